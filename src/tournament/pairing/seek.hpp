// Seeking opponents inside one list: the first player looks through the others in the prescribed
// order; the pair leaves the list and the next first player looks. The prescribed way back (break
// the last pair, try its next opponent) leads to the first complete solution in that order; asking
// a matching before each pair finds the same one directly.
#pragma once

#include "tournament/pairing/desk.hpp"

#include <functional>
#include <vector>

namespace kodeks::tournament::pairing {

// Where in a list of `size` the first player looks at his step-th opponent, steps from zero.
std::size_t candidate_at(Seek seek, std::size_t size, std::size_t step);

// Pairs the whole list, which the matching must be able to pair, and hands each pair over.
void seek_all(const Desk& desk, Seek seek, std::vector<Vertex> list,
              const std::function<void(Plan)>& form);

} // namespace kodeks::tournament::pairing
