// Time controls as text. Reading takes the form of the PGN tag TimeControl and a little more:
//
//     40/5400:1800          90 minutes for 40 moves, then 30 minutes for the rest
//     5400+30               an increment after every move; 5400~30 before it
//     5400d5, 5400b5        a delay, Bronstein's give-back
//     7200:25/3600*         the last period repeats
//     *180                  an hourglass; =86400 a time per move
//     600;5x30, 600;25/300  Japanese (5 portions of 30 s) and Canadian overtime (25 moves in 300 s)
//
// Times are seconds, with at most three decimals. What PGN cannot say is written with the
// extensions above; what it can is written as PGN says it.
#pragma once

#include "base/result.hpp"
#include "clock/control.hpp"

#include <string>
#include <string_view>

namespace kodeks::clock {

Result<TimeControl> parse_control(std::string_view text);
std::string to_text(const TimeControl& control);

// "40 moves in 1 h 30 min, then 30 min for the rest of the game, 30 s more for each move".
std::string describe(const TimeControl& control, Language language);

// "1 h 30 min", "2 min 5 s", "0.5 s".
std::string describe(Milliseconds time, Language language);

} // namespace kodeks::clock
