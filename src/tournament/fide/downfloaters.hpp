// The residents one of whom may leave the bracket, when exactly one must: those that are best by
// C7, C8 and C9.
#pragma once

#include "tournament/fide/bracket.hpp"

namespace kodeks::tournament::fide {

struct Downfloaters {
    std::vector<std::uint32_t> members;  // none: the bounds cannot be met
    std::uint32_t next_downfloaters = 0; // C8 of all of them
    Tenths next_score{};
};

Downfloaters downfloaters(const Completion& completion, const Bracket& bracket);

} // namespace kodeks::tournament::fide
