// Restricted drawing of round-robin numbers by the Varma tables (PMR:238, PMR:239): players of one
// team get numbers that meet early, so that nothing can be arranged in the last rounds.
#pragma once

#include "tournament/lots/urn.hpp"
#include "tournament/pairing/field.hpp"

#include <cstdint>
#include <vector>

namespace kodeks::tournament::pairing {

constexpr std::uint32_t varma_players_min = 9;
constexpr std::uint32_t varma_players_max = 24;

// The groups A, B, C, D of numbers for this many players; empty outside 9 to 24. With an odd number
// of players the bracketed number is left out.
std::vector<std::vector<Number>> varma_groups(std::uint32_t players);

// Two numbers of one group that meet in one of the last three rounds all the same.
struct VarmaClash {
    Number a;
    Number b;
    std::uint32_t round = 0;
    friend bool operator==(const VarmaClash&, const VarmaClash&) = default;
};

// The known defect of the printed tables: 6 and 12 of 12 players meet in the last round
// (PMR:239e2); all others are clean.
std::vector<VarmaClash> varma_clashes(std::uint32_t players);

struct VarmaDraw {
    std::vector<std::vector<Number>> numbers; // by team and member, as they were given
    std::vector<std::uint32_t> split_teams;   // had to draw from more than one envelope
    std::vector<VarmaClash> clashes;          // team mates who meet in the last three rounds
};

// Teams by size; they and their members in alphabetical order, as PMR:239b asks. The sizes sum up
// to 9 to 24 players.
Ruled<VarmaDraw> draw_varma(const std::vector<std::uint32_t>& team_sizes, lots::Urn& urn);

} // namespace kodeks::tournament::pairing
