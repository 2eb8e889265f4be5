// The matches of a report of teams, round by round, as its players' games show them.
#pragma once

#include "base/result.hpp"
#include "tournament/trf/document.hpp"

#include <optional>
#include <vector>

namespace kodeks::tournament {

using TeamIndex = std::size_t; // in the teams of the report

struct ReportedMatch {
    TeamIndex first = 0; // has White on the first board
    TeamIndex second = 0;
    std::vector<trf::StartingRank> first_players{}; // board by board; 0 is an empty board
    std::vector<trf::StartingRank> second_players{};
    std::string forfeit{}; // "+-", "-+", "--"; empty when games were played
};

struct ReportedRound {
    std::vector<ReportedMatch> matches;
    std::vector<TeamIndex> free; // with the bye
    std::vector<TeamIndex> away;
    std::vector<TeamIndex> half_byes; // of those away, by request (240)
    std::vector<TeamIndex> full_byes;
};

// How many boards a match has; 0 when the report does not tell.
std::size_t boards_of(const trf::Document& document);

// A fault names the round and the team whose games do not fit together, or boards whose colours do
// not alternate: events have no other matches.
Result<std::vector<ReportedRound>> team_rounds(const trf::Document& document);

} // namespace kodeks::tournament
