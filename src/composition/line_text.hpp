// A line of the author's solution as text: "1. c3-d4 b6-c5 2. d4:b6". Move numbers may stand
// anywhere and are passed over.
#pragma once

#include "base/message.hpp"
#include "composition/composition.hpp"

#include <cstddef>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

namespace kodeks::composition {

// What is wrong, and at which byte of the text.
struct LineTrouble {
    std::size_t offset = 0;
    Message message;
};

tl::expected<Line, LineTrouble> read_line(const games::Position& diagram, std::string_view text);

// The same backwards; a line that Black begins starts with "1...".
std::string line_text(const games::Position& diagram, const Line& line);

} // namespace kodeks::composition
