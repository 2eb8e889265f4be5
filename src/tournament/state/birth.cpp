#include "tournament/state/birth.hpp"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <optional>
#include <vector>

#include <fmt/format.h>

namespace kodeks::tournament {

namespace {

struct Figure {
    std::int32_t value = 0;
    std::size_t digits = 0;
};

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

// The numbers of a text, in their order.
std::vector<Figure> figures_in(std::string_view text) {
    std::vector<Figure> figures;
    for (std::size_t at = 0; at < text.size();) {
        if (!is_digit(text[at])) {
            ++at;
            continue;
        }
        std::size_t end = at;
        while (end < text.size() && is_digit(text[end])) {
            ++end;
        }
        Figure figure{0, end - at};
        std::from_chars(text.data() + at, text.data() + std::min(end, at + 9), figure.value);
        figures.push_back(figure);
        at = end;
    }
    return figures;
}

bool is_year(const Figure& figure) {
    return figure.digits == 4 && figure.value >= 1900 && figure.value <= 2200;
}

bool exists(std::int32_t year, std::int32_t month, std::int32_t day) {
    return std::chrono::year_month_day(std::chrono::year(year),
                                       std::chrono::month(static_cast<unsigned>(month)),
                                       std::chrono::day(static_cast<unsigned>(day)))
        .ok();
}

} // namespace

bool read_birth_as_written(std::string_view text, Person& person) {
    const auto figures = figures_in(text);
    const bool plain = figures.size() == 1 && figures[0].digits == 4 && text.size() == 4;
    const auto year = plain ? figures.begin() : std::ranges::find_if(figures, is_year);
    if (year == figures.end()) {
        return false;
    }
    person.birth_year = year->value;
    person.birth_month = 0;
    person.birth_day = 0;
    if (figures.size() == 3 && year != figures.begin() + 1) {
        person.birth_month = figures[1].value;
        person.birth_day = year == figures.begin() ? figures[2].value : figures[0].value;
    }
    return true;
}

bool read_birth(std::string_view text, Person& person) {
    const bool read = read_birth_as_written(text, person);
    if (read && !exists(person.birth_year, person.birth_month, person.birth_day)) {
        person.birth_month = 0;
        person.birth_day = 0;
    }
    return read;
}

std::string birth_text(const Person& person, char separator) {
    if (person.birth_year == 0) {
        return "";
    }
    return person.birth_month == 0 ? std::to_string(person.birth_year)
                                   : fmt::format("{0}{3}{1:02}{3}{2:02}", person.birth_year,
                                                 person.birth_month, person.birth_day, separator);
}

} // namespace kodeks::tournament
