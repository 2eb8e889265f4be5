// Brazilian draughts: the international captures on the 8x8 board.
#pragma once

#include "games/draughts/rules.hpp"
#include "games/variant.hpp"

namespace kodeks::games::variants {

constexpr draughts::Rules brazilian_rules() {
    return {.priority = draughts::Priority::most_pieces, // UA:III.3.8.4
            .promotion = draughts::Promotion::at_rest};  // UA:III.3.8.2, UA:III.3.8.3
}

extern const Variant brazilian;

} // namespace kodeks::games::variants
