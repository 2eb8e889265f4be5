// The value of one tie-break for everybody; direct encounters have none (direct.hpp).
#pragma once

#include "tournament/fide_tiebreak/buchholz.hpp"
#include "tournament/fide_tiebreak/contest.hpp"

namespace kodeks::tournament::fide_tiebreak {

bool is_direct(const Code& code); // DE and its extensions

// Higher is better, except where smaller_is_better() says otherwise. Several numbers for codes that
// compare board by board.
using Values = std::vector<Value>;
std::vector<Values> values_of(const Contest& contest, const Code& code);

bool smaller_is_better(const Code& code);

// The table a code speaks of: the primary score unless it names one.
const Table& table_for(const Contest& contest, const Code& code);

// The rounds a sum is made of; none for codes that are no sums over opponents.
std::vector<Term> terms_of(const Contest& contest, const Code& code, PlayerIndex player);

} // namespace kodeks::tournament::fide_tiebreak
