// How far a position seems to be from a mate that both sides want: less is nearer. It orders the
// work of the searches and never decides anything.
#pragma once

#include "games/chess/position.hpp"

namespace kodeks::truth::chess {

constexpr int estimate_max = 255;

// Between 0 and estimate_max.
int estimate(const games::chess::Position& position, games::Side winner);

} // namespace kodeks::truth::chess
