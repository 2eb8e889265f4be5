// Tie-breaks from ratings (C07:10) and FIDE's two conversion tables.
#pragma once

#include "tournament/fide_tiebreak/code.hpp"
#include "tournament/fide_tiebreak/table.hpp"

namespace kodeks::tournament::fide_tiebreak {

// dp for a score in per cent, 0 to 100.
std::int32_t rating_difference(std::int32_t percent);
// Expected score in per cent for a rating difference.
std::int32_t expected_percent(std::int32_t difference);

Value average_rating(const Table& table, PlayerIndex player, const Code& code); // ARO
Value performance(const Table& table, PlayerIndex player);                      // TPR
Value perfect_performance(const Table& table, PlayerIndex player);              // PTP
// Mean of the opponents' TPR or PTP.
Value average_performance(const Table& table, PlayerIndex player,
                          const std::vector<Value>& performances);

} // namespace kodeks::tournament::fide_tiebreak
