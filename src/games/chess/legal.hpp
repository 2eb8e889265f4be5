// Questions about legal moves, for rooms that work on chess positions directly.
#pragma once

#include "games/chess/move.hpp"
#include "games/chess/threats.hpp"

namespace kodeks::games::chess {

// All legal moves, each once; `moves` is cleared first.
void legal_moves(const Position& position, MoveBuffer& moves);
std::uint64_t count_legal_moves(const Position& position);
bool has_legal_move(const Position& position);

// The squares from which a piece of this kind of the side to move can legally go to `to`, castling
// aside; en passant and promotion included. Reads the board backwards from `to`, so that resolving
// a written move needs no list of moves.
Bitboard legal_origins(const Position& position, Kind kind, int to);

// The castling of the side to move towards the king's side or the queen's side, if legal.
bool can_castle(const Position& position, Move::Flag side);
bool is_legal(const Position& position, Move move);

// The passed square if a pawn can legally be captured there en passant, else empty. Only then does
// it distinguish positions (FIDE:9.2.3.1).
Bitboard legal_passed_square(const Position& position);

} // namespace kodeks::games::chess
