// The desk of an event, by the one contract of everything that is decided (ledger/decision.hpp):
//
//     State state;
//     const Decision decision = decide(state, Create{settings}, world_for(settings.edition));
//     for (const Event& event : decision.events()) { apply(state, event); }
#pragma once

#include "ledger/decision.hpp"
#include "tournament/acts/command.hpp"
#include "tournament/event/event.hpp"
#include "tournament/world.hpp"

namespace kodeks::tournament {

using Decision = ledger::Decision<Event>;

// Changes nothing; the rules are those of the event's edition.
Decision decide(const State& state, const Command& command, const World& world);

} // namespace kodeks::tournament
