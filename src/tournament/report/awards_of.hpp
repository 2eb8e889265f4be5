// What a FIDE report counts otherwise than an event does of itself (records 162, 299, 320, 362), as
// awards of a stage.
#pragma once

#include "tournament/state/settings.hpp"
#include "tournament/trf/document.hpp"

#include <map>
#include <vector>

namespace kodeks::tournament {

using EntryByNumber = std::map<std::uint32_t, EntryId>; // by starting rank, or by team number

std::vector<Award> awards_of_players(const trf::Document& document, const EntryByNumber& entries);
std::vector<Award> awards_of_teams(const trf::Document& document, const EntryByNumber& entries);

} // namespace kodeks::tournament
