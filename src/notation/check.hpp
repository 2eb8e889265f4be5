// Whether what a game says of its end fits its end: the result behind the moves, the tag Result and
// the last position of the main line.
#pragma once

#include "notation/game.hpp"

namespace kodeks::notation {

// Adds a diagnostic for every contradiction. A game whose main line could not be read to its end is
// judged by its result alone.
void check_end(Game& game, const Outcome* tag_outcome);

} // namespace kodeks::notation
