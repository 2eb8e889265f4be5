// Boards as text: drawn in a monospaced grid with Unicode figures or ASCII letters, or told rank by
// rank in words for a screen reader. Pure functions of a setup, sensible or not.
#pragma once

#include "base/message.hpp"
#include "games/setup.hpp"
#include "games/variant.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace kodeks::notation::picture {

enum class Figures : std::uint8_t { unicode, ascii };

// White's side below. Numbered boards show the first and last square number of every row instead
// of file letters. In ASCII draughts men are w and b, kings W and B; chess as in FEN.
std::string board_text(const games::Variant& variant, const games::Setup& setup, Figures figures);

// "Row 8: a8 black rook, ..." for every row that is not empty, then who is to move.
std::string board_in_words(const games::Variant& variant, const games::Setup& setup,
                           Language language);

// The figure of a piece: "♞", "⛁"; "n", "W" in ASCII.
std::string_view figure(games::Piece piece, games::Family family, Figures figures);

} // namespace kodeks::notation::picture
