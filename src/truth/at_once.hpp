// An oracle for decisions that may not wait: what tables and a glance at the position tell. What it
// leaves open is proved by whoever has the time.
#pragma once

#include "truth/game_oracle.hpp"

namespace kodeks::truth {

// A few microseconds of search, never more.
constexpr OracleLimits at_once = {
    .chess = {.effort = chess::Effort::glance, .budget = {.nodes = 400}}, .draughts = {50}};

} // namespace kodeks::truth
