// A game by letter, by the one contract of everything that is decided (ledger/decision.hpp):
//
//     State state;
//     apply(state, Opened{settings});
//     const Decision decision = decide(state, command, world);   // changes nothing
//     for (const Event& event : decision.events()) { apply(state, event); }
//
// Pure: the day is an argument of the command, the same commands give the same events everywhere.
//
//     days/    calendar days, what a letter costs
//     acts/    what players and officials do        event/   the facts that follow
//     state/   the facts folded, and its invariants desk/    who may do what, and when
//     letters/ move letters, mistakes, silence      time/    breaks, oversteps, protests
//     end/     draws, adjudication, records, awards
//     record/  facts and states as JSON and back    script/  a game as a text with expectations
#pragma once

#include "correspondence/state/state.hpp"
#include "correspondence/world.hpp"
#include "ledger/decision.hpp"

namespace kodeks::correspondence {

using Decision = ledger::Decision<Event>;

Decision decide(const State& state, const Command& command, const World& world);

// Decides, lets `prover` answer what has to be proved, and folds what happened into the state and
// behind the events. For whoever can wait.
Decision carry_out(State& state, const Command& command, const World& world,
                   const truth::Oracle& prover, std::vector<Event>& events);

} // namespace kodeks::correspondence
