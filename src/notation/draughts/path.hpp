// Whether a piece can have gone the way a text tells.
#pragma once

#include "games/position.hpp"

#include <optional>

namespace kodeks::notation::draughts {

// The pieces jumped when the squares are all the landings of a capture: between two of them stands
// exactly one enemy piece that was not jumped before. Nothing when the squares are not that.
std::optional<games::SquareSet> jumped_on(const games::Position& position,
                                          const games::Route& squares);

// The first route of the move that lands on or passes all the squares, in order. Only so many
// routes are tried as any position of a game has; a monster's partial path may be refused.
std::optional<games::Route> route_through(const games::Position& position, const games::Move& move,
                                          const games::Route& squares);

} // namespace kodeks::notation::draughts
