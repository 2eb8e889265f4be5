// "Can this side force a win?", without a limit of moves: depth-first proof-number search (Nagai
// 2002; Allis 1994 for the numbers) with tables at its leaves, then a look at everything that can
// be reached.
//
// Repetition: coming back to a position of the same play does not win, but says nothing about the
// position itself. Such a refutation is remembered only for the very same way of coming there; it
// becomes a refutation of the position when every repetition it rests on lies within its own
// subtree. Whatever the search says is trusted only if a strategy can be taken from what it saw:
// for a win one that ends, for a refutation a set of positions the attacker cannot leave; otherwise
// the answer is "open".
#pragma once

#include "truth/proof/evidence.hpp"

namespace kodeks::truth {

// The budget is a number of positions whose moves are looked at. The question has no limit of
// moves.
Answer search_forced_win(const Question& question, const Leaves& leaves, std::uint64_t budget);

} // namespace kodeks::truth
