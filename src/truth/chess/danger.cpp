#include "truth/chess/danger.hpp"

#include "games/chess/attacks.hpp"

namespace kodeks::truth::chess {

using games::Side;
using games::chess::bit;
using games::chess::Bitboard;
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

} // namespace

Danger danger_of(const Reach& reach) {
    const SideReach& own = reach.winner;
    const SideReach& other = reach.loser;
    const Bitboard royal = own.queens | own.promoted;
    const Bitboard royal_steps = steps_diagonal(royal) | steps_straight(royal);
    const Bitboard far_royal = through_king(royal, royal_steps, other.king);
    const Bitboard rooks = through_king(own.rooks, steps_straight(own.rooks), other.king);
    const Bitboard by_bishops = bishop_danger(own, other.king);
    const Bitboard by_knights = games::chess::knight_attacks_of(own.knights | own.promoted);
    const Bitboard by_pawns = games::chess::pawn_attacks<Side::white>(own.pawns);
    Danger danger;
    danger.straight = steps_straight(rooks) | steps_straight(far_royal);
    danger.diagonal = by_bishops | steps_diagonal(far_royal);
    danger.officers = danger.straight | danger.diagonal | by_knights;
    danger.attacks = danger.officers | by_pawns;
    danger.bishops = own.bishops;
    danger.blockers = other.men();
    danger.light_blockers = other.pawns | other.promoted | other.knights | other.bishops;
    danger.blocker_count = reach.loser_men;
    const bool one_colour =
        (own.bishops & light_squares) == 0 || (own.bishops & ~light_squares) == 0;
    const Bitboard by_others = danger.straight | steps_diagonal(far_royal) | by_knights | by_pawns;
    danger.one_coloured = one_colour && (by_others & dilated(other.king)) == 0;
    return danger;
}

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

} // namespace kodeks::truth::chess
