#include "composition/collection/entry.hpp"

#include <algorithm>

namespace kodeks::composition {

std::optional<Day> priority_of(const Published& published,
                               const rulebook::PublicationRules& rules) {
    const bool in_print =
        published.day && (published.copies == 0 || published.copies >= rules.least_copies);
    if (in_print && published.closing) {
        return std::min(*published.day, *published.closing);
    }
    return in_print ? published.day : published.closing;
}

Day author_right_until(Day priority, const rulebook::PublicationRules& rules) {
    return months_after(priority, 12 * rules.author_years);
}

} // namespace kodeks::composition
