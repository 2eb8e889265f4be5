#include "server/simulation/virtual_world.hpp"

#include <algorithm>
#include <utility>

namespace kodeks::server::simulation {

Timers::Id VirtualTime::add(UnixTime time, Entry entry) {
    const Id id = ++last_;
    const std::int64_t at = std::max(time.value, now_.value);
    queue_[{at, id}] = std::move(entry);
    times_[id] = at;
    return id;
}

Timers::Id VirtualTime::call_at(UnixTime time, std::function<void()> call) {
    return add(time, {std::move(call), true});
}

void VirtualTime::outside_in(Milliseconds wait, std::function<void()> call) {
    add({now_.value + wait.value}, {std::move(call), false});
}

void VirtualTime::forget() {
    std::erase_if(queue_, [](const auto& one) { return one.second.inside; });
}

void VirtualTime::cancel(Id id) {
    if (const auto found = times_.find(id); found != times_.end()) {
        queue_.erase({found->second, id});
        times_.erase(found);
    }
}

void VirtualTime::call_in(Milliseconds wait, std::function<void()> call) {
    call_at({now_.value + wait.value}, std::move(call));
}

bool VirtualTime::run_next() {
    if (queue_.empty()) {
        return false;
    }
    const auto node = queue_.extract(queue_.begin());
    now_.value = node.key().time;
    times_.erase(node.key().id);
    node.mapped().call();
    return true;
}

void VirtualTime::run_until(UnixTime time) {
    while (!queue_.empty() && queue_.begin()->first.time <= time.value) {
        run_next();
    }
    now_ = std::max(now_, time);
}

void VirtualDisk::append(store::Write write, Done done) {
    append_all({std::move(write)}, std::move(done));
}

void VirtualDisk::append_all(std::vector<store::Write> writes, Done done) {
    if (lies_) {
        const store::Write& write = writes.front();
        const auto last = static_cast<store::Sequence>(write.after + write.lines.size());
        time_.call_in({0}, [done, first = write.after + 1, last] {
            done(store::Receipt{store::Written::stored, first, last});
        });
        done = [](const Result<store::Receipt>&) {};
    }
    waiting_.push_back({std::move(writes), std::move(done)});
    if (group_.empty()) {
        sync();
    }
}

void VirtualDisk::sync() {
    group_ = std::exchange(waiting_, {});
    time_.call_in(sync_, [this] { synced(); });
}

void VirtualDisk::synced() {
    const std::vector<Waiting> group = std::exchange(group_, {});
    ++syncs_;
    for (const Waiting& one : group) {
        Result<store::Receipt> receipt = tl::unexpected(Fault{});
        if (failure_) {
            receipt = tl::unexpected(*failure_);
        } else {
            receipt = store_.append(one.writes)->front();
        }
        one.done(receipt);
    }
    if (!waiting_.empty() && group_.empty()) {
        sync();
    }
}

void VirtualDisk::crash(bool group_arrives) {
    if (group_arrives && !failure_) {
        for (const Waiting& one : group_) {
            static_cast<void>(store_.append(one.writes));
        }
    }
    group_.clear();
    waiting_.clear();
}

void VirtualProver::prove(const truth::Query& query, std::function<void(truth::Known)> done) {
    time_.call_in(proof_,
                  [this, query, done = std::move(done)] { done(truth::ask(oracle_, query)); });
}

// SplitMix64: one addition and a few shifts, the same everywhere.
std::uint64_t VirtualDice::number() {
    state_ += 0x9E3779B97F4A7C15;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
    return z ^ (z >> 31);
}

std::string VirtualDice::bytes(std::size_t count) {
    std::string bytes;
    while (bytes.size() < count) {
        bytes += static_cast<char>(number() & 0xFF);
    }
    return bytes;
}

} // namespace kodeks::server::simulation
