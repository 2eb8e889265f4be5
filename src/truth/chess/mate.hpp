// Whether a position is mate, asked of every position a search makes.
#pragma once

#include "games/chess/attacks.hpp"
#include "games/chess/legal.hpp"
#include "games/chess/position.hpp"

namespace kodeks::truth::chess {

// Nearly always answered by what stands on the king's lines.
inline bool is_check(const games::chess::Position& position) {
    const games::Side side = position.side_to_move();
    const games::chess::Bitboard enemy = position.of(games::opponent(side));
    const games::chess::Bitboard king = position.kings & position.of(side);
    const int square = games::chess::first_square(king);
    const games::chess::Bitboard pawns = side == games::Side::white
                                             ? games::chess::pawn_attacks<games::Side::white>(king)
                                             : games::chess::pawn_attacks<games::Side::black>(king);
    const games::chess::Bitboard near =
        (games::chess::knight_attacks(square) & position.knights) | (pawns & position.pawns);
    games::chess::Bitboard far = ((games::chess::diagonal_rays(square) & position.diagonals) |
                                  (games::chess::straight_rays(square) & position.straights)) &
                                 enemy;
    bool check = (near & enemy) != 0;
    while (far != 0 && !check) {
        const games::chess::Bitboard way =
            games::chess::between(square, games::chess::pop_square(far));
        check = (way & position.occupied()) == 0;
    }
    return check;
}

inline bool is_mate(const games::chess::Position& position) {
    return is_check(position) && !games::chess::has_legal_move(position);
}

} // namespace kodeks::truth::chess
