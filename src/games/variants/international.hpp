// International draughts: 10x10, the capture of most pieces, promotion only at rest.
#pragma once

#include "games/draughts/rules.hpp"
#include "games/variant.hpp"

namespace kodeks::games::variants {

constexpr draughts::Rules international_rules() {
    return {.files = 10,                                 // RU:2.2, UA:IV.1.3.1
            .ranks = 10,                                 // RU:2.2, UA:IV.1.3.1
            .men_rows = 4,                               // RU:2.3, UA:IV.1.2
            .priority = draughts::Priority::most_pieces, // RU:2.5.1#1, UA:IV.3.10
            .promotion = draughts::Promotion::at_rest};  // RU:2.5.2.1, RU:2.5.2.2, UA:IV.3.8-9
}

extern const Variant international;

} // namespace kodeks::games::variants
