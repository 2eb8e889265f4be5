// The order of an event: points first, then the tie-breaks one after the other, each inside every
// group still equal (C07:4).
#pragma once

#include "tournament/fide_tiebreak/direct.hpp"

#include <memory>

namespace kodeks::tournament::fide_tiebreak {

struct Standing {
    PlayerIndex participant = fide::nobody;
    std::uint32_t place = 0; // equal for those who stay tied
    // By code of the list: what is shown; for direct encounters the place inside the group, or
    // nothing where it decided nothing.
    std::vector<std::string> shown;
    // By code of the list: who was equal where a direct encounter was applied; of other codes
    // nothing.
    std::vector<std::shared_ptr<const Group>> tied;
};

std::vector<Standing> standings(const Contest& contest, const std::vector<Code>& codes);

} // namespace kodeks::tournament::fide_tiebreak
