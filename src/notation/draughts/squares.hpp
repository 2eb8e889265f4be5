// Names of draughts squares: file letter and rank digit (RU:1.6.1#3), or the square's number
// (UA:IV.1.3.1, FR:3). Both can be read on every board, whatever a variant's literature prefers.
#pragma once

#include "games/board.hpp"
#include "games/variant.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace kodeks::notation::draughts {

void append_square(std::string& out, const games::Board& board, games::Square square,
                   games::SquareNames names);
std::string square_text(const games::Board& board, games::Square square, games::SquareNames names);

// The square with this number, if the board has it.
std::optional<games::Square> square_of_number(const games::Board& board, int number);

// A whole text as one square: "c3", "C3", "32", "07".
std::optional<games::Square> read_square(const games::Board& board, std::string_view text);

} // namespace kodeks::notation::draughts
