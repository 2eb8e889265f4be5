// When a player is short of time (UA:V.7.11, UA:V.7.13, UA:V.13.12, RU:3.10.3#1).
#pragma once

#include "referee/state/state.hpp"
#include "rulebook/game_rules.hpp"

namespace kodeks::referee {

// The time below which the player is short of it; zero when there is no such zone.
Milliseconds trouble_zone(const Settings& settings, const rulebook::ClockDuties& duties, Side side);
bool in_time_trouble(const State& state, const rulebook::ClockDuties& duties, Side side,
                     Instant now);

bool has_increment(const clock::TimeControl& control);

// The last period, or the only one: no number of moves ends it.
bool plays_to_the_end(const State& state, Side side);

} // namespace kodeks::referee
