// Whether somebody can be entered as he is written down: a name that nobody else has, figures that
// people have, the age of the event.
#pragma once

#include "base/result.hpp"
#include "tournament/state/state.hpp"
#include "tournament/world.hpp"

#include <optional>

namespace kodeks::tournament {

// `as` is the entry he is to be: its id (nobody's for a new one) and whether it is a team.
std::optional<Refusal> refused_person(const State& state, const Person& person, const Entry& as,
                                      const World& world);

} // namespace kodeks::tournament
