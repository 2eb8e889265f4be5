// What a move text says, before anybody asks which move it means: the squares named, in order, and
// whether it claims to be a capture. It knows the board, not the position.
#pragma once

#include "games/board.hpp"
#include "games/move.hpp"
#include "notation/draughts/fold.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace kodeks::notation::draughts {

enum class Sign : std::uint8_t { none, quiet, capture };

struct Pattern {
    int from_file = -1; // compact text names only the file it starts from
    Sign sign = Sign::none;
    games::Route squares; // a compact text has only the last; a lone "x" has none

    bool is_full() const { return from_file < 0 && squares.size() >= 2; }
};

// Reads the text; gives back the offset of what cannot be understood, or nothing.
std::optional<std::size_t> read_pattern(const games::Board& board, std::string_view text,
                                        Alphabet alphabet, Pattern& pattern);

} // namespace kodeks::notation::draughts
