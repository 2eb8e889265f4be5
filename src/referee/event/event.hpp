// Facts. The state of a game is nothing but its events folded in order (state/state.hpp, apply()),
// and folding looks at no rule data: what a rulebook decided stands in the facts themselves.
//
// Plain moves must stay cheap: what is large or rare lies in a Box. Every fact names its word,
// which files and wires use; it is never changed.
#pragma once

#include "base/one_of.hpp"
#include "referee/event/course.hpp"
#include "referee/event/on_board.hpp"
#include "referee/event/on_clock.hpp"
#include "referee/event/on_paper.hpp"

namespace kodeks::referee {

struct Event
    : OneOf<
          // The course of the game.
          Opened, Said, PhaseChanged, Counted, Marked, Asked, Answered, Granted, PointsAdjusted,
          Ended, Appealed, AppealAnswered, RulingGiven, Proved, Wanted, Waived, Reopened,
          // The board.
          Touched, Staged, MoveMade, MoveCompleted, Announced, TakenBack, Bound, Noted, BoardSet,
          CastlingLost, Watching,
          // The clock.
          ClockChanged, TimeCorrected, IncrementGiven, MovesCounted, PeriodBegun, Rewound,
          // Draws.
          OfferMade, OfferClosed, Consented, Witnessed, Postponed,
          // Score sheets, and what is restored on somebody's time.
          SheetChanged, ChoreBegun, ChoreEnded,
          // Adjourned games.
          AdjournmentChanged> {
    using OneOf::OneOf;
};

static_assert(sizeof(Event) <= 56, "plain moves must stay cheap: put what is large into a Box");

} // namespace kodeks::referee
