// The order in which candidates are generated (C04.3:3.6, 3.7, 4), as one comparable key.
#pragma once

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

namespace kodeks::tournament::fide::checker {

using Mask = std::uint32_t;
using Number = int;
using Vector = std::vector<Number>; // a smaller one is better
using Couple = std::pair<Number, Number>;

inline constexpr Number end_of_list = -1;

constexpr Mask bit(Number i) {
    return Mask{1} << i;
}

// Couples of members; `moved` came from above, `down` are not paired.
Vector key_of(const std::vector<Couple>& couples, const Vector& members, Mask moved, Mask down);

} // namespace kodeks::tournament::fide::checker
