#include "store/group_commit.hpp"

#include <utility>

namespace kodeks::store {

GroupCommit::GroupCommit(Store& store, Post post)
    : store_(store), post_(std::move(post)), thread_([this] { work(); }) {}

GroupCommit::~GroupCommit() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    more_.notify_one();
    thread_.join();
}

void GroupCommit::append(Write write, Done done) {
    {
        const std::lock_guard lock(mutex_);
        waiting_.push_back({std::move(write), std::move(done)});
    }
    more_.notify_one();
}

GroupCommit::Counts GroupCommit::counts() const {
    const std::lock_guard lock(mutex_);
    return counts_;
}

std::optional<Fault> GroupCommit::failure() const {
    const std::lock_guard lock(mutex_);
    return failure_;
}

void GroupCommit::work() {
    for (;;) {
        std::unique_lock lock(mutex_);
        more_.wait(lock, [this] { return stopping_ || !waiting_.empty(); });
        if (waiting_.empty()) {
            return;
        }
        auto group = std::exchange(waiting_, {});
        lock.unlock();
        commit(std::move(group));
    }
}

Result<std::vector<Receipt>> GroupCommit::append_group(const std::vector<Write>& writes) {
    if (const auto broken = failure()) {
        return tl::unexpected(*broken);
    }
    auto receipts = store_.append(writes);
    const std::lock_guard lock(mutex_);
    if (!receipts) {
        failure_ = receipts.error();
    } else {
        ++counts_.groups;
        counts_.writes += writes.size();
    }
    return receipts;
}

void GroupCommit::commit(std::vector<Waiting> group) {
    std::vector<Write> writes;
    std::vector<Done> waiting;
    for (Waiting& one : group) {
        writes.push_back(std::move(one.write));
        waiting.push_back(std::move(one.done));
    }
    auto receipts = append_group(writes);
    post_([waiting = std::move(waiting), receipts = std::move(receipts)] {
        for (std::size_t i = 0; i < waiting.size(); ++i) {
            waiting[i](receipts ? Result<Receipt>((*receipts)[i])
                                : Result<Receipt>(tl::unexpected(receipts.error())));
        }
    });
}

} // namespace kodeks::store
