// Deciding with somebody at hand who proves: a question of a decision is answered at once, by a
// command of the program, and then the first command is asked again.
#pragma once

#include "base/check.hpp"
#include "ledger/decision.hpp"

namespace kodeks::ledger {

// What happened is folded into the state and put behind the events. `decide` answers a command for
// the state; `proof` makes the command that brings the answer to a question.
template <class State, class Command, class Event, class Decide, class Proof>
Decision<Event> carry_out(State& state, const Command& command, std::vector<Event>& events,
                          const Decide& decide, const Proof& proof) {
    constexpr int proofs_max = 32; // no decision asks so much
    for (int i = 0;; ++i) {
        KODEKS_ASSERT(i < proofs_max);
        Decision<Event> decision = decide(command);
        const truth::Query* const query = decision.query();
        const Decision<Event> given = query == nullptr ? decision : decide(proof(*query));
        for (const Event& event : given.events()) {
            apply(state, event);
            events.push_back(event);
        }
        if (query == nullptr) {
            return decision;
        }
    }
}

} // namespace kodeks::ledger
