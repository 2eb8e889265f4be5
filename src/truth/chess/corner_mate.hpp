// How many moves a mate in a corner seems to need when the winner has neither queens nor rooks: the
// loser's king walks there, the winner's king guards two of the three squares beside him, a man of
// the loser blocks the third or an officer guards it, and another officer gives the check. It
// orders the work of the search and never decides anything.
#pragma once

#include "games/chess/position.hpp"

namespace kodeks::truth::chess {

// More than any mate needs: there is no such plan.
constexpr int no_corner_mate = 24;

// Likewise when two men of the loser stand beside the corner and a bishop gives the check; less
// than twice `no_corner_mate` if that is conceivable.
int smothered_mate_moves(const games::chess::Position& position, games::Side winner);

int corner_mate_moves(const games::chess::Position& position, games::Side winner);

} // namespace kodeks::truth::chess
