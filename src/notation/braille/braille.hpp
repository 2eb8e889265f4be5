// Moves in Braille, as cells of six dots.
//
// liblouis has no notation of moves: its chess tables only give cells to the twelve printed
// figures. The table here follows the examples of the Braille Chess Code (Braille Chess
// Association, 2015, sections 1.3 and 1.4): a square is its file letter and its rank as a lowered
// digit without number sign, the knight is S, check is dots 345 1234. What those examples leave
// open is written like print: x for a capture, the hyphen, zeros for castling, and mate as a
// doubled check sign (FIDE:C.13.5). Draughts moves use the same cells; x stands for every capture
// sign, because the colon's cell is the lowered 3.
#pragma once

#include "games/position.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kodeks::notation::braille {

// Bit 0 is dot 1 ... bit 5 is dot 6.
using Cells = std::vector<std::uint8_t>;

// The cells of a move written with the letters a-z, digits, - x + K Q R B N. Any other character is
// a bug.
Cells cells_of(std::string_view move_text);

// A legal move of the position: short algebraic in chess, full notation in draughts.
Cells move_cells(const games::Position& position, const games::Move& move);

std::string to_unicode(const Cells& cells); // U+2800 to U+283F
std::string to_ascii(const Cells& cells);   // North American ASCII Braille, for embossers

} // namespace kodeks::notation::braille
