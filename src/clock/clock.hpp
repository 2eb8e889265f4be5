// The two-sided clock as a value. Time is an argument: every operation takes the instant at which
// it happens and returns the clock after it; nothing here looks at a real clock.
//
//     Clock clock(control, control);
//     clock = started(clock, Side::white, now);
//     clock = pressed(clock, now);              // White's move is completed, Black's time runs
//     reading(clock, Side::black, now).remaining;
//
// Invariants: at most one side runs (FIDE:6.1, UA:V.7.1.2); instants do not go back; for each side
// base + extra + corrections - used = remaining, to the millisecond.
#pragma once

#include "clock/control.hpp"
#include "games/side.hpp"

#include <array>
#include <optional>

namespace kodeks::clock {

using games::Side;

// Milliseconds since a fixed origin, as the start of the game.
using Instant = Quantity<struct InstantTag>;

constexpr Milliseconds between(Instant from, Instant to) {
    return {to.value - from.value};
}

// Where a player's time came from and went.
struct Account {
    Milliseconds base{0};  // periods granted
    Milliseconds extra{0}; // increments, delays given back, overtime, sand from the other bulb
    Milliseconds corrections{0}; // by an arbiter: penalties, compensation, lateness
    Milliseconds used{0};

    constexpr Milliseconds remaining() const { return base + extra + corrections - used; }

    friend constexpr bool operator==(const Account&, const Account&) = default;
};

struct Half {
    TimeControl control;
    Account account;
    std::int32_t moves = 0;          // completed
    std::uint8_t period = 0;         // index of the running period
    std::int32_t control_at = 0;     // moves to be completed in the time granted; 0: no such number
    std::int32_t overtime_left = -1; // portions or moves left in overtime; -1: not in overtime
    bool move_begun = false;         // so that a pause does not begin the move again
    Milliseconds move_time{0};       // elapsed in the present move
    std::optional<Instant> flag;     // when it fell

    friend bool operator==(const Half&, const Half&) = default;
};

struct Clock {
    Clock() : Clock(whole_game(minutes(90)), whole_game(minutes(90))) {}

    Clock(const TimeControl& white, const TimeControl& black);

    std::array<Half, 2> halves; // by Side
    std::optional<Side> running;
    Instant since{0}; // what has passed until then is accounted for

    const Half& of(Side side) const { return halves[static_cast<std::size_t>(side)]; }

    Half& of(Side side) { return halves[static_cast<std::size_t>(side)]; }

    friend bool operator==(const Clock&, const Clock&) = default;
};

// Accounts for the time up to now; flags fall on the way.
Clock advanced(Clock clock, Instant now);

// Starts a side's time; nobody's may be running.
Clock started(Clock clock, Side side, Instant now);
// Stops both sides.
Clock paused(Clock clock, Instant now);
// The running side completes its move, and the other side's time begins.
Clock pressed(Clock clock, Instant now);
// The move goes back to the other side without having been completed, as after an illegal move.
Clock switched_back(Clock clock, Instant now);

// The next period begins although the moves of this one were not made, and the flag is forgotten:
// both have fallen, and nobody knows which first (FIDE:G.III.3.1.1).
Clock next_period(Clock clock, Side side);

// An arbiter adds or takes time; a fallen flag is raised again only by a positive remainder.
Clock corrected(Clock clock, Side side, Milliseconds amount);
// An arbiter sets the number of completed moves (FIDE:6.10.2).
Clock with_moves(Clock clock, Side side, std::int32_t moves);

struct Reading {
    Milliseconds remaining{0};
    bool running = false;
    bool flag = false;
    std::int32_t moves_to_control = 0; // 0: no control ahead that asks for moves

    friend bool operator==(const Reading&, const Reading&) = default;
};

Reading reading(const Clock& clock, Side side, Instant now);

// When the running side's time of the present period is used up; nothing when no side runs or its
// flag is down already.
std::optional<Instant> runs_out_at(const Clock& clock);

// Whose flag fell first; empty when none is down or both fell at the same instant.
std::optional<Side> first_flag(const Clock& clock);

} // namespace kodeks::clock
