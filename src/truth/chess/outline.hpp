// The outline of a game: kings and pawns move as they do, officers are known only by the squares
// they can ever stand on (reach.hpp), and may be on any of them whenever it suits. Whatever can
// happen in the game can happen in its outline, so that a game whose outline holds no mate holds
// none; and outlines are small: two kings, the pawns, whose move it is.
//
//   - A king moves where no pawn, no king and no man that stands there for ever guards or blocks.
//   - A pawn pushes onto squares without pawns, kings and men that stand there for ever; it
//     captures pawns, and on squares where an officer of the other side can be.
//   - A side with an officer that can move may leave kings and pawns alone, or capture a pawn that
//     an officer can reach.
//   - A mate needs a check by the move just made: a pawn that attacks the king, an officer that can
//     attack his square, or one behind the man that moved away; and every square around him
//     attacked, blocked by a pawn or a man that stands there for ever, or blocked by officers, a
//     different one for each square.
#pragma once

#include "truth/chess/reach.hpp"

#include <cstdint>

namespace kodeks::truth::chess {

struct OutlineAnswer {
    bool prevents_mate = false;
    std::uint32_t work = 0; // outlines looked at
};

// Whether the outline proves that `winner` can never mate. At most `limit` outlines are looked at.
OutlineAnswer outline_of(const games::chess::Position& position, games::Side winner,
                         std::uint32_t limit);

} // namespace kodeks::truth::chess
