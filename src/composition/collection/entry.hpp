// A composition that somebody published or sent to a competition: who, when, where, and the play.
#pragma once

#include "base/day.hpp"
#include "composition/composition.hpp"

#include <optional>
#include <string>
#include <vector>

namespace kodeks::composition {

struct Published {
    std::optional<Day> day{};     // in print
    std::int32_t copies = 0;      // 0: not known, which counts as enough
    std::optional<Day> closing{}; // the last day of the first competition it was sent to
    friend bool operator==(const Published&, const Published&) = default;
};

struct Entry {
    Composition composition;
    std::string author;
    std::string residence;
    std::string source;
    Published published;
    std::int32_t corrections = 0;
};

// Since when a composition exists and its author has priority; none when nothing is known.
// Print counts from so many copies.
std::optional<Day> priority_of(const Published& published, const rulebook::PublicationRules& rules);

// Until when only the author may correct and rework it.
Day author_right_until(Day priority, const rulebook::PublicationRules& rules);

} // namespace kodeks::composition
