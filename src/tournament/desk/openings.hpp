// The name of the lot that gives a pairing its opening (docs/draws.md).
#pragma once

#include "tournament/state/state.hpp"

#include <string>

namespace kodeks::tournament {

constexpr std::size_t openings_max = 2000; // more than any table has

std::string opening_choice(RoundNumber round, std::uint32_t table);

} // namespace kodeks::tournament
