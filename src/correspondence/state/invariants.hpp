// What is true of every state that a decision may leave behind (ledger/invariants.hpp).
#pragma once

#include "correspondence/state/state.hpp"

namespace kodeks::correspondence {

// The first condition that does not hold; nullptr when all do.
const char* broken_invariant(const State& state);

void check_invariants(const State& before, const State& after);

} // namespace kodeks::correspondence
