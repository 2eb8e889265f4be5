// What assistants of players may do: the duties a rulebook lists and nothing else.
#pragma once

#include "referee/desk/desk.hpp"

namespace kodeks::referee {

// Whether an assistant may do what he is about to; the player himself is never asked.
Answer assistant_may(const Desk& desk, Actor by, const Action& action);

// A blind player against a deaf one needs an assistant before the game begins (FIDE:D.2.11).
Answer assistant_is_there(const Desk& desk);

} // namespace kodeks::referee
