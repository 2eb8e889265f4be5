// Spantsireti played to lose all pieces or to be blocked; moves are those of the parent game.
#pragma once

#include "games/variants/spantsireti.hpp"

namespace kodeks::games::variants {

constexpr draughts::Rules spantsireti_giveaway_rules() {
    draughts::Rules rules = spantsireti_rules();
    rules.winning = draughts::Winning::by_losing_all; // RU:5.1.4#4
    return rules;
}

extern const Variant spantsireti_giveaway;

} // namespace kodeks::games::variants
