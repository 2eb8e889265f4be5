// One Swiss round: from what has happened to pairs with colours, a bye and the reasons for each.
//
//     lots::Urn urn(seed);
//     Ruled<Draw> drawn = pair_round(*find_swiss_system("start-number"), field, urn);
//
// The same field and seed give the same draw everywhere. A refusal means that no complete round
// exists under the absolute rules of the system; nothing is then drawn.
#pragma once

#include "tournament/lots/urn.hpp"
#include "tournament/pairing/draw.hpp"
#include "tournament/pairing/field.hpp"
#include "tournament/pairing/system.hpp"

namespace kodeks::tournament::pairing {

Ruled<Draw> pair_round(const SwissSystem& system, const Field& field, lots::Urn& urn);

} // namespace kodeks::tournament::pairing
