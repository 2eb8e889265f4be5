// The same position with the sides exchanged and the board turned over.
#pragma once

#include "games/chess/position.hpp"

namespace kodeks::truth::chess {

inline games::chess::Position turned(const games::chess::Position& position) {
    const auto flip = [](games::chess::Bitboard set) { return __builtin_bswap64(set); };
    games::chess::Position result;
    result.white = flip(position.black);
    result.black = flip(position.white);
    result.pawns = flip(position.pawns);
    result.knights = flip(position.knights);
    result.diagonals = flip(position.diagonals);
    result.straights = flip(position.straights);
    result.kings = flip(position.kings);
    const auto turn = (position.state ^ games::chess::black_to_move) & games::chess::black_to_move;
    result.state = flip(position.state & ~games::chess::black_to_move) | turn;
    return result;
}

} // namespace kodeks::truth::chess
