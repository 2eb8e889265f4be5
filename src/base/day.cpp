#include "base/day.hpp"

#include <charconv>

#include <fmt/format.h>

namespace kodeks {

namespace {

constexpr std::size_t length = 10; // "2002-10-08"
constexpr int first_year = 1900;
constexpr int last_year = 2199;

std::optional<int> number_in(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() && text.front() != '-'
               ? std::optional(number)
               : std::nullopt;
}

} // namespace

std::optional<Day> read_day(std::string_view text) {
    if (text.size() != length || text[4] != '-' || text[7] != '-') {
        return std::nullopt;
    }
    const auto year = number_in(text.substr(0, 4));
    const auto month = number_in(text.substr(5, 2));
    const auto day = number_in(text.substr(8, 2));
    if (!year || !month || !day || *year < first_year || *year > last_year) {
        return std::nullopt;
    }
    const std::chrono::year_month_day date{std::chrono::year(*year),
                                           std::chrono::month(static_cast<unsigned>(*month)),
                                           std::chrono::day(static_cast<unsigned>(*day))};
    return date.ok() ? std::optional(Day(date)) : std::nullopt;
}

std::string write_day(Day day) {
    const std::chrono::year_month_day date(day);
    return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(date.year()),
                       static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
}

std::chrono::year year_of(Day day) {
    return std::chrono::year_month_day(day).year();
}

Day months_after(Day day, int months) {
    const auto date = std::chrono::year_month_day(day) + std::chrono::months(months);
    return date.ok() ? Day(date) : Day(date.year() / date.month() / std::chrono::last);
}

} // namespace kodeks
