// What is true of every state that a decision may leave behind, asked part by part. A decision that
// breaks it is a bug of ours: the program stops rather than going on with a wrong ruling. Records
// from outside may fold to a state that was broken already; that is no bug, and their games go on
// as well as they can.
#pragma once

#include "base/check.hpp"

#include <initializer_list>

namespace kodeks::ledger {

// The first condition that a state does not fulfil, as text; nullptr when it fulfils all.
template <class State>
using Invariant = const char* (*)(const State& state);

template <class State>
const char* first_broken(const State& state, std::initializer_list<Invariant<State>> parts) {
    for (const Invariant<State> part : parts) {
        if (const char* const broken = part(state)) {
            return broken;
        }
    }
    return nullptr;
}

template <class State>
void check_kept(Invariant<State> invariant, const State& before, const State& after) {
    const char* const broken = invariant(after);
    if (broken != nullptr && invariant(before) == nullptr) {
        assertion_failed(broken, __FILE__, __LINE__);
    }
}

} // namespace kodeks::ledger
