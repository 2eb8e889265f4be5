#include "server/aside.hpp"

#include <utility>

#include <sys/resource.h>

namespace kodeks::server {

// On Linux each thread has a niceness of its own; where that cannot be had, nothing is lost.
void step_back() {
    constexpr int behind_games = 10;
    static_cast<void>(setpriority(PRIO_PROCESS, 0, behind_games));
}

Aside::Aside(Post post, std::size_t waiting_max)
    : post_(std::move(post)), waiting_max_(waiting_max), thread_([this] { work(); }) {}

Aside::~Aside() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    more_.notify_one();
    thread_.join();
}

bool Aside::run(Call work, Call done) {
    {
        const std::lock_guard lock(mutex_);
        if (jobs_.size() >= waiting_max_) {
            return false;
        }
        jobs_.push_back({std::move(work), std::move(done)});
    }
    more_.notify_one();
    return true;
}

void Aside::work() {
    step_back();
    for (;;) {
        std::unique_lock lock(mutex_);
        more_.wait(lock, [this] { return stopping_ || !jobs_.empty(); });
        if (stopping_) {
            return;
        }
        Job job = std::move(jobs_.front());
        jobs_.pop_front();
        lock.unlock();
        job.work();
        post_(std::move(job.done));
    }
}

} // namespace kodeks::server
