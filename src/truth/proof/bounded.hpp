// "Can this side force a win within n moves?": a search that cannot go round in circles, because
// every ply uses one up. What is found for a position holds for every larger (proved) or smaller
// (refuted) number of plies.
#pragma once

#include "truth/proof/evidence.hpp"

namespace kodeks::truth {

// The budget is a number of positions whose moves are looked at.
Answer search_win_within(const Question& question, const Leaves& leaves, std::uint64_t budget);

} // namespace kodeks::truth
