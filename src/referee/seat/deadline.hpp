// When somebody has to look at a game next although nobody does anything: a player's time is used
// up, the default time is over, a player who does not see the clock is to be warned. A server sets
// its timer by this and then says `look`.
#pragma once

#include "referee/rule_set.hpp"
#include "referee/state/state.hpp"

#include <optional>

namespace kodeks::referee {

enum class Due : std::uint8_t {
    time_out,     // of the present period: the flag falls, or the next period begins
    default_time, // whoever is absent afterwards has come too late
    time_warning, // for a player who does not see the clock (UA:V.13.12)
};

struct Deadline {
    Instant at{0};
    Due due = Due::time_out;
    Side side = Side::white;

    friend bool operator==(const Deadline&, const Deadline&) = default;
};

// The earliest one; nothing while no clock runs and nobody is waited for.
std::optional<Deadline> next_deadline(const State& state, const RuleSet& rules);

} // namespace kodeks::referee
