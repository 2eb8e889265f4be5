// Pawns of the two sides that meet: walls and fortresses are made of them.
#pragma once

#include "games/chess/position.hpp"

#include <bit>

namespace kodeks::truth::chess {

// Without pawns of both sides that meet on a file nothing is closed.
inline bool has_facing_pawns(const games::chess::Position& position) {
    games::chess::Bitboard ahead = position.pawns & position.white;
    for (const int shift : {8, 16, 32}) {
        ahead |= ahead << shift;
    }
    return (ahead & position.pawns & position.black) != 0;
}

// Pairs of pawns that stand head to head.
inline int count_rams(const games::chess::Position& position) {
    const games::chess::Bitboard white = position.pawns & position.white;
    return std::popcount(white << 8 & position.pawns & position.black);
}

} // namespace kodeks::truth::chess
