// The desk of a competition, by the one contract of everything that is decided
// (ledger/decision.hpp):
//
//     State state;
//     const Decision decision = decide(state, Announce{regulations}, world_for("..."));
//     for (const Event& event : decision.events()) { apply(state, event); }
#pragma once

#include "composition/contest/command.hpp"
#include "composition/contest/event.hpp"
#include "ledger/decision.hpp"

namespace kodeks::contest {

// The rules of the book; found by the edition's name and never recorded.
struct World {
    const rulebook::ContestRules* rules = nullptr;
};

inline World world_for(std::string_view edition) {
    return {rulebook::contest_rules(edition)};
}

using Decision = ledger::Decision<Event>;

Decision decide(const State& state, const Command& command, const World& world);

} // namespace kodeks::contest
