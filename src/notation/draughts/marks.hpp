// Annotation marks of draughts (UA:V.4.2). The signs are those of chess; two of the meanings are
// not: in draughts `?!` is a move that seems weak and is strong, `!?` one that seems strong and is
// weak. Files carry marks as numeric glyphs. A number stands for the sign as printed, so the same
// file reads right in both games; what it means is asked here, never of the chess table.
#pragma once

#include "base/message.hpp"

#include <cstdint>
#include <span>
#include <string_view>

namespace kodeks::notation::draughts {

struct Mark {
    std::string_view sign;
    std::uint8_t nag = 0;     // the numeric glyph printed as this sign
    std::string_view meaning; // a message key
};

std::span<const Mark> marks();
const Mark* mark_of_sign(std::string_view sign); // also in brackets: "(!?)"; nullptr when none

// Cuts the mark off the end of a move ("c3-d4!?", "32-28(?)"); nullptr when there is none.
const Mark* split_mark(std::string_view& word);

} // namespace kodeks::notation::draughts
