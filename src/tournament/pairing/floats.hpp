// Descents and ascents between score groups: what a player is still owed from earlier rounds
// (UA:V.15.4, UA:V.15.5) and in which order players of a group leave it (UA:V.15.9.11).
#pragma once

#include "tournament/pairing/desk.hpp"

#include <vector>

namespace kodeks::tournament::pairing {

enum class Zone : std::uint8_t { upper, lower };

enum class Direction : std::uint8_t { down, up };

// The round of the earliest unforced float in this direction that no float in the other direction
// has cancelled; zero when there is none.
std::uint32_t open_float(const Player& player, Direction direction);

// Players of one group in the order in which they go in this direction: first those who once went
// the other way, the earlier first; then by place, for a descent from the first, for an ascent from
// the last.
std::vector<Vertex> leaving_order(const Desk& desk, std::vector<Vertex> members,
                                  Direction direction, Zone zone);

// Whether he is owed to go in this direction.
bool is_owed(const Desk& desk, Vertex v, Direction direction);

} // namespace kodeks::tournament::pairing
