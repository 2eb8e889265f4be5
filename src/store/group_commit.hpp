// One disk sync carries many commands: while one group is being written, the next one gathers, and
// then goes in a single transaction. A thread of its own writes; whoever waits is told through
// `post` on the thread it lives on, in the order in which the writes came.
//
// After the first failure nothing is written any more and everybody is told so: a failed sync must
// never be tried again, because the disk may have thrown away what it was given. Only a database
// that could not be reached is asked every second whether it is back; what it had taken is then
// there, and what follows is written again.
#pragma once

#include "store/store.hpp"

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace kodeks::store {

class GroupCommit {
public:
    using Done = std::function<void(const Result<Receipt>&)>;
    using Post = std::function<void(std::function<void()>)>;
    using Failed = std::function<void(const Fault&)>;

    // `failed` is posted when nothing is written any more, `recovered` when a database is back,
    // before anything else is written.
    GroupCommit(Store& store, Post post, std::function<void()> recovered = {}, Failed failed = {});
    GroupCommit(const GroupCommit&) = delete;
    GroupCommit& operator=(const GroupCommit&) = delete;
    ~GroupCommit(); // writes what waits

    void append(Write write, Done done);

    // These go in one transaction; the receipt is the first one's.
    void append_all(std::vector<Write> writes, Done done);

    struct Counts {
        std::uint64_t groups = 0;
        std::uint64_t writes = 0;
    };

    Counts counts() const;

    // Why the store does not take anything any more.
    std::optional<Fault> failure() const;

private:
    struct Group {
        std::vector<Write> writes;
        std::vector<std::pair<std::size_t, Done>> told; // by the first of their writes
    };

    void work();
    bool is_time_to_look() const;
    void wait_for_more(std::unique_lock<std::mutex>& lock);
    void look_for_store();
    void commit(Group& group);
    Result<std::vector<Receipt>> append_group(const std::vector<Write>& writes);
    void note_failure(const Fault& fault);

    Store& store_;
    Post post_;
    std::function<void()> recovered_;
    Failed failed_;
    mutable std::mutex mutex_;
    std::condition_variable more_;
    Group waiting_;
    std::optional<Fault> failure_;
    bool away_ = false; // and may come back
    bool back_ = false; // that is posted already
    std::chrono::steady_clock::time_point next_look_{};
    Counts counts_;
    std::uint32_t bundles_ = 0; // so far
    bool stopping_ = false;
    std::thread thread_; // last: it uses all of the above
};

} // namespace kodeks::store
