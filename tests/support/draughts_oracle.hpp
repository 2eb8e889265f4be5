// A slow draughts generator, for tests only: written straight from the articles on a board of files
// and ranks, route by route, sharing nothing with the engine but Setup and Move.
#pragma once

#include "games/variant.hpp"

#include <optional>
#include <set>

namespace kodeks::test {

struct OracleRules {
    bool orthogonal = false;         // FR:7#3, FR:9#2
    bool crowned_in_passing = false; // RU:1.5.15
    bool by_number = false;          // RU:2.5.1#1
    bool by_value = false;           // FR:11, FR:12
    int king_limit = 0;              // FR:17
};

OracleRules oracle_rules(const games::Variant& variant);

// The legal moves of a setup; nothing when there are more routes than the oracle has patience for.
std::optional<std::set<games::Move>> oracle_moves(const games::Variant& variant,
                                                  const games::Setup& setup);

} // namespace kodeks::test
