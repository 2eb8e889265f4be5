#include "base/points.hpp"

#include "base/check.hpp"

#include <array>

namespace kodeks {

Points product(Points a, Points b) {
    KODEKS_ASSERT(a.value % 2 == 0 && b.value % 2 == 0);
    return {(a.value / 2) * (b.value / 2)};
}

std::string to_text(Points points) {
    static constexpr std::array<const char*, 4> fraction = {"", "¼", "½", "¾"};
    const bool negative = points.value < 0;
    const std::int32_t magnitude = negative ? -points.value : points.value;
    const std::int32_t whole = magnitude / 4;
    const char* part = fraction[static_cast<std::size_t>(magnitude % 4)];
    std::string text = negative ? "-" : "";
    if (whole > 0 || magnitude % 4 == 0) {
        text += std::to_string(whole);
    }
    return text + part;
}

} // namespace kodeks
