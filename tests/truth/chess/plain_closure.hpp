// The plainest way to the truth, for tests only: visit everything reachable, breadth first, with
// the face of the games room and nothing of the prover.
#pragma once

#include "games/position.hpp"

#include <cstddef>
#include <optional>

namespace kodeks::truth::chess::test {

// Whether the side can mate; nothing when more than `limit` positions would have to be visited.
std::optional<bool> can_mate_plainly(const games::Position& position, games::Side winner,
                                     std::size_t limit);

} // namespace kodeks::truth::chess::test
