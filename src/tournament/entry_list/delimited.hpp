// A table as text: cells separated by tabs, semicolons or commas, whichever the first line has most
// of; a cell in quotation marks may hold separators and doubled quotation marks.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kodeks::tournament {

struct DelimitedLine {
    std::uint32_t number = 0;       // in the text, from 1
    std::vector<std::string> cells; // without blanks around them
};

// Lines that hold something.
std::vector<DelimitedLine> read_delimited(std::string_view text);

} // namespace kodeks::tournament
