// Whether the points a report gives its teams (310) are what its matches bring.
#pragma once

#include "tournament/trf/read.hpp"

namespace kodeks::tournament::fide_tiebreak {

// One remark for every sum that differs; none for a report that gives no points at all.
std::vector<trf::Remark> differing_team_points(const trf::Reading& reading);

} // namespace kodeks::tournament::fide_tiebreak
