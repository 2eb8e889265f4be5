// Starting ranks. Those of an imported report stay for ever; without one they go by rating, title
// and name (C04.2:2), and who enters late is put in his place.
#pragma once

#include "tournament/state/state.hpp"
#include "tournament/trf/document.hpp"

#include <string>
#include <vector>

namespace kodeks::tournament {

struct Start {
    EntryId entry;
    trf::StartingRank rank = 0;
    const trf::PlayerRecord* record = nullptr; // of the imported report
};

// The report a stage was imported from; nothing in it when there is none.
trf::Document imported_report(const Stage& stage);

// In the order of ranks. The first members of an imported stage are the players of its report.
std::vector<Start> starts_of(const State& state, const Stage& stage, const trf::Document& report);

} // namespace kodeks::tournament
