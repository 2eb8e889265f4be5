// Frisian draughts: 10x10, captures along eight lines by greatest value, at most three quiet moves
// in a row with one king.
#pragma once

#include "games/draughts/rules.hpp"
#include "games/variant.hpp"

namespace kodeks::games::variants {

constexpr draughts::Rules frisian_rules() {
    return {.files = 10,                                                      // FR:1
            .ranks = 10,                                                      // FR:1
            .men_rows = 4,                                                    // FR:4
            .quiet_king_moves = 3,                                            // FR:17
            .capture_lines = draughts::CaptureLines::diagonal_and_orthogonal, // FR:7#3, FR:9#2
            .priority = draughts::Priority::greatest_value,                   // FR:11, FR:12
            .promotion = draughts::Promotion::at_rest};                       // FR:8
}

extern const Variant frisian;

} // namespace kodeks::games::variants
