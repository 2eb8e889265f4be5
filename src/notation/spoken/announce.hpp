// Chess moves announced as FIDE:D.2.1 suggests for games with players who do not see the board:
// Anna to Hector for the files, German numbers and pieces. "Springer Gustav eins Felix drei",
// "Eva zwei Eva vier", "Kurze Rochade"; a promoted piece is named at the end.
#pragma once

#include "games/position.hpp"

#include <string>

namespace kodeks::notation::spoken {

// A legal move of a chess position.
std::string announce(const games::Position& position, const games::Move& move);

} // namespace kodeks::notation::spoken
