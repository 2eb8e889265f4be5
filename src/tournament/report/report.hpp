// An event as a FIDE report (trf/document.hpp). The Dutch system and the FIDE tie-breaks read
// reports, so an event that uses them is first translated; the same report is what is sent to a
// federation.
#pragma once

#include "tournament/state/state.hpp"
#include "tournament/trf/document.hpp"

#include <string_view>
#include <vector>

namespace kodeks::tournament {

// The choice between White and Black for the odd numbers of round 1 (C04.3:5.2.5).
inline constexpr std::string_view initial_colour = "r1.colour";

struct Report {
    trf::Document document;
    std::vector<EntryId> entries; // beside the players of the document, or beside its teams
};

// With starting ranks by starts.hpp; of a stage of teams by team_report.hpp. What an imported
// report said and an event has no place for comes along: its other records, and letters with the
// same meaning.
Report report_of(const State& state, const Stage& stage);

// Those who have not left, by starting rank.
std::vector<EntryId> starting_order(const State& state, const Stage& stage);

// By rating, title and name.
std::vector<EntryId> ranked(const State& state, std::vector<EntryId> members);

} // namespace kodeks::tournament
