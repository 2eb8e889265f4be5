// When a row of rules is meant, for the event at hand.
#pragma once

#include "office/world.hpp"

namespace kodeks::office {

bool applies(rulebook::When when, const State& state, const World& world);

} // namespace kodeks::office
