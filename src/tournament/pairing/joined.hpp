// Score groups from the top down (RU:3.18.5.4 to 3.18.5.5, RU:3.18.7.4 to 3.18.7.5). An odd group
// sends one player to the next group, whose member he meets at once. Nothing is final before the
// round is complete (RU:3.18.8): a choice is passed over when those left could not all be paired.
// Where the text is silent: a group that cannot be paired by itself is joined with the next one; a
// group whose players are needed below gives up its last pairs, as few as possible.
#pragma once

#include "tournament/pairing/desk.hpp"

namespace kodeks::tournament::pairing {

// The bye, if any, has been given to `bye`.
void pair_joined(Desk& desk, Vertex bye, lots::Urn& urn);

} // namespace kodeks::tournament::pairing
