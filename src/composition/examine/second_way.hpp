// What a second move of White that keeps the task is, beside the author's line: one of the
// tolerated inexactnesses that books name, or a side solution.
#pragma once

#include "composition/examine/other_finals.hpp"
#include "composition/examine/proofs.hpp"
#include "composition/hearing.hpp"

#include <optional>

namespace kodeks::composition {

using rulebook::SecondWay;

// A white move of a line and another one in the same position, which keeps the task too.
struct Fork {
    std::size_t line = 0;
    std::size_t ply = 0;
    games::Move other;
};

struct WayFound {
    SecondWay way = SecondWay::side_solution;
    FinalsCompared finals{}; // where the task is to lock, and the way has no name by its moves
};

// Empty when it would take too long to tell.
std::optional<WayFound> second_way(const Hearing& hearing, const Fork& fork, Proofs& proofs);

} // namespace kodeks::composition
