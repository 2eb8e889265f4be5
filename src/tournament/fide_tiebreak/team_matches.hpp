// The matches of a team event, put together from the games of its players (records 310, 300, 320,
// 330 and 001).
#pragma once

#include "tournament/fide_tiebreak/contest.hpp"

namespace kodeks::tournament::fide_tiebreak {

Result<Contest> teams_of(const trf::Document& document);

} // namespace kodeks::tournament::fide_tiebreak
