// Direct encounter (C07:6) and its extensions for teams (C07:13.3): a group of equals in tiers.
#pragma once

#include "tournament/fide_tiebreak/values.hpp"

namespace kodeks::tournament::fide_tiebreak {

using Group = std::vector<PlayerIndex>;

// The group in order; a tier with several members stays tied.
std::vector<Group> direct_encounter(const Contest& contest, const Code& code, const Group& group);

} // namespace kodeks::tournament::fide_tiebreak
