// What a letter costs: days between receiving and answering, without the breaks of either player.
#pragma once

#include "correspondence/days/day.hpp"
#include "games/side.hpp"

#include <array>
#include <optional>
#include <span>
#include <string_view>

namespace kodeks::correspondence {

// Both the first and the last day belong to it (RU:5.4.3#1).
struct Break {
    games::Side by = games::Side::white;
    Day first{};
    Day last{};

    bool contains(Day day) const { return first <= day && day <= last; }

    Days length() const { return days_from(first, last) + Days{1}; }

    friend bool operator==(const Break&, const Break&) = default;
};

// So many days for every so many moves; what is not used stays.
struct Allowance {
    std::int32_t moves = 0;
    Days days{0};

    friend bool operator==(const Allowance&, const Allowance&) = default;
};

// The days after `received` up to `sent` that lie in no break; none on the same day.
Days days_charged(Day received, Day sent, std::span<const Break> breaks);

// The last day to answer what came on `received` without spending more than `left` days: breaks
// put it off. Nothing when even the day of receipt is too late.
std::optional<Day> last_day_to_answer(Day received, Days left, std::span<const Break> breaks);

// "12/9", what White and Black have used (RU:5.3.1#2); nothing for any other text.
std::optional<std::array<Days, 2>> read_totals(std::string_view text);

// What may have been used after so many moves: fifty days for ten moves or fewer (RU:5.3.5).
Days days_allowed(const Allowance& allowance, std::int32_t moves);

} // namespace kodeks::correspondence
