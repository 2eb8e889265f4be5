// "Can this side win by any series of legal moves, the opponent helping?" for any game: proved with
// a line that ends with its win, refuted when everything that can be reached was looked at, open
// when the budget ended first.
//
// Positions with few pieces of either side come first: a game ends when one side has nothing left,
// and which of them wins then is a matter of the game.
#pragma once

#include "games/position.hpp"
#include "truth/truth.hpp"

#include <span>
#include <vector>

namespace kodeks::truth {

struct HelpAnswer {
    Verdict verdict = Verdict::open;
    std::vector<games::Move> line; // when proved; empty: the game is won already
    std::uint64_t nodes = 0;       // positions whose moves were looked at, at most the budget
};

HelpAnswer search_help_win(const games::Position& position, games::Side side, std::uint64_t budget);

// Whether the line is a series of legal moves that ends with a win of this side.
bool wins(const games::Position& position, games::Side side, std::span<const games::Move> line);

} // namespace kodeks::truth
