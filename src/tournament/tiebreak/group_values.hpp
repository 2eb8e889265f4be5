// Tie-breaks decided among the tied themselves: their games with each other, or their results
// against the rest of the field in the order of places.
#pragma once

#include "tournament/tiebreak/terms.hpp"

#include <span>
#include <vector>

namespace kodeks::tournament::tiebreak {

using Places = std::vector<std::int32_t>; // by row; 0 = no place

// One value per tied row, or nothing when the tie-break does not apply to this group. Without
// places, results by place do not apply.
std::vector<Value> group_values(const Table& table, Kind kind, std::span<const std::int32_t> tied,
                                const Places* places);

} // namespace kodeks::tournament::tiebreak
