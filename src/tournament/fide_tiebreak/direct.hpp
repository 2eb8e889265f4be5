// Direct encounter (C07:6) and its extensions for teams (C07:13.3): a group of equals in tiers.
#pragma once

#include "tournament/fide_tiebreak/values.hpp"

namespace kodeks::tournament::fide_tiebreak {

using Group = std::vector<PlayerIndex>;

// The group in order; a tier with several members stays tied.
// The tiers by one score alone.
std::vector<Group> direct_tiers(const Table& table, const Code& code, const Group& group);

// A game that counts; of several with one opponent each brings its part of their average.
struct Meeting {
    std::uint32_t round = 0;
    PlayerIndex opponent = fide::nobody;
    Value value;
};

std::vector<Meeting> meetings_of(const Table& table, const Code& code, const Group& group,
                                 PlayerIndex player);

std::vector<Group> direct_encounter(const Contest& contest, const Code& code, const Group& group);

} // namespace kodeks::tournament::fide_tiebreak
