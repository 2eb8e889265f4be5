// Looking at everything that can be reached from a position, and working back from the ends: exact
// both ways, and the quickest way to see that kings go round for ever. Only small graphs fit.
#pragma once

#include "composition/solver/goal.hpp"
#include "composition/solver/graph.hpp"

namespace kodeks::composition {

// Writes proofs and refutations into the memory. The answer is how many positions it looked at;
// when there are more than the reach allows, nothing is written.
std::uint64_t close_graph(const games::Position& position, const Goal& goal, Memory& memory,
                          const Reach& reach);

} // namespace kodeks::composition
