// What entries may have in common: federation, region, club or team. Those who share it are kept
// apart in a Swiss (PMR:237) or get numbers that meet early in a round robin (PMR:239).
#pragma once

#include "tournament/state/state.hpp"

namespace kodeks::tournament {

// The name of what is shared; empty when the entry has none.
const std::string& trait_of(const State& state, EntryId id, Trait trait);

bool shares_trait(const State& state, EntryId a, EntryId b, Trait trait);

} // namespace kodeks::tournament
