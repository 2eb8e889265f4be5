// A tournament by letter, by the one contract of everything that is decided (ledger/decision.hpp):
// acts of players and officials in, facts and rulings out. Its games are decided by the room's own
// rules (correspondence.hpp); what concerns several games or the whole field is decided here.
//
//     settings, acts, judging   what is fixed and done     event   the facts that follow
//     state, fold               the facts folded           desk    one command while it is decided
//     entries, play, breaks, sanctions, leavers, disputes, closing   the duties
//     due, table, chart         what is shown: pure functions of the state or the facts
//     fields, record            facts as JSON and back
#pragma once

#include "correspondence/tourney/state.hpp"
#include "correspondence/world.hpp"
#include "ledger/decision.hpp"

#include <vector>

namespace kodeks::correspondence::tourney {

using Decision = ledger::Decision<Event>;

// `world` of the rulebook and the variant of the settings.
Decision decide(const State& state, const Command& command, const World& world);

// Decides, lets `prover` answer what has to be proved, and folds what happened into the state and
// behind the events.
Decision carry_out(State& state, const Command& command, const World& world,
                   const truth::Oracle& prover, std::vector<Event>& events);

// The command of the program that answers what an act in a game has to know first.
Command proof_for(const Play& play, Day on, const truth::Query& query, truth::Known known);

} // namespace kodeks::correspondence::tourney
