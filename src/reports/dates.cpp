#include "reports/dates.hpp"

#include <algorithm>

namespace kodeks::reports {

namespace {

constexpr std::string_view form = "0000-00-00";
constexpr std::int64_t minute_ms = 60'000;

bool is_digit(char letter) {
    return letter >= '0' && letter <= '9';
}

bool begins_with_day(std::string_view text) {
    const auto fits = [](char letter, char wanted) {
        return wanted == '0' ? is_digit(letter) : letter == wanted;
    };
    return text.size() >= form.size() &&
           std::ranges::equal(text.substr(0, form.size()), form, fits) &&
           (text.size() == form.size() || !is_digit(text[form.size()]));
}

} // namespace

std::string shown_day(std::string_view text, Language language) {
    if (!begins_with_day(text)) {
        return std::string(text);
    }
    std::string rest(text.substr(form.size()));
    if (rest.size() > 1 && rest.front() == 'T' && is_digit(rest[1])) {
        rest.front() = ' ';
    }
    if (language == Language::en) {
        return std::string(text.substr(0, form.size())) + rest;
    }
    std::string shown(text.substr(8, 2));
    shown.append(".").append(text.substr(5, 2)).append(".").append(text.substr(0, 4));
    return shown.append(rest);
}

std::string wall_text(ledger::UnixTime time, const WallClock& wall) {
    const ledger::UnixTime shown = wall ? ledger::UnixTime{wall(time) * minute_ms} : time;
    std::string text = ledger::write_unix_time(shown).substr(0, 16);
    std::ranges::replace(text, 'T', ' ');
    return text;
}

} // namespace kodeks::reports
