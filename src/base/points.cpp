#include "base/points.hpp"

#include <cstdlib>
#include <string_view>

namespace kodeks {

namespace {

std::string_view sign_of(Points points) {
    return points.value < 0 ? "-" : "";
}

} // namespace

std::string to_text(Points points) {
    const std::int32_t magnitude = std::abs(points.value);
    const std::int32_t rest = magnitude % units_of_point;
    const std::string_view part = rest == half_points(1).value      ? "½"
                                  : rest == quarter_points(1).value ? "¼"
                                  : rest == quarter_points(3).value ? "¾"
                                                                    : "";
    if (rest != 0 && part.empty()) {
        return to_decimal(points);
    }
    const std::int32_t whole = magnitude / units_of_point;
    std::string text(sign_of(points));
    if (whole > 0 || rest == 0) {
        text += std::to_string(whole);
    }
    return text.append(part);
}

std::string to_decimal(Points points) {
    const std::int32_t magnitude = std::abs(points.value);
    const std::int32_t hundredths = magnitude % units_of_point * (100 / units_of_point);
    std::string text(sign_of(points));
    text += std::to_string(magnitude / units_of_point);
    if (hundredths != 0) {
        text += hundredths < 10 ? ".0" : ".";
        text += std::to_string(hundredths % 10 == 0 ? hundredths / 10 : hundredths);
    }
    return text;
}

} // namespace kodeks
