// Who stands where: works, authors, teams or solvers, by points; who has as many shares the places.
#pragma once

#include "composition/contest/state.hpp"

namespace kodeks::contest {

// Sections one after another, then over all; best first.
std::vector<Place> places_of(const State& state);

// A meeting of two teams in a section.
struct PairResult {
    SectionNumber section = 1;
    std::string first;
    std::string second;
    Points first_points;
    Points second_points;
    friend bool operator==(const PairResult&, const PairResult&) = default;
};

// Of a match by pairs, every two teams in every section.
std::vector<PairResult> pair_results(const State& state);

std::vector<std::string> team_names(const State& state); // in the order they entered

} // namespace kodeks::contest
