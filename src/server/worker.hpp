// Long proofs, on a thread of their own; the answer is posted back.
#pragma once

#include "server/services.hpp"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

namespace kodeks::server {

class Worker final : public Prover {
public:
    using Post = std::function<void(std::function<void()>)>;

    Worker(const truth::Oracle& oracle, Post post);
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;
    ~Worker() override; // finishes the proof it is at, and drops the rest

    void prove(const truth::Query& query, std::function<void(truth::Known)> done) override;

private:
    struct Job {
        truth::Query query;
        std::function<void(truth::Known)> done;
    };

    void work();

    const truth::Oracle& oracle_;
    Post post_;
    std::mutex mutex_;
    std::condition_variable more_;
    std::deque<Job> jobs_;
    bool stopping_ = false;
    std::thread thread_; // last: it uses all of the above
};

} // namespace kodeks::server
