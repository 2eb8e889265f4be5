// Points, exact in every rulebook and in every report file. One unit is a twentieth of a point:
// results are whole and half points (1-0, 1/2, and the 2-1-0 scale); one and a half times a half
// point, as in the Riga system (RU:3.16.9), is quarters; what the regulations of an event give
// otherwise (FIDE:10.1, C04.1:3) may be tenths, as report files write them. Averages are compared
// as fractions where they arise, never rounded into Points.
#pragma once

#include "base/strong.hpp"

#include <string>

namespace kodeks {

using Points = Quantity<struct PointsTag, std::int32_t>;

inline constexpr std::int32_t units_of_point = 20;

constexpr Points tenths_of_points(std::int32_t count) {
    return {count * (units_of_point / 10)};
}

constexpr Points quarter_points(std::int32_t count) {
    return {count * (units_of_point / 4)};
}

constexpr Points half_points(std::int32_t count) {
    return {count * (units_of_point / 2)};
}

constexpr Points whole_points(std::int32_t count) {
    return {count * units_of_point};
}

// "0", "½", "1½", "2¼", "-1", "0.3": what a crosstable prints.
std::string to_text(Points points);

// "0", "0.5", "2.25", "-1", "0.3": what records write.
std::string to_decimal(Points points);

} // namespace kodeks
