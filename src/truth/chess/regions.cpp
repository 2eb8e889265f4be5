#include "truth/chess/regions.hpp"

#include "games/chess/attacks.hpp"
#include "truth/chess/danger.hpp"

namespace kodeks::truth::chess {

using games::Side;
using games::chess::bit;
using games::chess::Bitboard;
using games::chess::king_attacks;
using games::chess::light_squares;
using games::chess::pop_square;
using games::chess::Position;

namespace {

bool mate_conceivable(const Danger& danger, int king, Bitboard guarded_by_king) {
    const Bitboard open = king_attacks(king) & ~(danger.attacks | guarded_by_king);
    if ((open & ~danger.blockers) != 0 || std::popcount(open) > danger.blocker_count) {
        return false;
    }
    return !danger.one_coloured ||
           bishop_mate_conceivable(danger, king, danger.attacks | guarded_by_king);
}

// Over all squares from which the winner's king could help; he guards nothing from afar.
bool mate_conceivable_on(const Danger& danger, const Reach& reach, int king) {
    if (mate_conceivable(danger, king, 0)) {
        return true;
    }
    const Bitboard ring = king_attacks(king);
    Bitboard helpers = dilated(dilated(bit(king))) & ~ring & ~bit(king) & reach.winner.king;
    while (helpers != 0) {
        if (mate_conceivable(danger, king, king_attacks(pop_square(helpers)))) {
            return true;
        }
    }
    return false;
}

bool some_mate_conceivable(const Reach& reach) {
    const Danger danger = danger_of(reach);
    const Bitboard guarded = danger.attacks | dilated(reach.winner.king);
    const Bitboard flights = ~(guarded | danger.blockers);
    Bitboard candidates = reach.loser.king & danger.attacks & ~dilated(flights);
    while (candidates != 0) {
        if (mate_conceivable_on(danger, reach, pop_square(candidates))) {
            return true;
        }
    }
    return false;
}

} // namespace

bool walls_prevent_mate(const Position& position, Side winner) {
    if ((position.pawns & games::chess::castling_squares) != 0) {
        return false; // pawns that never moved as pawns do: not worth a theory
    }
    Walls walls(position, winner);
    do {
        if (some_mate_conceivable(walls.reach())) {
            return false; // the sets only grow, so it stays conceivable
        }
    } while (walls.grow());
    return true;
}

} // namespace kodeks::truth::chess
