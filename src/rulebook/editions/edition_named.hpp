// Finding the rules of an edition in a list of editions.
#pragma once

#include <algorithm>
#include <span>
#include <string_view>

namespace kodeks::rulebook {

// nullptr if there is none of that name.
template <class Rules>
const Rules* edition_named(std::span<const Rules* const> all, std::string_view name) {
    const auto found = std::ranges::find(all, name, &Rules::edition);
    return found == all.end() ? nullptr : *found;
}

} // namespace kodeks::rulebook
