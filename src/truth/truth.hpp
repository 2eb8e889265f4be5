// What every answer of this room has in common: it is three-valued. "Open" means that the budget
// ended before a proof was found; it is never guessed into a yes or a no.
#pragma once

#include <cstdint>
#include <string_view>

namespace kodeks::truth {

enum class Verdict : std::uint8_t { proved, refuted, open };

constexpr std::string_view name_of(Verdict verdict) {
    constexpr std::string_view names[] = {"proved", "refuted", "open"};
    return names[static_cast<std::size_t>(verdict)];
}

} // namespace kodeks::truth
