// A round of an event by the FIDE Dutch system (docs/swiss-dutch.md).
#pragma once

#include "base/result.hpp"
#include "tournament/acts/command.hpp"
#include "tournament/event/event.hpp"
#include "tournament/fide/explain.hpp"

#include <string_view>
#include <vector>

namespace kodeks::tournament {

inline constexpr std::string_view dutch_system = "dutch";

// Whether there is a Swiss system of this name: one of the rulebooks (pairing/system.hpp), or
// FIDE's.
bool is_swiss_system(std::string_view name);
std::vector<std::string> swiss_names();

Ruled<RoundPaired> dutch_round(const State& state, const Pair& command);

// Why the coming round would be paired so: bracket by bracket, players by their starting ranks.
std::vector<fide::BracketExplanation> explain_dutch(const State& state, const Stage& stage);

} // namespace kodeks::tournament
