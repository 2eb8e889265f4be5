// Whether the records of teams (310, 300, 320, 330) fit together and with the games of the players.
#pragma once

#include "tournament/trf/read.hpp"

namespace kodeks::tournament::trf {

// The first contradiction with its place; nothing when there is none. Ranks of players are unique.
std::optional<Fault> team_defect(const Reading& reading);

// What older files of teams leave out and their games show: the boards (352), and the byes of teams
// (320), which stand as U beside the players. Both are told.
void complete_teams(Reading& reading);

} // namespace kodeks::tournament::trf
