#include "truth/chess/danger.hpp"

#include "games/chess/attacks.hpp"

namespace kodeks::truth::chess {

using games::Side;
using games::chess::bit;
using games::chess::Bitboard;
using games::chess::king_attacks;
using games::chess::light_squares;
using games::chess::pop_square;

namespace {

// Lines go on behind the king: squares he cannot flee to along the line of a check. Over-estimated
// by letting the men stand on his squares too.
Bitboard through_king(Bitboard stations, Bitboard stepped, Bitboard king) {
    return stations | (stepped & king);
}

Bitboard bishop_danger(const SideReach& own, Bitboard king) {
    return steps_diagonal(through_king(own.bishops, steps_diagonal(own.bishops), king));
}

Bitboard other_danger(const SideReach& own, Bitboard king) {
    const Bitboard royal = own.queens | own.promoted;
    const Bitboard royal_steps = steps_diagonal(royal) | steps_straight(royal);
    const Bitboard far_royal = through_king(royal, royal_steps, king);
    const Bitboard rooks = through_king(own.rooks, steps_straight(own.rooks), king);
    return games::chess::pawn_attacks<Side::white>(own.pawns) |
           games::chess::knight_attacks_of(own.knights | own.promoted) | steps_straight(rooks) |
           steps_diagonal(far_royal) | steps_straight(far_royal);
}

// Whether a bishop's check along some diagonal could be mate as far as the squares beside the king
// go that adjoin the line: a rook or queen there would step into the line (material.hpp).
bool bishop_mate_conceivable(const Danger& danger, int king, Bitboard guarded) {
    const Bitboard beside = steps_straight(bit(king));
    Bitboard lines = steps_diagonal(bit(king)) & (danger.attacks | danger.bishops);
    while (lines != 0) {
        const Bitboard adjoining = steps_straight(bit(pop_square(lines))) & beside;
        if ((adjoining & ~(guarded | danger.light_blockers)) == 0) {
            return true;
        }
    }
    return false;
}

bool mate_conceivable(const Danger& danger, int king, Bitboard guarded_by_king) {
    const Bitboard open = king_attacks(king) & ~(danger.attacks | guarded_by_king);
    if ((open & ~danger.blockers) != 0 || std::popcount(open) > danger.blocker_count) {
        return false;
    }
    if (danger.each_blocker != nullptr && !danger.each_blocker->can_fill(open)) {
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

} // namespace

Danger danger_of(const Reach& reach) {
    const SideReach& own = reach.winner;
    const SideReach& other = reach.loser;
    const Bitboard by_bishops = bishop_danger(own, other.king);
    const Bitboard by_others = other_danger(own, other.king);
    Danger danger;
    danger.attacks = danger.checks = by_bishops | by_others;
    danger.bishops = own.bishops;
    danger.blockers = other.men();
    danger.light_blockers = other.pawns | other.promoted | other.knights | other.bishops;
    danger.blocker_count = reach.loser_men;
    const bool one_colour =
        (own.bishops & light_squares) == 0 || (own.bishops & ~light_squares) == 0;
    danger.one_coloured = one_colour && (by_others & dilated(other.king)) == 0;
    return danger;
}

bool some_mate_conceivable(const Reach& reach, const Danger& danger) {
    const Bitboard guarded = danger.attacks | dilated(reach.winner.king);
    const Bitboard flights = ~(guarded | danger.blockers);
    Bitboard candidates = reach.loser.king & danger.checks & ~dilated(flights);
    while (candidates != 0) {
        if (mate_conceivable_on(danger, reach, pop_square(candidates))) {
            return true;
        }
    }
    return false;
}

} // namespace kodeks::truth::chess
