// What is true of every tournament by letter that a decision may leave behind. A broken one is a
// bug of ours: the program stops rather than going on with a wrong ruling.
#pragma once

#include "correspondence/tourney/state.hpp"

namespace kodeks::correspondence::tourney {

void check_invariants(const State& state);

} // namespace kodeks::correspondence::tourney
