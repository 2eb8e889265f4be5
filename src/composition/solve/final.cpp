#include "composition/solve/final.hpp"

#include "composition/hearing.hpp"

namespace kodeks::composition {

Superfluous superfluous_in(const games::Position& end, Proofs& proofs) {
    Superfluous found;
    if (games::ending(end).over()) {
        found.squares = is_beaten(end) ? superfluous(end) : games::SquareSet();
        return found;
    }
    const games::SquareSet white = squares_of(end, games::Side::white);
    if (white.size() < 2) {
        return found;
    }
    for (const games::Square square : white) {
        const Proof proof = proofs.meets(without(end, square));
        found.open = found.open || proof == Proof::open;
        if (proof == Proof::proved) {
            found.squares.add(square);
        }
    }
    return found;
}

bool is_economical(const games::Position& end, Proofs& proofs) {
    const Superfluous found = superfluous_in(end, proofs);
    return found.squares.empty() && !found.open;
}

} // namespace kodeks::composition
