// Real time as the server uses it: universal time that never goes back, also when somebody sets
// the machine's clock. The simulator has one of its own.
#pragma once

#include "ledger/unix_time.hpp"

#include <algorithm>
#include <chrono>

namespace kodeks::server {

using ledger::UnixTime;

class Watch {
public:
    virtual ~Watch() = default;
    virtual UnixTime now() const = 0;
};

// The machine's clock is looked at once; from then on a steady one counts.
class RealWatch final : public Watch {
public:
    RealWatch()
        : start_{std::chrono::duration_cast<std::chrono::milliseconds>(
                     std::chrono::system_clock::now().time_since_epoch())
                     .count()} {}

    UnixTime now() const override {
        const auto passed = std::chrono::steady_clock::now() - begun_;
        latest_ = std::max(
            latest_,
            start_.value + std::chrono::duration_cast<std::chrono::milliseconds>(passed).count());
        return {latest_};
    }

    // Before anything happens: counts by another clock, such as that of a shared database.
    void set(UnixTime time) {
        start_.value += time.value - now().value;
        latest_ = 0;
    }

    // Now and then: draws nearer to that clock, a millisecond at a time, never back.
    void lean(UnixTime time) {
        start_.value += std::clamp<std::int64_t>(time.value - now().value, -1, 1);
    }

    // What was recorded before must not lie in the future.
    void not_before(UnixTime time) {
        const UnixTime behind{time.value - now().value};
        start_.value += std::max<std::int64_t>(behind.value, 0);
    }

private:
    UnixTime start_;
    mutable std::int64_t latest_ = 0; // that was told
    std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
};

} // namespace kodeks::server
