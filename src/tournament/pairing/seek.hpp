// Seeking opponents inside one list: the first player looks through the others in the prescribed
// order; the pair leaves the list and the next first player looks. The prescribed way back (break
// the last pair, try its next opponent) leads to the first solution in that order with the most
// pairs; asking a matching before each pair finds the same one directly.
#pragma once

#include "tournament/pairing/desk.hpp"

#include <functional>
#include <vector>

namespace kodeks::tournament::pairing {

// Where in a list of `size` the first player looks at his step-th opponent, steps from zero.
std::size_t candidate_at(Seek seek, std::size_t size, std::size_t step);

struct Seeking {
    const Desk& desk;
    Seek order;
    const Graph& graph; // who may meet in this list
    Matching inside;    // of the whole list, by that graph
    const Matching* all =
        nullptr; // of everybody not yet paired, if the rest has to be looked after
};

// Pairs the list as far as possible, hands each pair over and returns those left over, in the order
// of the list. The receiver of a pair takes it out of `all`.
std::vector<Vertex> seek_opponents(Seeking seeking, std::vector<Vertex> list,
                                   const std::function<void(Plan)>& form);

} // namespace kodeks::tournament::pairing
