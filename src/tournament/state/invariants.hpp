// What is always true of an event, whatever was decided.
#pragma once

#include "tournament/state/state.hpp"

namespace kodeks::tournament {

// Stops the program when the state contradicts itself: a member twice in a round, a number drawn by
// nobody, a game without its id. In time linear in the event.
void assert_invariants(const State& state);

} // namespace kodeks::tournament
