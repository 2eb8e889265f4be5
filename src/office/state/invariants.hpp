// What is always true of an office, whatever was recorded.
#pragma once

#include "office/state/state.hpp"

namespace kodeks::office {

void assert_invariants(const State& state);

} // namespace kodeks::office
