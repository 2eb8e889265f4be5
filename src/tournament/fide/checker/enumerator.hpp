// The Dutch system by trying everything: every candidate of every bracket, every criterion as it is
// written, the order of candidates as one key. Slow, small and independent: it shares the input
// with the engine and nothing else, so that agreement of the two means something.
#pragma once

#include "tournament/fide/field.hpp"

#include <optional>

namespace kodeks::tournament::fide::checker {

// Fields and brackets that can be tried out in a moment.
inline constexpr std::size_t enumerable_players = 16;
inline constexpr std::size_t enumerable_bracket = 11;

struct Enumerated {
    std::vector<std::pair<PlayerIndex, PlayerIndex>> boards; // white, black; ascending
    PlayerIndex bye = nobody;
    bool possible = true;

    friend bool operator==(const Enumerated&, const Enumerated&) = default;
};

// Nothing when the field or one of its brackets is too large.
std::optional<Enumerated> enumerate_round(const Field& field);

} // namespace kodeks::tournament::fide::checker
