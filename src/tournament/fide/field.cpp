#include "tournament/fide/field.hpp"

#include <algorithm>

namespace kodeks::tournament::fide {

Tenths virtual_points(const Player& player, std::uint32_t round) {
    return round >= 1 && round <= player.virtual_points.size() ? player.virtual_points[round - 1]
                                                               : Tenths{};
}

Tenths real_score(const Player& player, std::uint32_t round) {
    Tenths sum{};
    const std::size_t end = std::min<std::size_t>(player.past.size(), round - 1);
    for (std::size_t at = 0; at < end; ++at) {
        sum += player.past[at].points;
    }
    return sum;
}

} // namespace kodeks::tournament::fide
