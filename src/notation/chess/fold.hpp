// Human writing made uniform: letters that look alike become one letter (Cyrillic К and Latin K),
// the many dashes one dash, the capture signs one x. Which piece the letter then means is decided
// by the language of the sheet (letters.hpp), folded the same way.
#pragma once

#include <string>
#include <string_view>

namespace kodeks::notation::chess {

// Blanks are dropped; ill-formed bytes become U+FFFD.
std::u32string folded(std::string_view text);

} // namespace kodeks::notation::chess
