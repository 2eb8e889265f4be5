// Compositions solved on a thread of their own. Whoever asks comes back for the progress and the
// answer, or says that it may stop; one at a time for each of them, and when nobody comes back any
// more the search ends by itself. Time, memory and the number of those who wait are bounded.
#pragma once

#include "base/message.hpp"
#include "composition/study.hpp"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include <boost/json/object.hpp>
#include <tl/expected.hpp>

namespace kodeks::server {

enum class StudyState : std::uint8_t { waiting, working, done, out_of_time, stopped };

class CompositionWorker {
public:
    using Clock = std::chrono::steady_clock;
    // What the endgame tables of a game know; asked on the thread that solves.
    using Tables = std::function<composition::Leaves(const games::Variant&)>;

    static constexpr std::size_t waiting_max = 8;
    static constexpr std::chrono::seconds time_most{120};
    static constexpr std::chrono::seconds time_usual{20};
    static constexpr std::chrono::seconds usual_patience{15}; // with who does not come back
    static constexpr std::uint64_t memory_bytes = std::uint64_t{64} << 20;

    struct Done {
        boost::json::object answer;
        std::uint64_t nodes = 0;
    };

    // What is done with it, on the thread that solves.
    using Work = std::function<Done(const composition::Composition&, const composition::Means&,
                                    const std::function<void(composition::Stage)>&)>;

    // Solves it and examines what was found: study_json().
    static Done study(const composition::Composition& composition, const composition::Means& means,
                      const std::function<void(composition::Stage)>& tell);

    struct Asked {
        std::string owner;
        composition::Composition composition;
        std::chrono::seconds time = time_usual;
        Work work = study;
    };

    struct Shown {
        games::Position diagram;
        StudyState state = StudyState::waiting;
        composition::Stage stage = composition::Stage::solving;
        std::uint64_t nodes = 0;
        std::chrono::milliseconds spent{0};
        std::shared_ptr<const boost::json::object> answer{}; // at the end
    };

    explicit CompositionWorker(Tables tables, std::chrono::seconds patience = usual_patience);
    CompositionWorker(const CompositionWorker&) = delete;
    CompositionWorker& operator=(const CompositionWorker&) = delete;
    ~CompositionWorker(); // ends the search it is at, and drops the rest

    // The number of the job, or why not.
    tl::expected<std::uint64_t, Message> begin(Asked asked);

    // Nothing when there is no such job of this owner, or no more.
    std::optional<Shown> show(std::uint64_t number, const std::string& owner);
    bool stop(std::uint64_t number, const std::string& owner);

private:
    struct Job;
    using JobPtr = std::shared_ptr<Job>;

    void work();
    void run(Job& job);
    void tell(Job& job, composition::Stage stage);
    bool goes_on(Job& job, std::uint64_t nodes);
    JobPtr find(std::uint64_t number, const std::string& owner) const;
    void forget(const std::string& owner);

    Tables tables_;
    std::chrono::seconds patience_;
    mutable std::mutex mutex_;
    std::condition_variable more_;
    std::deque<JobPtr> jobs_; // in the order of their numbers, finished ones too
    std::uint64_t last_ = 0;
    bool stopping_ = false;
    std::thread thread_; // last: it uses all of the above
};

} // namespace kodeks::server

namespace kodeks::ledger {

KODEKS_WORDS(server::StudyState, "waiting", "working", "done", "out-of-time", "stopped")

} // namespace kodeks::ledger
