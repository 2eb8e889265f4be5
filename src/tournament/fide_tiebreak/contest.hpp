// An event ready for its standings: players, or teams with match points and game points.
#pragma once

#include "base/result.hpp"
#include "tournament/fide_tiebreak/table.hpp"
#include "tournament/trf/document.hpp"

namespace kodeks::tournament::fide_tiebreak {

struct Contest {
    Table primary;
    std::optional<Table> secondary; // teams only: the other score
    bool match_points_first = true; // teams only
    std::size_t boards = 0;         // teams only
    // Teams only: points on every board by team and round; an allocated bye wins all of them
    // (C07:12), a match that was not played wins or loses them.
    std::vector<std::vector<std::vector<Tenths>>> board_points;

    bool is_of_teams() const { return secondary.has_value(); }
};

struct ContestSettings {
    std::optional<Edition> edition; // otherwise by the first day of the event
};

Result<Contest> contest_of(const trf::Document& document, const ContestSettings& settings);

} // namespace kodeks::tournament::fide_tiebreak
