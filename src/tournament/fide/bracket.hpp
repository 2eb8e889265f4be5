// A bracket to be paired, what was chosen for it, and the values of the criteria (C04.3:3).
#pragma once

#include "tournament/fide/completion.hpp"

#include <array>

namespace kodeks::tournament::fide {

struct Bracket {
    std::vector<Place> members; // moved-down players first, then residents, each in rank order
    std::size_t moved_down = 0;
    Place next_begin = 0; // the following scoregroup
    Place next_end = 0;

    std::size_t residents() const { return members.size() - moved_down; }
};

// Pairs and downfloaters name members by their place in the bracket: in-bracket number minus one.
using Pair = std::pair<std::uint32_t, std::uint32_t>; // the smaller number first

struct Candidate {
    std::vector<Pair> pairs;
    std::vector<std::uint32_t> downfloaters;
};

// C6 to C21; a smaller vector is better. Lists are sorted, largest first. In C18 and C20 a
// moved-down player who is not paired has a difference above all others.
struct Values {
    std::uint32_t downfloaters = 0;                 // C6
    std::vector<Tenths> downfloater_scores;         // C7
    std::uint32_t next_downfloaters = 0;            // C8, first part
    std::vector<Tenths> next_scores;                // C8, second part
    std::uint32_t bye_unplayed = 0;                 // C9
    std::array<std::uint32_t, 8> counts{};          // C10 to C17
    std::array<std::vector<Tenths>, 4> differences; // C18 to C21

    friend auto operator<=>(const Values&, const Values&) = default;
};

// Added to the score of a moved-down player in the Limbo, to stand above every difference.
inline constexpr Tenths limbo{1'000'000};

// All values but C8, which looks at the following bracket.
Values values_of(const Completion& completion, const Bracket& bracket, const Candidate& candidate,
                 Side initial);

} // namespace kodeks::tournament::fide
