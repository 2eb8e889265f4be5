// How the facts of table_facts.hpp change a state; called by apply() (state.hpp).
#pragma once

#include "referee/state.hpp"

namespace kodeks::referee {

void fold(State& state, const Staged& event);
void fold(State& state, const Announced& event);
void fold(State& state, const CastlingLost& event);
void fold(State& state, const Watching& event);
void fold(State& state, const Postponed& event);
void fold(State& state, const IncrementGiven& event);
void fold(State& state, const MovesCounted& event);
void fold(State& state, const PeriodBegun& event);
void fold(State& state, const SheetChanged& event);
void fold(State& state, const AdjournmentChanged& event);
void fold(State& state, const PointsAdjusted& event);
void fold(State& state, const Granted& event);
void fold(State& state, const Consented& event);

// Half points that sanctions took or gave count with the result: each player gets nothing, a half
// or one, both together at most one (FIDE:10.2, PMR:118).
void adjust_points(State& state);

} // namespace kodeks::referee
