#include "server/worker.hpp"

#include <utility>

namespace kodeks::server {

Worker::Worker(const truth::Oracle& oracle, Post post)
    : oracle_(oracle), post_(std::move(post)), thread_([this] { work(); }) {}

Worker::~Worker() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    more_.notify_one();
    thread_.join();
}

void Worker::prove(const truth::Query& query, std::function<void(truth::Known)> done) {
    {
        const std::lock_guard lock(mutex_);
        jobs_.push_back({query, std::move(done)});
    }
    more_.notify_one();
}

void Worker::work() {
    for (;;) {
        std::unique_lock lock(mutex_);
        more_.wait(lock, [this] { return stopping_ || !jobs_.empty(); });
        if (stopping_) {
            return;
        }
        Job job = std::move(jobs_.front());
        jobs_.pop_front();
        lock.unlock();
        const truth::Known known = truth::ask(oracle_, job.query);
        post_([done = std::move(job.done), known] { done(known); });
    }
}

} // namespace kodeks::server
