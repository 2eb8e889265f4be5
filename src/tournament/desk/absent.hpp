// Who announced that he misses the round that is being paired, and with what points.
#pragma once

#include "tournament/event/event.hpp"

#include <vector>

namespace kodeks::tournament {

// Those of the entries who have not left and are away, in this order.
void add_absent(const Stage& stage, const std::vector<EntryId>& entries, RoundPaired& round);

} // namespace kodeks::tournament
