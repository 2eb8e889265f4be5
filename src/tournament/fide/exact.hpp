// The candidate of a bracket that is best by all criteria and first in the order, found by heaviest
// matchings (C04.3:3.4, 3.6 to 3.8): the way for every bracket that counting does not settle.
#pragma once

#include "tournament/fide/bracket.hpp"

namespace kodeks::tournament::fide {

struct Found {
    Candidate candidate;
    std::uint32_t next_downfloaters = 0; // C8
    std::vector<Tenths> next_scores;
};

// The bracket must be completable.
Found pair_exactly(const Completion& completion, const Bracket& bracket, Side initial);

} // namespace kodeks::tournament::fide
