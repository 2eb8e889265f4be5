// A stage of teams as a FIDE report: the games of the players (001), the teams (310), boards that
// were filled otherwise than usual (300), free rounds (320) and matches that nobody played (330).
#pragma once

#include "tournament/report/report.hpp"

namespace kodeks::tournament {

// The entries of the report are the teams. A free round of a Swiss is worth what the stage counts.
Report team_report_of(const State& state, const Stage& stage);

} // namespace kodeks::tournament
