#include "store/group_commit.hpp"

#include <algorithm>
#include <iterator>
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
    std::vector<Write> one;
    one.push_back(std::move(write));
    append_all(std::move(one), std::move(done));
}

void GroupCommit::append_all(std::vector<Write> writes, Done done) {
    {
        const std::lock_guard lock(mutex_);
        ++bundles_;
        for (Write& write : writes) {
            write.bundle = writes.size() > 1 ? bundles_ : 0;
        }
        waiting_.push_back({std::move(writes), std::move(done)});
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
    std::vector<std::pair<std::size_t, Done>> waiting; // by the first of their writes
    for (Waiting& one : group) {
        waiting.emplace_back(writes.size(), std::move(one.done));
        std::ranges::move(one.writes, std::back_inserter(writes));
    }
    auto receipts = append_group(writes);
    post_([waiting = std::move(waiting), receipts = std::move(receipts)] {
        for (const auto& [first, done] : waiting) {
            done(receipts ? Result<Receipt>((*receipts)[first])
                          : Result<Receipt>(tl::unexpected(receipts.error())));
        }
    });
}

} // namespace kodeks::store
