// A match of two: for the most points in a number of games, to a number of points, or to a number
// of wins (UA:V.14.9). Games are the rounds of the stage.
#pragma once

#include "tournament/state/state.hpp"

namespace kodeks::tournament {

struct MatchStanding {
    Points first; // of the first member
    Points second;
    std::uint32_t first_wins = 0;
    std::uint32_t second_wins = 0;
    std::uint32_t played = 0;
    bool over = false;
    EntryId winner = no_entry; // nobody when drawn or not over
};

MatchStanding match_standing(const State& state, const Stage& stage);

} // namespace kodeks::tournament
