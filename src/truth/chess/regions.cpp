#include "truth/chess/regions.hpp"

#include "truth/chess/danger.hpp"
#include "truth/chess/reach.hpp"

namespace kodeks::truth::chess {

using games::Side;
using games::chess::Position;

bool walls_prevent_mate(const Position& position, Side winner) {
    if ((position.pawns & games::chess::castling_squares) != 0) {
        return false; // pawns that never moved as pawns do: not worth a theory
    }
    Walls walls(position, winner);
    do {
        if (some_mate_conceivable(walls.reach(), danger_of(walls.reach()))) {
            return false; // the sets only grow, so it stays conceivable
        }
    } while (walls.grow());
    return true;
}

} // namespace kodeks::truth::chess
