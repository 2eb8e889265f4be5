// The referee of one game, by the one contract of everything that is decided (ledger/decision.hpp):
//
//     State state;
//     apply(state, Opened{settings});
//     const Decision decision = decide(state, command, world);   // changes nothing
//     for (const Event& event : decision.events()) { apply(state, event); }
//
// Pure: time is an argument of the command, the same commands give the same events everywhere.
#pragma once

#include "referee/desk/desk.hpp"

namespace kodeks::referee {

using Decision = ledger::Decision<Event>;

Decision decide(const State& state, const Command& command, const World& world);

// Decides, lets `prover` answer what has to be proved, and folds what happened into the state and
// behind the events. For whoever can wait: a server asks its workers instead.
Decision carry_out(State& state, const Command& command, const World& world,
                   const truth::Oracle& prover, std::vector<Event>& events);

} // namespace kodeks::referee
