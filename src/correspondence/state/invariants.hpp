// What is true of every state that a decision may leave behind. A decision that breaks it is a bug
// of ours: the program stops rather than going on with a wrong ruling. Records from outside may
// fold to a state that was broken already; that is no bug, and their games go on as well as they
// can.
#pragma once

#include "correspondence/state/state.hpp"

namespace kodeks::correspondence {

// The first condition that does not hold; nullptr when all do.
const char* broken_invariant(const State& state);

void check_invariants(const State& before, const State& after);

} // namespace kodeks::correspondence
