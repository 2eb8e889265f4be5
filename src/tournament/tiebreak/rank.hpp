// Places: descending points, then the tie-breaks in their order, each inside the group that is
// still tied. What no tie-break separates shares the place (RU:3.16.3 and UA:V.12.3 end without a
// lot). The individual game of two (UA:V.12.3.1.1) is asked again as soon as later tie-breaks leave
// exactly two.
#pragma once

#include "tournament/tiebreak/terms.hpp"

#include <optional>
#include <vector>

namespace kodeks::tournament::tiebreak {

// What separated a row from the one above it.
constexpr std::int32_t by_points = -1;

struct Placed {
    std::int32_t row = 0;
    std::int32_t first_place = 0; // equal to last_place unless the place is shared
    std::int32_t last_place = 0;
    std::optional<std::int32_t> decided_by; // by_points or an index into the list; nothing = shared
    std::vector<Value> values; // in the order of the list; empty where it was not asked
};

struct Ranking {
    std::vector<Placed> placed;        // without the excluded rows
    std::vector<std::int32_t> without; // excluded rows
};

Ranking rank(const Table& table, std::span<const TieBreak> list);

} // namespace kodeks::tournament::tiebreak
