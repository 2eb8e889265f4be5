// Whether two texts were the same game: everything but the place and the diagnostics, which belong
// to the text.
#pragma once

#include "notation/game.hpp"

namespace kodeks::notation {

inline bool same_game(const Game& a, const Game& b) {
    return a.tags == b.tags && a.variant == b.variant && a.setup == b.setup &&
           a.start.has_value() == b.start.has_value() && a.moves == b.moves &&
           a.outcome == b.outcome;
}

} // namespace kodeks::notation
