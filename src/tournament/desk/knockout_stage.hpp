// A knock-out stage read back from its rounds: who is still in, who goes on, which places are
// already decided. Losers leave or play on for their places (UA:V.3.1.2, RU:3.2#2, PMR:220b).
#pragma once

#include "base/result.hpp"
#include "tournament/event/event.hpp"
#include "tournament/pairing/knockout.hpp"
#include "tournament/tables/standings.hpp"

namespace kodeks::tournament {

// The bracket after all complete rounds. A level match without a decision is a refusal.
Ruled<pairing::Bracket> bracket_of(const State& state, const Stage& stage);

Ruled<RoundPaired> knockout_round(const State& state, StageNumber number);

// The name of the lot that decides a level match (docs/draws.md).
std::string level_choice(RoundNumber round, std::uint32_t table);

RoundNumber knockout_rounds(const Stage& stage);

// Places by how far everybody came; those who went out together share them.
std::vector<StandingLine> knockout_places(const State& state, const Stage& stage);

} // namespace kodeks::tournament
