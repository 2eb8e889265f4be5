// Drawing the numbers of a stage: by lot, by rating where the system orders the field, or by the
// restricted procedure for round robins.
#pragma once

#include "base/result.hpp"
#include "tournament/lots/urn.hpp"
#include "tournament/state/state.hpp"
#include "tournament/world.hpp"

#include <optional>
#include <vector>

namespace kodeks::tournament {

// Entries in the order of their numbers. Every random choice comes out of the urn by its name.
Ruled<std::vector<EntryId>> drawn_numbers(const State& state, const Stage& stage,
                                          std::optional<Trait> restricted, lots::Urn& urn,
                                          const World& world);

std::vector<EntryId> present_members(const Stage& stage);

} // namespace kodeks::tournament
