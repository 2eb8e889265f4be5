// What happened to the clock.
#pragma once

#include "clock/undone.hpp"
#include "games/side.hpp"

#include <cstdint>
#include <string_view>

namespace kodeks::referee {

using clock::Instant;
using games::Side;

enum class ClockChange : std::uint8_t { started, pressed, paused, switched_back };

struct ClockChanged {
    static constexpr std::string_view word = "clock-changed";

    ClockChange change = ClockChange::started;
    Side side = Side::white; // who is started; otherwise who it is about
    Instant at{0};

    friend bool operator==(const ClockChanged&, const ClockChanged&) = default;
};

struct TimeCorrected {
    static constexpr std::string_view word = "time-corrected";

    Side side = Side::white;
    Milliseconds amount{0};

    friend bool operator==(const TimeCorrected&, const TimeCorrected&) = default;
};

struct IncrementGiven {
    static constexpr std::string_view word = "increment-given";

    Milliseconds time{0};

    friend bool operator==(const IncrementGiven&, const IncrementGiven&) = default;
};

// The arbiter sets the number of completed moves.
struct MovesCounted {
    static constexpr std::string_view word = "moves-counted";

    Side side = Side::white;
    std::int32_t moves = 0;

    friend bool operator==(const MovesCounted&, const MovesCounted&) = default;
};

// The fallen flag is raised: the moves were made, or nobody can show otherwise.
struct PeriodBegun {
    static constexpr std::string_view word = "period-begun";

    Side side = Side::white;

    friend bool operator==(const PeriodBegun&, const PeriodBegun&) = default;
};

// Moves were taken back, and with them the increments and periods that they had brought.
struct Rewound {
    static constexpr std::string_view word = "rewound";

    Side side = Side::white;
    clock::Undone undone;

    friend bool operator==(const Rewound&, const Rewound&) = default;
};

} // namespace kodeks::referee
