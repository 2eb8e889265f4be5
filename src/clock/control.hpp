// Time controls as data: what each player may use, in which portions, with what extras.
//
//     TimeControl classical = {{{.moves = 40, .time = minutes(90)}, {.time = minutes(30)}}};
//     TimeControl blitz = {{{.time = minutes(3), .extra = Extra::increment_after, ...}}};
//
// A control is one of: periods (any number, each for so many moves or for the rest of the game),
// followed by nothing, by Japanese or by Canadian overtime; an hourglass; a fixed time per move.
// Both players usually have the same control, but may be given different ones.
#pragma once

#include "base/bounded.hpp"
#include "base/strong.hpp"

#include <cstdint>

namespace kodeks::clock {

// Time that comes with every move.
enum class Extra : std::uint8_t {
    none,
    increment_before, // added when the move begins
    increment_after,  // added when the move is completed (UA:V.8.4)
    bronstein,        // what was used of it is given back after the move
    delay,            // passes before the main time runs (FIDE:6.3.2)
};

struct Period {
    std::int32_t moves = 0; // 0: all remaining moves
    Milliseconds time{0};
    Extra extra = Extra::none;
    Milliseconds extra_time{0};
    // The last period may repeat: 60 minutes for every further 25 moves (UA:V.8.4.3.2).
    bool repeats = false;

    friend constexpr bool operator==(const Period&, const Period&) = default;
};

enum class Overtime : std::uint8_t {
    none,
    japanese, // `count` times `time`; a move within it gets the whole time back
    canadian, // `time` for every `count` moves
};

enum class Mode : std::uint8_t {
    periods,
    hourglass,     // what one player uses the other one gains
    time_per_move, // a fresh portion for every move
};

// When the time of the next period is added: when the moves of this one are made (a clock that
// counts moves), or when the time runs out (one that does not); then the arbiter counts (FIDE:6.4).
enum class NextPeriod : std::uint8_t { when_moves_are_made, when_time_is_out };

struct TimeControl {
    static constexpr std::size_t periods_max = 8;

    BoundedVector<Period, periods_max> periods;
    Mode mode = Mode::periods;
    NextPeriod next_period = NextPeriod::when_moves_are_made;
    Overtime overtime = Overtime::none;
    Milliseconds overtime_time{0};
    std::int32_t overtime_count = 0;

    friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

// One period for the whole game.
TimeControl whole_game(Milliseconds time, Extra extra = Extra::none, Milliseconds extra_time = {});

// Whether the data makes sense: at least one period, positive times, only the last period without
// a number of moves or repeating.
bool is_sound(const TimeControl& control);

// The time a player has for so many moves, every extra included.
Milliseconds allotted(const TimeControl& control, std::int32_t moves);

enum class Pace : std::uint8_t { standard, rapid, blitz };

// By the time for 60 moves: blitz up to 10 minutes, rapid below 60 (FIDE:A.1, FIDE:B.1).
Pace pace_of(const TimeControl& control);

} // namespace kodeks::clock
