// Virtual points that an imported report of teams gives (record 250, or _BAKU in its type): for
// pairing alone (C04.7:1.3). Of players the report itself is paired (trf/to_field.hpp).
#pragma once

#include "tournament/state/state.hpp"

#include <map>

namespace kodeks::tournament {

class Acceleration {
public:
    Acceleration(const Stage& stage, RoundNumber round);

    Points of(EntryId team) const;

private:
    std::map<EntryId, Points> points_;
};

} // namespace kodeks::tournament
