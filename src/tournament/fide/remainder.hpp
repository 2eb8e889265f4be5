// A homogeneous bracket or remainder (C04.3:3.6, 3.7, 4.2, 4.3): S1 against S2, exchanges in their
// order, the first transposition.
#pragma once

#include "tournament/fide/bracket.hpp"

namespace kodeks::tournament::fide {

// Pairs `members` (ascending) by `rows`, whose last vertex may be the way down for one of them.
// False when no early exchange leads to pairs; then the candidate is as before.
bool pair_remainder(const Rows& rows, const std::vector<std::uint32_t>& members,
                    Candidate& candidate);

} // namespace kodeks::tournament::fide
