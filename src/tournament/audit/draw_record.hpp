// Every random choice of a stage, for publication (docs/draws.md): the draw of numbers, draws that
// no longer hold, the lots of rounds, of level matches and of openings, with the people in them.
#pragma once

#include "tournament/event/event.hpp"
#include "tournament/lots/record.hpp"

#include <vector>

namespace kodeks::tournament {

lots::Records draw_record(const std::vector<Event>& events, StageNumber stage);

} // namespace kodeks::tournament
