#include "ledger/time_text.hpp"

#include <charconv>

#include <fmt/format.h>

namespace kodeks::ledger {

namespace {

constexpr std::int64_t hours_max = 2400;
constexpr std::int64_t minute_s = 60;
constexpr std::int64_t hour_s = 3600;

// A whole number of at most `digits_max` digits at the front of the text, which it takes off.
std::optional<std::int64_t> take_number(std::string_view& text, std::size_t digits_max) {
    std::size_t size = 0;
    while (size < text.size() && text[size] >= '0' && text[size] <= '9') {
        ++size;
    }
    if (size == 0 || size > digits_max) {
        return std::nullopt;
    }
    std::int64_t number = 0;
    for (const char digit : text.substr(0, size)) {
        number = 10 * number + (digit - '0');
    }
    text.remove_prefix(size);
    return number;
}

// ".250", ".5" or nothing: milliseconds.
std::optional<std::int64_t> read_fraction(std::string_view text) {
    if (text.empty()) {
        return 0;
    }
    if (text[0] != '.' || text.size() < 2 || text.size() > 4) {
        return std::nullopt;
    }
    std::string digits(text.substr(1));
    digits.resize(3, '0');
    std::string_view rest = digits;
    const auto number = take_number(rest, 3);
    return rest.empty() ? number : std::nullopt;
}

// ":MM:SS" behind the hours, as seconds.
std::optional<std::int64_t> take_minutes(std::string_view& text) {
    std::int64_t parts[2] = {};
    for (std::int64_t& part : parts) {
        if (!text.starts_with(':') || text.size() < 3) {
            return std::nullopt;
        }
        std::string_view two = text.substr(1, 2);
        const auto number = take_number(two, 2);
        if (!number || !two.empty() || *number >= minute_s) {
            return std::nullopt;
        }
        part = *number;
        text.remove_prefix(3);
    }
    return parts[0] * minute_s + parts[1];
}

} // namespace

std::optional<Milliseconds> read_time(std::string_view text) {
    const bool negative = text.starts_with('-');
    text.remove_prefix(negative || text.starts_with('+') ? 1 : 0);
    auto whole = take_number(text, 7);
    if (!whole) {
        return std::nullopt;
    }
    if (text.starts_with(':')) {
        const auto rest = take_minutes(text);
        if (!rest) {
            return std::nullopt;
        }
        whole = *whole * hour_s + *rest;
    }
    const auto fraction = read_fraction(text);
    if (!fraction || *whole > hours_max * hour_s) {
        return std::nullopt;
    }
    const Milliseconds time{*whole * 1000 + *fraction};
    return negative ? -time : time;
}

std::string write_time(Milliseconds time) {
    const std::int64_t ms = time.value < 0 ? -time.value : time.value;
    const std::int64_t s = ms / 1000;
    std::string text = fmt::format("{}{}:{:02}:{:02}", time.value < 0 ? "-" : "", s / hour_s,
                                   s % hour_s / minute_s, s % minute_s);
    return ms % 1000 == 0 ? text : fmt::format("{}.{:03}", text, ms % 1000);
}

} // namespace kodeks::ledger
