// Rounds that can be known before they are played: the whole of a round robin, a Scheveningen or a
// match, from the numbers drawn.
#pragma once

#include "base/result.hpp"
#include "tournament/event/event.hpp"

namespace kodeks::tournament {

// The event with the rest of the stage paired in thought; the refusal says why nothing is known.
Ruled<State> scheduled(const State& state, StageNumber number);

} // namespace kodeks::tournament
