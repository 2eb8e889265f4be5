// Calendar days: games by letter know no hours.
#pragma once

#include "base/day.hpp"

namespace kodeks::correspondence {

using kodeks::Day;
using kodeks::days_from;
using kodeks::read_day;
using kodeks::write_day;
using kodeks::year_of;

// The same day of the next month, or its last day.
inline Day month_after(Day day) {
    return months_after(day, 1);
}

} // namespace kodeks::correspondence
