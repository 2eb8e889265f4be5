// From an offset in a text to the line and column people use, and to a short piece of the text
// around it, for faults.
#pragma once

#include "base/result.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace kodeks {

// Line and column of the byte at `offset`; columns count characters, not bytes. An offset behind
// the end gives the end.
Place place_of(std::string_view text, std::size_t offset);

// The rest of the line from `offset`, at most `width` columns, safe to print: control characters
// and broken bytes appear as U+FFFD.
std::string excerpt_at(std::string_view text, std::size_t offset, std::size_t width = 40);

} // namespace kodeks
