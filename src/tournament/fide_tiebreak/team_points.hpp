// What only the tie-breaks can say of a report: whether the points it gives its teams (310) are
// what its matches bring, and which codes of its list are not known.
#pragma once

#include "tournament/trf/read.hpp"

namespace kodeks::tournament::fide_tiebreak {

// One remark for every sum that differs; none for a report that gives no points at all.
std::vector<trf::Remark> differing_team_points(const trf::Reading& reading);

// The codes of 202 and 212 that are none of FIDE's.
std::vector<trf::Remark> unknown_tie_breaks(const trf::Reading& reading);

} // namespace kodeks::tournament::fide_tiebreak
