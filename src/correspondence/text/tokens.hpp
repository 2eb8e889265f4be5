// What stands in a line of a letter: moves with their numbers, dates, totals.
#pragma once

#include "correspondence/days/day.hpp"
#include "games/variant.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kodeks::correspondence::text {

struct Line {
    std::uint32_t number = 0; // from 1
    std::string_view text{};  // without blanks at its ends
};

// Lines that are not empty.
std::vector<Line> lines_of(std::string_view text);

struct Moves {
    std::optional<std::int32_t> number{}; // before the first one
    std::vector<std::string> moves{};     // as they are written, in small letters
    std::vector<std::string> odd{};       // what looks like a move and is none
};

// Moves in full notation: squares joined by "-", ":" or "x".
Moves moves_in(std::string_view line, games::SquareNames names);

struct Dates {
    std::vector<Day> days{};
    std::vector<std::string> odd{}; // what looks like a date and is none, or lies out of range
};

// "08.10.2002", "08.10.02", "2002-10-08"; the century of a short year is that of the range.
Dates dates_in(std::string_view line, Day earliest, Day latest);

// "12/9"
std::optional<std::string> totals_in(std::string_view line);

} // namespace kodeks::correspondence::text
