// A text broken into lines of a width: between words, after hyphens and strokes, and inside a word
// that is longer than a line.
#pragma once

#include "reports/layout/pdf/font_file.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace kodeks::reports {

struct Line {
    std::string shown; // between the brackets of `TJ`
    std::string text;
    double width = 0; // of letters of the size 1
    bool whole = true;
};

// At least one line.
std::vector<Line> set_lines(FontFile& font, std::string_view text, double width);

// The same without the lines themselves.
std::size_t count_lines(FontFile& font, std::string_view text, double width);

double set_width(FontFile& font, std::string_view text); // on one line

} // namespace kodeks::reports
