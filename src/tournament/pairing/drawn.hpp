// Everything by lot (RU:3.18.4#3): from the top score group down, two players are drawn among
// those who may meet; who is left over meets somebody of the next group, again by lot; the last one
// left gets the bye (RU:3.18.2#7). A draw that would leave the group with fewer pairs or the round
// incomplete would have to be undone and repeated (RU:3.18.8): such results are not in the urn.
#pragma once

#include "tournament/pairing/desk.hpp"

namespace kodeks::tournament::pairing {

void pair_drawn(Desk& desk, lots::Urn& urn);

} // namespace kodeks::tournament::pairing
