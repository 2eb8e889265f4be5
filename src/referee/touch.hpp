// Touched pieces and what they bind to (FIDE:4.3, UA:V.5.2, RU:1.4.5).
#pragma once

#include "referee/state.hpp"

namespace kodeks::referee {

// Whether a legal move keeps the duty that the touched pieces of the mover impose: the first
// touched piece that can be moved is moved, the first enemy piece that can be captured is
// captured, and of both together the capture of the first by the first if it is legal. Touches
// that allow no move bind nobody.
bool fulfils_touch(const State& state, const games::Move& move);

} // namespace kodeks::referee
