#include "ledger/unix_time.hpp"

#include <charconv>
#include <chrono>

#include <fmt/format.h>

namespace kodeks::ledger {

namespace {

constexpr std::int64_t day_ms = 86'400'000;
constexpr int first_year = 1970;
constexpr int last_year = 2199;

// The digits of text[from, from + size) as a number.
std::optional<int> number_at(std::string_view text, std::size_t from, std::size_t size) {
    int number = 0;
    for (const char c : text.substr(from, size)) {
        if (c < '0' || c > '9') {
            return std::nullopt;
        }
        number = 10 * number + (c - '0');
    }
    return text.size() < from + size ? std::nullopt : std::optional(number);
}

std::optional<std::int64_t> day_in(std::string_view text) {
    const auto year = number_at(text, 0, 4);
    const auto month = number_at(text, 5, 2);
    const auto day = number_at(text, 8, 2);
    if (!year || !month || !day || text[4] != '-' || text[7] != '-' || *year < first_year ||
        *year > last_year) {
        return std::nullopt;
    }
    const std::chrono::year_month_day date{std::chrono::year(*year),
                                           std::chrono::month(static_cast<unsigned>(*month)),
                                           std::chrono::day(static_cast<unsigned>(*day))};
    return date.ok()
               ? std::optional<std::int64_t>(std::chrono::sys_days(date).time_since_epoch().count())
               : std::nullopt;
}

std::optional<std::int64_t> time_of_day(std::string_view text) {
    const auto hour = number_at(text, 0, 2);
    const auto minute = number_at(text, 3, 2);
    const auto second = number_at(text, 6, 2);
    if (!hour || !minute || !second || text[2] != ':' || text[5] != ':' || *hour > 23 ||
        *minute > 59 || *second > 59) {
        return std::nullopt;
    }
    std::optional<int> fraction = 0;
    if (text.size() > 8) {
        fraction = text[8] == '.' && text.size() == 12 ? number_at(text, 9, 3) : std::nullopt;
    }
    return fraction ? std::optional<std::int64_t>(((*hour * 60LL + *minute) * 60 + *second) * 1000 +
                                                  *fraction)
                    : std::nullopt;
}

} // namespace

std::string write_unix_time(UnixTime time) {
    using std::chrono::days;
    const std::int64_t whole = time.value / day_ms - (time.value % day_ms < 0 ? 1 : 0);
    const std::int64_t rest = time.value - whole * day_ms;
    const std::chrono::year_month_day date{std::chrono::sys_days(days(whole))};
    const std::int64_t s = rest / 1000;
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}.{:03}Z", static_cast<int>(date.year()),
                       static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                       s / 3600, s / 60 % 60, s % 60, rest % 1000);
}

std::optional<UnixTime> read_unix_time(std::string_view text) {
    constexpr std::size_t shortest = 20; // without a fraction
    if (text.size() < shortest || text[10] != 'T' || text.back() != 'Z') {
        return std::nullopt;
    }
    text.remove_suffix(1);
    const auto day = day_in(text);
    const auto time = time_of_day(text.substr(11));
    return day && time ? std::optional(UnixTime{*day * day_ms + *time}) : std::nullopt;
}

} // namespace kodeks::ledger
