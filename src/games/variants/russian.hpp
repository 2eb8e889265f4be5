// Russian draughts: 8x8, free choice of capture, a man crowned in passing goes on as a king.
#pragma once

#include "games/draughts/rules.hpp"
#include "games/variant.hpp"

namespace kodeks::games::variants {

constexpr draughts::Rules russian_rules() {
    return {.priority = draughts::Priority::free_choice,   // RU:1.5.14, UA:III.3.7.3
            .promotion = draughts::Promotion::in_passing}; // RU:1.5.15, UA:III.3.7.2
}

extern const Variant russian;

} // namespace kodeks::games::variants
