#include "store/group_commit.hpp"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <utility>

namespace kodeks::store {

namespace {

constexpr auto look_every = std::chrono::seconds(1);

} // namespace

GroupCommit::GroupCommit(Store& store, Post post, std::function<void()> recovered, Failed failed)
    : store_(store),
      post_(std::move(post)),
      recovered_(std::move(recovered)),
      failed_(std::move(failed)),
      thread_([this] { work(); }) {}

GroupCommit::~GroupCommit() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    more_.notify_one();
    thread_.join();
}

void GroupCommit::append(Write write, Done done) {
    write.bundle = 0;
    {
        const std::lock_guard lock(mutex_);
        waiting_.told.emplace_back(waiting_.writes.size(), std::move(done));
        waiting_.writes.push_back(std::move(write));
    }
    more_.notify_one();
}

void GroupCommit::append_all(std::vector<Write> writes, Done done) {
    {
        const std::lock_guard lock(mutex_);
        ++bundles_;
        for (Write& write : writes) {
            write.bundle = writes.size() > 1 ? bundles_ : 0;
        }
        waiting_.told.emplace_back(waiting_.writes.size(), std::move(done));
        std::ranges::move(writes, std::back_inserter(waiting_.writes));
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

// Also while acts keep coming: none of them is written before the store is back.
bool GroupCommit::is_time_to_look() const {
    return away_ && !back_ && !stopping_ && std::chrono::steady_clock::now() >= next_look_;
}

void GroupCommit::wait_for_more(std::unique_lock<std::mutex>& lock) {
    const auto is_more = [this] { return stopping_ || !waiting_.told.empty(); };
    if (away_ && !back_) {
        more_.wait_until(lock, next_look_, is_more);
    } else {
        more_.wait(lock, is_more);
    }
}

// That it is back is said where everybody lives, so that whoever is told of it writes first.
void GroupCommit::look_for_store() {
    if (!store_.read({}, 0)) {
        return;
    }
    {
        const std::lock_guard lock(mutex_);
        back_ = true;
    }
    post_([this] {
        {
            const std::lock_guard lock(mutex_);
            failure_.reset();
            away_ = false;
            back_ = false;
        }
        if (recovered_) {
            recovered_();
        }
    });
}

void GroupCommit::work() {
    for (Group group;;) {
        std::unique_lock lock(mutex_);
        wait_for_more(lock);
        if (is_time_to_look()) {
            next_look_ = std::chrono::steady_clock::now() + look_every;
            lock.unlock();
            look_for_store();
            continue;
        }
        if (waiting_.told.empty()) {
            if (stopping_) {
                return;
            }
            continue;
        }
        std::swap(group, waiting_);
        lock.unlock();
        commit(group);
        group.writes.clear(); // its room is that of the group after the next
    }
}

Result<std::vector<Receipt>> GroupCommit::append_group(const std::vector<Write>& writes) {
    if (const auto broken = failure()) {
        return tl::unexpected(*broken);
    }
    auto receipts = store_.append(writes);
    if (!receipts) {
        note_failure(receipts.error());
        return receipts;
    }
    const std::lock_guard lock(mutex_);
    ++counts_.groups;
    counts_.writes += writes.size();
    return receipts;
}

void GroupCommit::note_failure(const Fault& fault) {
    {
        const std::lock_guard lock(mutex_);
        failure_ = fault;
        away_ = store_.is_away();
    }
    if (failed_) {
        post_([this, fault] { failed_(fault); });
    }
}

// Whoever waits is told before the group is cleared away.
void GroupCommit::commit(Group& group) {
    auto receipts = append_group(group.writes);
    post_([told = std::exchange(group.told, {}), receipts = std::move(receipts)] {
        for (const auto& [first, done] : told) {
            done(receipts ? Result<Receipt>((*receipts)[first])
                          : Result<Receipt>(tl::unexpected(receipts.error())));
        }
    });
}

} // namespace kodeks::store
