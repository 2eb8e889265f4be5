// Whether a mate is conceivable when it is known where men can ever stand, and no more: a man can
// give the check, and every square beside the king can be attacked or blocked.
#pragma once

#include "truth/chess/outline_parts.hpp"
#include "truth/chess/reach.hpp"

namespace kodeks::truth::chess {

// What the winner (White here) can ever attack without his king, and what the loser can put in his
// own king's way.
struct Danger {
    games::chess::Bitboard attacks = 0;
    games::chess::Bitboard checks = 0;  // what of it can come as a check by a move
    games::chess::Bitboard bishops = 0; // where bishops can stand
    games::chess::Bitboard blockers = 0;
    games::chess::Bitboard light_blockers = 0; // without rooks and queens of the start
    int blocker_count = 0;
    const outlines::Blockers* each_blocker = nullptr; // if known man by man
    bool one_coloured = false; // only bishops of one colour ever come near the king
};

// With `checks` the same as `attacks`.
Danger danger_of(const Reach& reach);

bool some_mate_conceivable(const Reach& reach, const Danger& danger);

} // namespace kodeks::truth::chess
