// What a closed set of squares (reach.hpp) lets the winner attack and the loser block. Everything
// is over-estimated, so that what these say cannot be is not.
//
// The board is turned so that the winner plays White.
#pragma once

#include "truth/chess/reach.hpp"

namespace kodeks::truth::chess {

struct Danger {
    games::chess::Bitboard attacks = 0;  // by everything but the king
    games::chess::Bitboard officers = 0; // likewise without pawns
    games::chess::Bitboard diagonal = 0; // along diagonals
    games::chess::Bitboard straight = 0; // along ranks and files
    games::chess::Bitboard bishops = 0;  // where bishops can stand
    games::chess::Bitboard blockers = 0;
    games::chess::Bitboard light_blockers = 0; // without rooks and queens of the start
    int blocker_count = 0;
    bool one_coloured = false; // only bishops of one colour ever come near the king
};

Danger danger_of(const Reach& reach);

// Whether a bishop's check along some diagonal could be mate as far as the squares beside the king
// go that adjoin the line: a rook or queen there would step into the line (material.hpp).
bool bishop_mate_conceivable(const Danger& danger, int king, games::chess::Bitboard guarded);

} // namespace kodeks::truth::chess
