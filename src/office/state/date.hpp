// Days and times of day as people at the venue say them: by their calendar and the clock on the
// wall, without time zones. What is not given is 0, the day before the first that can be written.
#pragma once

#include "base/strong.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kodeks::office {

using Date = Quantity<struct DateTag, std::int32_t>; // days; 1 is 1900-01-01
using Moment = Quantity<struct MomentTag>;           // minutes, from the same beginning

constexpr Date no_date{0};
constexpr Moment no_moment{0};

constexpr std::int64_t minutes_per_day = 24 * 60;
constexpr std::int32_t days_to_1970 = 25568; // from the day that is 0

// What clocks count from 1970.
constexpr Moment moment_since_1970(std::int64_t minutes) {
    return {days_to_1970 * minutes_per_day + minutes};
}

constexpr Date date_of(Moment moment) {
    return {static_cast<std::int32_t>(moment.value / minutes_per_day)};
}

constexpr Moment start_of(Date date) {
    return {date.value * minutes_per_day};
}

// "2026-05-01"; years 1900 to 2199, days that exist.
std::optional<Date> read_date(std::string_view text);
std::string write_date(Date date);

// "2026-05-01T10:00".
std::optional<Moment> read_moment(std::string_view text);
std::string write_moment(Moment moment);

// The same day some months earlier, or the last one that month has.
Date months_before(Date date, std::uint32_t months);

// Whole years lived on a day.
std::int32_t age_on(Date day, Date born);

} // namespace kodeks::office
