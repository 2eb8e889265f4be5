// Material with which no mate exists, wherever the men stand. Exact for positions in which the side
// to move cannot capture the king; set-up positions where it could are for the caller to expand.
//
//   - A bare king attacks no king.
//   - King and knight against king and queens: every set of queens that takes the squares the
//     knight's check leaves to the king also contains one that captures the knight. The tests
//     enumerate all placements.
//   - King and bishops of one colour against anything without pawns, knights and bishops of the
//     other colour: the king in check stands on the bishops' colour, the winner's king guards at
//     most one of the four squares beside him, so that of the two squares beside him that adjoin
//     the line of the check at least one holds a rook or queen, which steps onto that line next to
//     him. It is not pinned (only diagonals pin), and two bishops of one colour cannot both come
//     to give check by one move.
#pragma once

#include "games/chess/position.hpp"

namespace kodeks::truth::chess {

inline bool lacks_mating_material(const games::chess::Position& position, games::Side winner) {
    using games::chess::Bitboard;
    const Bitboard own = position.of(winner);
    const Bitboard other = position.occupied() & ~own;
    if ((own & (position.pawns | position.straights)) != 0) {
        return false;
    }
    const Bitboard knights = own & position.knights;
    const Bitboard bishops = own & position.diagonals;
    if (knights != 0) {
        return bishops == 0 && !games::chess::has_several(knights) &&
               (other & ~(position.kings | position.queens())) == 0;
    }
    const Bitboard all_bishops = position.of(games::Kind::bishop);
    const bool one_coloured = (all_bishops & games::chess::light_squares) == 0 ||
                              (all_bishops & ~games::chess::light_squares) == 0;
    return bishops == 0 || (one_coloured && (other & (position.pawns | position.knights)) == 0);
}

} // namespace kodeks::truth::chess
