// Rounds of systems that follow a plan: round robin by the tables, Scheveningen, knock-out, match.
#pragma once

#include "base/result.hpp"
#include "tournament/acts/command.hpp"
#include "tournament/event/event.hpp"
#include "tournament/lots/urn.hpp"
#include "tournament/world.hpp"

#include <optional>
#include <vector>

namespace kodeks::tournament {

// How many rounds a stage has; 0 while it is not known yet.
RoundNumber rounds_of(const Stage& stage);

// Whether a Scheveningen cannot be played: everybody has a club, and there are two of them.
std::optional<Refusal> refused_groups(const State& state, const std::vector<EntryId>& field);

// The next round of a stage with a plan. `table_round` names the line of the table when the order
// of rounds is drawn day by day (UA:V.3.1.1.2); 0 takes the next one.
Ruled<RoundPaired> planned_round(const State& state, const Pair& command, const World& world);

// Round robin: the line that the lot of the day gives (UA:V.3.1.1.2); 0 when none is left.
std::uint32_t line_of_the_day(const Stage& stage, lots::Urn& urn);

// Empty games for a pairing of the stage.
std::vector<Outcome> open_games(const Stage& stage);

} // namespace kodeks::tournament
