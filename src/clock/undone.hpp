// What completed moves had brought to a clock, for moves that are taken back: the increments and
// the periods that came with them. The number of moves towards the control follows the board
// (FIDE:7.1, RU:3.12.7), and time that was granted for a move that was never made goes with it.
#pragma once

#include "clock/clock.hpp"

#include <span>

namespace kodeks::clock {

struct Undone {
    std::uint8_t period = 0; // that runs again
    std::int32_t control_at = 0;
    Milliseconds base{0};  // of periods that are not reached any more
    Milliseconds extra{0}; // that came with the moves

    friend bool operator==(const Undone&, const Undone&) = default;
};

// The half goes back to so many completed moves. Moves that were completed without a press of the
// clock, by their numbers, brought no increment. What came with earlier moves in Bronstein mode
// nobody knows any more; of the last one the time it took is still there.
Undone undone(const Half& half, std::int32_t moves, std::span<const std::int32_t> unpressed = {});

// The move that is thought about again has begun already.
Clock rewound(Clock clock, Side side, const Undone& undone);

} // namespace kodeks::clock
