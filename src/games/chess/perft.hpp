// Counting the leaves of the move tree, the classic proof and measure of a move generator.
#pragma once

#include "games/chess/position.hpp"

namespace kodeks::games::chess {

// Positions after exactly `depth` plies; 1 for depth 0.
std::uint64_t perft(const Position& position, int depth);

} // namespace kodeks::games::chess
