// How many terminal columns a UTF-8 text takes, and fitting text into columns. Cyrillic takes one
// column a letter though two bytes; combining marks take none; East Asian wide characters and
// pictures take two, as Unicode's East Asian Width says (the tables are those of utf8proc).
//
//     pad_right("Дамка", 8)      // "Дамка   "
//     truncate_to("Дамка", 3)    // "Да…"
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace kodeks {

std::size_t width_of(char32_t code); // 0, 1 or 2
std::size_t display_width(std::string_view text);

// Text that is already wider comes back unchanged.
std::string pad_right(std::string_view text, std::size_t width);
std::string pad_left(std::string_view text, std::size_t width);

// At most `width` columns; when something is cut, the last column is "…".
std::string truncate_to(std::string_view text, std::size_t width);

// Lines of at most `width` columns, broken at spaces; a word longer than a line is broken inside.
// Line feeds in the text are kept. An empty text is one empty line.
std::vector<std::string> wrap(std::string_view text, std::size_t width);

} // namespace kodeks
