// A FIDE report of teams as an event: teams with their players, rounds made by hand, line-ups where
// they are not the usual ones, and the game of every board.
#pragma once

#include "tournament/report/from_report.hpp"

namespace kodeks::tournament {

// A fault names what cannot be carried over; nothing is left out silently.
Result<std::vector<Command>> commands_from_teams(const trf::Document& document,
                                                 const ImportSettings& settings);

} // namespace kodeks::tournament
