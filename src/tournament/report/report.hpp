// An event as a FIDE report (trf/document.hpp). The Dutch system and the FIDE tie-breaks read
// reports, so an event that uses them is first translated; the same report is what is sent to a
// federation.
#pragma once

#include "tournament/state/state.hpp"
#include "tournament/trf/document.hpp"

#include <vector>

namespace kodeks::tournament {

struct Report {
    trf::Document document;
    std::vector<EntryId> entries; // by starting rank, from 1; entries[0] has rank 1
};

// Of a stage of individuals. Starting ranks go by rating, title and name (C04.2:2); who enters late
// is put in his place, and the others move.
Report report_of(const State& state, const Stage& stage);

// The order of starting ranks.
std::vector<EntryId> ranked(const State& state, std::vector<EntryId> members);

} // namespace kodeks::tournament
