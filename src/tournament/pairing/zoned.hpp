// Score groups in two zones (UA:V.15.9.8 to V.15.9.13): groups with half of the points or more from
// the top down, then the others from the bottom up, each with as many pairs inside as possible.
// Who leaves a group meets his opponent in the nearest other group at once; those who are owed a
// way back from an earlier float go first.
//
// Where the articles are silent the round must still come out complete: a choice that would leave
// somebody without an opponent is passed over, and a player who leaves may lower nobody's number of
// pairs while another could leave instead (UA:V.15.9.12).
#pragma once

#include "tournament/pairing/desk.hpp"

namespace kodeks::tournament::pairing {

// The bye, if any, has been given to `bye`.
void pair_zoned(Desk& desk, Vertex bye, lots::Urn& urn);

} // namespace kodeks::tournament::pairing
