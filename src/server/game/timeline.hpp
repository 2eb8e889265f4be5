// How real time becomes the time of one game. A game counts milliseconds from its opening; the time
// during which no server ran is left out of it: whoever was to move when the program stopped loses
// nothing by that. Everything here follows from the records, so that the next restart knows it too.
#pragma once

#include "clock/clock.hpp"
#include "ledger/unix_time.hpp"

#include <algorithm>
#include <string_view>

namespace kodeks::server {

using clock::Instant;
using ledger::UnixTime;

// The first part of the ids of commands by which time goes on after a restart.
constexpr std::string_view restart_prefix = "restart:";

class Timeline {
public:
    void open(UnixTime time) { opened_ = time; }

    // The instant of the game at this time, never before one that has passed.
    Instant instant(UnixTime time) const {
        return std::max(last_, Instant{time.value - opened_.value - left_out_.value});
    }

    UnixTime time(Instant instant) const {
        return {instant.value + opened_.value + left_out_.value};
    }

    void passed(Instant instant) { last_ = std::max(last_, instant); }

    // A record says that at this time the game's clocks showed this instant.
    void set(UnixTime time, Instant instant) {
        left_out_ = {time.value - opened_.value - instant.value};
    }

    // Nothing since the last instant counts.
    void go_on_at(UnixTime now) { set(now, last_); }

    Instant last() const { return last_; }

    UnixTime opened() const { return opened_; }

private:
    UnixTime opened_{0};
    Milliseconds left_out_{0};
    Instant last_{0};
};

} // namespace kodeks::server
