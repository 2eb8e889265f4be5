// Economy of a final position.
#pragma once

#include "composition/examine/proofs.hpp"

namespace kodeks::composition {

// The white pieces without which, one at a time, the task would be met just the same. Black is to
// move or the game is over; the last white piece is never superfluous: somebody must have done it.
struct Superfluous {
    games::SquareSet squares;
    bool open = false; // of some piece it could not be told
};

Superfluous superfluous_in(const games::Position& end, Proofs& proofs);

bool is_economical(const games::Position& end, Proofs& proofs); // for certain

} // namespace kodeks::composition
