// Terms made of opponents' scores and ratings: one per round, also for rounds without a game where
// the rulebook imagines an opponent.
#pragma once

#include "tournament/tiebreak/terms.hpp"

namespace kodeks::tournament::tiebreak {

// Appends to `terms`.
void add_opponent_terms(const Table& table, const Adjusted& adjusted, Kind kind, std::int32_t row,
                        std::vector<Term>& terms);

// Koya widened or narrowed step by step; the first step is Koya itself (PMR:275).
Value koya_steps(const Table& table, const Adjusted& adjusted, Kind kind, std::int32_t row);

} // namespace kodeks::tournament::tiebreak
