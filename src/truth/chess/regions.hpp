// Walls: a proof without search that a king can never be mated.
//
// For every kind of man of both sides the set of squares it can ever stand on is over-approximated
// by a fixpoint. It starts from the men where they stand, all of them "stuck", and grows by every
// step that the present sets allow: a square of a stuck man of the own side or of a stuck king is
// closed; a pawn captures only where some enemy man can ever be; a pawn does not push through an
// opposing pawn that can neither capture nor be captured; a king never enters a square that a stuck
// enemy man guards. A man that can move or be captured at home is no longer stuck. When nothing
// grows, the sets are an invariant of play: the first move that left them would have been one of
// those steps.
//
// A mate on square k then needs a man that can ever attack k, and for every neighbour of k a man
// that can ever attack or block it, the winner's king guarding from a single square. If no k has
// all this, there is no mate.
#pragma once

#include "games/chess/position.hpp"

namespace kodeks::truth::chess {

// Whether the walls prove that `winner` can never mate. The side to move must not be able to
// capture the king, as in every position reached by a legal move.
bool walls_prevent_mate(const games::chess::Position& position, games::Side winner);

} // namespace kodeks::truth::chess
