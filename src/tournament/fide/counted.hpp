// The usual bracket, settled by counting. The numbers of players who want White, Black or nothing
// bound C12 and C13 from below; one downfloater or none bounds C6 to C8. If a matching meets the
// bounds, its criteria are the best there are, and the first such candidate is found by fixing one
// pair after the other, each time mending the matching by one alternating path.
#pragma once

#include "tournament/fide/exact.hpp"

namespace kodeks::tournament::fide {

// Nothing when the bounds cannot be met or are not known: the bracket is no usual one.
std::optional<Found> pair_by_counting(const Completion& completion, const Bracket& bracket);

} // namespace kodeks::tournament::fide
