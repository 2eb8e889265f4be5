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

// The codes of C07:10.
bool is_by_rating(const Code& code);

// The table a code speaks of: the primary score unless it names one.
const Table& table_for(const Contest& contest, const Code& code);

// Whether a code may be used in this event at all. Buchholz is not for round robins since 2026
// (C07:8), and codes from ratings are dropped where somebody has none (C07:10).
enum class Use : std::uint8_t { used, not_in_round_robins, somebody_unrated };
Use use_of(const Contest& contest, const Code& code);

} // namespace kodeks::tournament::fide_tiebreak
