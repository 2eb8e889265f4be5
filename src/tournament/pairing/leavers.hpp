// Who leaves a list of players that cannot be paired by itself, or whose players are needed below
// (RU:3.18.8): as few as possible, and of the possible sets the one that comes first when the list
// is read in the order of leaving, so that nobody drops further than he must.
//
// Two matchings bound the answer from below and usually settle it: as many leave as the list cannot
// pair, and as many as the players below lack. Only when a set chosen by these two bounds does not
// come out is the least number found by a weighted matching, where a pair inside the list counts.
#pragma once

#include "tournament/pairing/matching.hpp"

#include <vector>

namespace kodeks::tournament::pairing {

struct Leaving {
    const Graph& can;
    std::vector<Vertex> order; // the list, who has to leave first in front
    const Matching& inside;    // of the list
    const Matching& below;     // of all others
};

// In the order of leaving. List and others together must be pairable completely.
std::vector<Vertex> leavers(const Leaving& leaving);

} // namespace kodeks::tournament::pairing
