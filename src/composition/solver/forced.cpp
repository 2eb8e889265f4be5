#include "composition/solver/forced.hpp"

namespace kodeks::composition {

AfterForced after_forced(const games::Position& position, games::MoveList& moves) {
    AfterForced now{position};
    while (games::capture_available(now.position)) {
        games::legal_moves(now.position, moves);
        if (moves.size() != 1) {
            break;
        }
        now = {games::play(now.position, moves[0]), true};
    }
    return now;
}

} // namespace kodeks::composition
