// When two positions are the same (FIDE:9.2.3): same side to move, same pieces on the same squares
// and the same possible moves. Castling rights count whether or not castling is possible now
// (FIDE:9.2.3.2); a passed pawn's square counts only if a pawn can legally be taken there
// (FIDE:9.2.3.1).
#pragma once

#include "games/chess/position.hpp"
#include "games/position.hpp"

namespace kodeks::games::chess {

// White's men, three words that number the kinds, and the state: exact, never a collision.
Identity identity(const Position& position);

// The identity's words mixed into one number (multiplication by odd constants and shifts); equal
// positions have equal keys, different ones almost never.
std::uint64_t key(const Position& position);

} // namespace kodeks::games::chess
