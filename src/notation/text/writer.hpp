// Writes a game as text: tags, moves, comments, variations and result, lines broken at 80 columns.
// Reading the text gives the same game again (Game).
#pragma once

#include "notation/text/dialect.hpp"

#include <string>

namespace kodeks::notation::text {

struct Layout {
    std::size_t columns = 80;        // lines are broken before they get longer, where possible
    bool comments_and_clocks = true; // also variations, glyphs and unread text: the whole game
};

// Appends the game and an empty line.
void write_game(const Game& game, const Dialect& dialect, Layout layout, std::string& out);

} // namespace kodeks::notation::text
