// The papers themselves, one function each (contest_kinds.cpp lists them).
#pragma once

#include "reports/contests/contest_kinds.hpp"

namespace kodeks::reports {

// Every statement that the book asks of the regulations (RU:6.5.2, RU:6.5.3, RU:6.6#1).
Made contest_regulations(const contest::State& state, const ContestRequest& request);

// Of a solving contest; authors are named once the results are out (RU:6.6#4).
Made contest_tasks(const contest::State& state, const ContestRequest& request);

// What panel and organisers still have to do, and what they did (RU:6.7.2).
Made contest_duties(const contest::State& state, const ContestRequest& request);

// For the judges of a section: the works without their authors when the contest is closed, figures
// that decide nothing, what a person has to judge (RU:6.3), room for the mark.
Made contest_sheet(const contest::State& state, const ContestRequest& request);

// The places with the works: author, residence, position, task (RU:6.4.1#2), then the solution.
Made contest_award(const contest::State& state, const ContestRequest& request);

} // namespace kodeks::reports
