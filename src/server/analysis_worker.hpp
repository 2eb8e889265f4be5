// Positions studied on a thread of their own, so that neither a running game nor its proofs wait
// for somebody's curiosity. Only a few may wait.
#pragma once

#include "oracle/analysis.hpp"

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace kodeks::server {

class AnalysisWorker {
public:
    using Post = std::function<void(std::function<void()>)>;
    using Done = std::function<void(const truth::Analysis&)>;

    static constexpr std::size_t waiting_max = 8;

    AnalysisWorker(const truth::Analyst& analyst, Post post);
    AnalysisWorker(const AnalysisWorker&) = delete;
    AnalysisWorker& operator=(const AnalysisWorker&) = delete;
    ~AnalysisWorker(); // finishes the position it is at, and drops the rest

    // False when too many wait already.
    bool analyse(const games::Position& position, Done done);

private:
    struct Job {
        games::Position position;
        Done done;
    };

    void work();

    const truth::Analyst& analyst_;
    Post post_;
    std::mutex mutex_;
    std::condition_variable more_;
    std::deque<Job> jobs_;
    bool stopping_ = false;
    std::thread thread_; // last: it uses all of the above
};

} // namespace kodeks::server
