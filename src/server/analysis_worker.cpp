#include "server/analysis_worker.hpp"

#include <utility>

namespace kodeks::server {

AnalysisWorker::AnalysisWorker(const truth::Analyst& analyst, Post post)
    : analyst_(analyst), post_(std::move(post)), thread_([this] { work(); }) {}

AnalysisWorker::~AnalysisWorker() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    more_.notify_one();
    thread_.join();
}

bool AnalysisWorker::analyse(const games::Position& position, Done done) {
    {
        const std::lock_guard lock(mutex_);
        if (jobs_.size() >= waiting_max) {
            return false;
        }
        jobs_.push_back({position, std::move(done)});
    }
    more_.notify_one();
    return true;
}

void AnalysisWorker::work() {
    for (;;) {
        std::unique_lock lock(mutex_);
        more_.wait(lock, [this] { return stopping_ || !jobs_.empty(); });
        if (stopping_) {
            return;
        }
        Job job = std::move(jobs_.front());
        jobs_.pop_front();
        lock.unlock();
        post_([done = std::move(job.done), analysis = analyst_.analyse(job.position)] {
            done(analysis);
        });
    }
}

} // namespace kodeks::server
