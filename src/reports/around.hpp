// What the tournament's desk knows of an event, as the office asks for it.
#pragma once

#include "office/world.hpp"
#include "tournament/state/state.hpp"

namespace kodeks::reports {

office::World office_world(const tournament::State& state);

} // namespace kodeks::reports
