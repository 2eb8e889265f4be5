// A FIDE report as an event: the commands an arbiter would have given. Rounds become rounds made by
// hand, announced byes become announced absences; what an event has no place for stays in the
// stage's report and comes out again when the event is written as a report.
#pragma once

#include "tournament/acts/command.hpp"
#include "tournament/trf/document.hpp"

#include <string>
#include <vector>

namespace kodeks::tournament {

struct ImportSettings {
    std::string edition;
    std::int32_t year = 0; // when the report has no date
    std::string swiss{};   // pairs further rounds of a Swiss of teams; empty = the first we know
};

// A fault names what cannot be carried over; nothing is left out silently.
Result<std::vector<Command>> commands_from(const trf::Document& document,
                                           const ImportSettings& settings);

} // namespace kodeks::tournament
