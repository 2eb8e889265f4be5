// Fortresses: a proof without search that a side can never mate, from where every man can ever
// stand (ranges.hpp). Where a man that cannot move might be captured at home, both ways are looked
// at: that it is, and that it is not.
#pragma once

#include "games/chess/position.hpp"

namespace kodeks::truth::chess {

// The side to move must not be able to capture the king.
bool fortress_prevents_mate(const games::chess::Position& position, games::Side winner);

} // namespace kodeks::truth::chess
