// Numbers given before round 1: by rating with lots for equal ratings and for the unrated
// (RU:3.18.5.1, UA:V.15.9.3), or by lot alone (RU:3.18.4#1, UA:V.15.9.5).
#pragma once

#include "tournament/lots/urn.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace kodeks::tournament::lots {

// The entries' indices in the order of their numbers: result[0] gets number 1. All by lot when
// nobody has a rating.
std::vector<std::uint32_t> start_list(const std::vector<std::optional<std::int32_t>>& ratings,
                                      Urn& urn);

} // namespace kodeks::tournament::lots
