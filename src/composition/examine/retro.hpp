// Play backwards: from which positions did a legal move lead here? Un-moves, un-captures and
// un-promotions, each tried forwards with the plain move generator, so that compulsory captures and
// the majority rule are obeyed.
#pragma once

#include "games/position.hpp"

#include <vector>

namespace kodeks::composition {

struct LastMove {
    games::Position before;
    games::Move move;
};

struct LastMoves {
    std::vector<LastMove> found;
    bool complete = true; // nothing was left out for want of room
};

// At most `most` of them, quiet ones first; the side that is not to move here made them.
LastMoves last_moves(const games::Position& position, std::size_t most);

} // namespace kodeks::composition
