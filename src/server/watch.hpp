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
        return {start_.value +
                std::chrono::duration_cast<std::chrono::milliseconds>(passed).count()};
    }

    // What was recorded before must not lie in the future.
    void not_before(UnixTime time) {
        const UnixTime behind{time.value - now().value};
        start_.value += std::max<std::int64_t>(behind.value, 0);
    }

private:
    UnixTime start_;
    std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
};

} // namespace kodeks::server
