// Fallen flags: who may point at them, and what they decide.
#include "referee/workers.hpp"

namespace kodeks::referee {

namespace {

// Whose flag counts: the first that fell; empty when none is down, or both fell at one instant.
std::optional<Side> fallen(const clock::Clock& clock) {
    const bool white = clock.of(Side::white).flag.has_value();
    const bool black = clock.of(Side::black).flag.has_value();
    if (white && black) {
        return clock::first_flag(clock);
    }
    return white ? std::optional(Side::white) : black ? std::optional(Side::black) : std::nullopt;
}

} // namespace

bool decide_flag(Desk& desk) {
    const auto loser = fallen(clock::advanced(desk.state().clock, desk.now()));
    if (!loser) {
        return false;
    }
    const auto& losing = desk.rules().losing;
    lose(desk, *loser,
         {.ruling = ruling("flag_loses", loser, losing.flag,
                           {.count = desk.state().of(*loser).completed}),
          .drawn_decision = "flag_draws",
          .reason = "time",
          .needs_winnable = losing.flag_needs_winnable});
    return true;
}

Answer on(Desk& desk, const Look&) {
    if (desk.state().phase == Phase::playing) {
        decide_flag(desk);
    } else {
        decide_lateness(desk);
    }
    return std::nullopt;
}

Answer on(Desk& desk, const NoticeFlag&) {
    const auto& duties = desk.rules().clock;
    if (desk.by() == Actor::spectator && !duties.spectators_may_call_flags) {
        return refusal("spectators_silent", duties.flag_callers);
    }
    if (desk.state().phase != Phase::playing || !decide_flag(desk)) {
        return refusal("no_flag", duties.flag_callers);
    }
    return std::nullopt;
}

} // namespace kodeks::referee
