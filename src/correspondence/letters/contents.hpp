// What a letter says besides its moves: whether everything is there that belongs in it (RU:5.2.3),
// how it is numbered, written and sent. Nothing of this stops play.
#pragma once

#include "correspondence/desk/clerk.hpp"

namespace kodeks::correspondence {

// Looks at the letter before its moves are played.
void check_contents(Clerk& clerk, Side side, const Letter& letter);

} // namespace kodeks::correspondence
