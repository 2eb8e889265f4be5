// Calendar days, for what knows no hours: games by letter, contests.
#pragma once

#include "base/strong.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace kodeks {

using Day = std::chrono::sys_days;

// "2002-10-08" of the years 1900 to 2199; nothing for any other text and for days that do not
// exist.
std::optional<Day> read_day(std::string_view text);
std::string write_day(Day day);

constexpr Days days_from(Day first, Day second) {
    return {static_cast<std::int32_t>((second - first).count())};
}

constexpr Day operator+(Day day, Days days) {
    return day + std::chrono::days(days.value);
}

std::chrono::year year_of(Day day);

// The same day so many months later, or the last day of that month.
Day months_after(Day day, int months);

} // namespace kodeks
