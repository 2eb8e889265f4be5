// Points, exact in every rulebook. One unit is a quarter of a point: results are whole and half
// points (1-0, 1/2, and the 2-1-0 scale); one and a half times a half point, as in the Riga system
// (RU:3.16.9), is quarters. Nothing in the five rulebooks divides further; averages are
// compared as fractions where they arise, never rounded into Points.
#pragma once

#include "base/strong.hpp"

#include <string>

namespace kodeks {

using Points = Quantity<struct PointsTag, std::int32_t>;

constexpr Points quarter_points(std::int32_t count) {
    return {count};
}

constexpr Points half_points(std::int32_t count) {
    return {count * 2};
}

constexpr Points whole_points(std::int32_t count) {
    return {count * 4};
}

// The product of two scores, each a multiple of a half point.
Points product(Points a, Points b);

// "0", "½", "1½", "2¼", "-1": what a crosstable prints.
std::string to_text(Points points);

} // namespace kodeks
