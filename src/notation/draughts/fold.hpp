// The alphabet of draughts moves: what people and scanners put on a sheet, folded to plain signs.
//
// Folded text holds only file letters a-j, digits, '-' for a quiet move and 'x' for a capture.
// Blanks vanish; Cyrillic letters that look like Latin ones, the letter l for 1, З for 3, О for 0
// and Ь for b, and every kind of dash are understood.
#pragma once

#include "base/bounded.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace kodeks::notation::draughts {

struct FoldedSign {
    char sign;
    std::uint8_t offset; // of its first byte in the text
};

// The longest move, forty captures with two-letter squares, has 122 signs.
constexpr std::size_t longest_move_bytes = 250;
using FoldedText = BoundedVector<FoldedSign, longest_move_bytes>;

enum class Alphabet : std::uint8_t {
    plain, // ASCII, no blanks
    sheet, // whatever stands on a sheet
};

// Fills `folded`; gives back the offset of the first byte that no move contains, or nothing.
std::optional<std::size_t> fold_move(std::string_view text, Alphabet alphabet, FoldedText& folded);

} // namespace kodeks::notation::draughts
