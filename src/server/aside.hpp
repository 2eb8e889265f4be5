// Work that takes longer than a game may wait, on a thread of its own: papers of large events,
// proofs, passwords. What it works on is its own; the answer comes back on the one thread on which
// everything happens.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace kodeks::server {

// The calling thread lets those who play go first: where cores are few, a proof waits for moves.
void step_back();

class Aside {
public:
    using Call = std::function<void()>;
    using Post = std::function<void(Call)>;

    Aside(Post post, std::size_t waiting_max);
    Aside(const Aside&) = delete;
    Aside& operator=(const Aside&) = delete;
    ~Aside(); // finishes the work it is at, and drops the rest

    // False when too many wait already; `done` follows `work` on the thread of the others.
    bool run(Call work, Call done);

private:
    struct Job {
        Call work;
        Call done;
    };

    void work();

    Post post_;
    std::size_t waiting_max_;
    std::mutex mutex_;
    std::condition_variable more_;
    std::deque<Job> jobs_;
    bool stopping_ = false;
    std::thread thread_; // last: it uses all of the above
};

} // namespace kodeks::server
