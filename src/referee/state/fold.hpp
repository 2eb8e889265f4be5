// How each fact changes a state; called by apply() (state.hpp). fold_board.cpp: the board,
// fold_clock.cpp: the clock, fold_play.cpp: the rest.
#pragma once

#include "referee/state/state.hpp"

namespace kodeks::referee {

void fold(State& state, const Touched& event);
void fold(State& state, const Staged& event);
void fold(State& state, const MoveMade& event);
void fold(State& state, const MoveCompleted& event);
void fold(State& state, const Announced& event);
void fold(State& state, const TakenBack& event);
void fold(State& state, const Bound& event);
void fold(State& state, const Noted& event);
void fold(State& state, const BoardSet& event);
void fold(State& state, const CastlingLost& event);
void fold(State& state, const Watching& event);
void fold(State& state, const ClockChanged& event);
void fold(State& state, const TimeCorrected& event);
void fold(State& state, const IncrementGiven& event);
void fold(State& state, const MovesCounted& event);
void fold(State& state, const PeriodBegun& event);
void fold(State& state, const Rewound& event);
void fold(State& state, const Opened& event);
void fold(State& state, const Said& event);
void fold(State& state, const Proved& event);
void fold(State& state, const Wanted& event);
void fold(State& state, const Waived& event);
void fold(State& state, const PhaseChanged& event);
void fold(State& state, const OfferMade& event);
void fold(State& state, const OfferClosed& event);
void fold(State& state, const Counted& event);
void fold(State& state, const Marked& event);
void fold(State& state, const Asked& event);
void fold(State& state, const Answered& event);
void fold(State& state, const Ended& event);
void fold(State& state, const Appealed& event);
void fold(State& state, const AppealAnswered& event);
void fold(State& state, const Reopened& event);
void fold(State& state, const RulingGiven& event);
void fold(State& state, const ChoreBegun& event);
void fold(State& state, const ChoreEnded& event);
void fold(State& state, const Witnessed& event);
void fold(State& state, const Postponed& event);
void fold(State& state, const SheetChanged& event);
void fold(State& state, const AdjournmentChanged& event);
void fold(State& state, const PointsAdjusted& event);
void fold(State& state, const Granted& event);
void fold(State& state, const Consented& event);

// A game may begin from a position that brings its count of quiet moves with it.
rulebook::DrawTally tally_at_start(const Settings& settings, const games::Position& start);

} // namespace kodeks::referee
