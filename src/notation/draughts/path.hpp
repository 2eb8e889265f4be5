// Whether a piece can have gone the way a text tells.
#pragma once

#include "games/position.hpp"

#include <cstdint>
#include <optional>

namespace kodeks::notation::draughts {

// How the squares of a text lie on the way of the piece.
enum class Way : std::uint8_t {
    all_landings,  // between two of them stands exactly one piece, which is jumped
    some_landings, // the piece lands on each
    passing,       // the piece lands on or passes each
};

// A route of the move along these squares, start and end included; nothing when there is none. Of
// a partial path only so many routes are tried as any position of a game has: a monster's may be
// refused.
std::optional<games::Route> route_along(const games::Position& position, const games::Move& move,
                                        const games::Route& squares, Way way);

} // namespace kodeks::notation::draughts
