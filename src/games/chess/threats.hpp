// Who attacks what: attackers of a square, checks and pins.
#pragma once

#include "games/chess/attacks.hpp"
#include "games/chess/position.hpp"

namespace kodeks::games::chess {

// Pieces of one side that attack a square (FIDE:3.1.2), pinned or not (FIDE:3.1.3), on a board
// with these squares occupied. Pieces outside `occupied` do not attack.
template <Side By>
Bitboard attackers_to(const Position& position, int square, Bitboard occupied) {
    const Bitboard here = bit(square);
    const Bitboard found = (knight_attacks(square) & position.knights) |
                           (king_attacks(square) & position.kings) |
                           (pawn_attacks<opponent(By)>(here) & position.pawns) |
                           (bishop_attacks(square, occupied) & position.diagonals) |
                           (rook_attacks(square, occupied) & position.straights);
    return found & position.of<By>() & occupied;
}

inline Bitboard attackers_to(const Position& position, int square, Side by) {
    return by == Side::white ? attackers_to<Side::white>(position, square, position.occupied())
                             : attackers_to<Side::black>(position, square, position.occupied());
}

// The pieces that give check to a side's king (FIDE:3.9.1).
inline Bitboard checkers(const Position& position, Side side) {
    return attackers_to(position, position.king_square(side), opponent(side));
}

inline bool in_check(const Position& position) {
    return checkers(position, position.side_to_move()) != 0;
}

// All squares a side attacks. Sliders look through `transparent`: a king cannot hide behind
// himself.
template <Side By>
Bitboard attacked_squares(const Position& position, Bitboard transparent) {
    const Bitboard own = position.of<By>();
    const Bitboard occupied = position.occupied() & ~transparent;
    Bitboard result = pawn_attacks<By>(position.pawns & own);
    result |= knight_attacks_of(position.knights & own);
    result |= king_attacks(first_square(position.kings & own));
    Bitboard diagonals = position.diagonals & own;
    while (diagonals != 0) {
        result |= bishop_attacks(pop_square(diagonals), occupied);
    }
    Bitboard straights = position.straights & own;
    while (straights != 0) {
        result |= rook_attacks(pop_square(straights), occupied);
    }
    return result;
}

// Checks to the king of a side and the lines along which its pieces are pinned to him, each from
// the king (not included) to the pinning piece (included).
struct KingThreats {
    Bitboard checkers = 0;
    Bitboard diagonal_pins = 0;
    Bitboard straight_pins = 0;

    bool any() const { return (checkers | diagonal_pins | straight_pins) != 0; }
};

inline void sort_snipers(Bitboard snipers, int king, Bitboard own, Bitboard& checkers,
                         Bitboard& pins) {
    while (snipers != 0) {
        const int sniper = pop_square(snipers);
        const Bitboard line = between(king, sniper);
        const Bitboard shields = line & own;
        if (shields == 0) {
            checkers |= bit(sniper);
        } else if (!has_several(shields)) {
            pins |= line | bit(sniper);
        }
    }
}

template <Side Us>
KingThreats king_threats(const Position& position, int king) {
    const Bitboard own = position.of<Us>();
    const Bitboard enemy = position.of<opponent(Us)>();
    KingThreats threats;
    threats.checkers =
        ((knight_attacks(king) & position.knights) | (king_attacks(king) & position.kings) |
         (pawn_attacks<Us>(bit(king)) & position.pawns)) &
        enemy;
    // Enemy sliders that see the king, or would if his own men were not in the way.
    sort_snipers(bishop_attacks(king, enemy) & position.diagonals & enemy, king, own,
                 threats.checkers, threats.diagonal_pins);
    sort_snipers(rook_attacks(king, enemy) & position.straights & enemy, king, own,
                 threats.checkers, threats.straight_pins);
    return threats;
}

} // namespace kodeks::games::chess
