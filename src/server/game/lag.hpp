// What the way of a message costs a player, and how much of it he gets back. Measured by the server
// alone: the smaller of the last two round trips of its own pings, whatever a client says. Credited
// when his clock begins to run, by a formula that docs/server.md publishes:
//
//     quota  = 150 ms + 4 ms for every second of the control (40 moves), at most 1,000 ms
//     bucket = 3 quotas at the beginning, one more with every move he completes, at most 7
//     credit = the lag, at most what is in the bucket, in steps of 10 ms
//
// The credit stands in the record as a correction of the clock of its own, so that everybody can
// follow every millisecond, and so does what is left in the bucket.
#pragma once

#include "clock/control.hpp"
#include "games/side.hpp"

#include <algorithm>
#include <string_view>

namespace kodeks::server {

// The first part of the ids of commands that credit lag.
constexpr std::string_view lag_prefix = "lag:";

constexpr std::int64_t lag_step_ms = 10; // smaller ones are not worth a record
constexpr std::int64_t first_quotas = 3;
constexpr std::int64_t most_quotas = 7;

inline Milliseconds lag_quota(const clock::TimeControl& control) {
    constexpr std::int64_t least_ms = 150;
    constexpr std::int64_t most_ms = 1000;
    constexpr std::int64_t part = 250; // 4 ms of every second
    return {std::min(most_ms, least_ms + clock::allotted(control, 40).value / part)};
}

class LagBucket {
public:
    LagBucket() = default;

    explicit LagBucket(Milliseconds quota)
        : quota_(quota.value), left_(quota.value * first_quotas) {}

    void moved() { left_ = std::min(left_ + quota_, quota_ * most_quotas); }

    void credited(Milliseconds amount) { left_ = std::max<std::int64_t>(left_ - amount.value, 0); }

    Milliseconds credit(Milliseconds lag) const {
        const std::int64_t due = std::clamp<std::int64_t>(lag.value, 0, left_);
        return {due - due % lag_step_ms};
    }

    Milliseconds left() const { return {left_}; }

private:
    std::int64_t quota_ = 0;
    std::int64_t left_ = 0;
};

} // namespace kodeks::server
