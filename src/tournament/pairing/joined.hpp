// Score groups from the top down (RU:3.18.5.4 to 3.18.5.5, RU:3.18.7.4 to 3.18.7.5). An odd group
// sends one player to the next group, whose member he meets at once. Nothing is final before the
// round is complete (RU:3.18.8): a choice is passed over when those left could not all be paired.
//
// Where the text is silent nobody drops further than he must: when nobody of a group can meet
// anybody of the next one, the floater goes on to the group after it and those in between stay as
// they are. Only a group that cannot be paired even so lets more players go, as few as possible;
// they join the next group, and of a joined odd group one of the lowest points floats.
#pragma once

#include "tournament/pairing/desk.hpp"

namespace kodeks::tournament::pairing {

// The bye, if any, has been given to `bye`.
void pair_joined(Desk& desk, Vertex bye, lots::Urn& urn);

} // namespace kodeks::tournament::pairing
