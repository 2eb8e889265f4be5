// Fallen flags: who may point at them, and what they decide.
#include "referee/table_workers.hpp"

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

// Without full supervision players claim flags, and the arbiter calls what he sees.
rulebook::Articles flag_articles(const Desk& desk) {
    const auto& duties = desk.rules().clock;
    return side_of(desk.by()) ? duties.flag_claimed : duties.flag_called;
}

// A claim needs time of one's own left where the rulebook says so (PMR:153).
bool claimant_is_out(const Desk& desk) {
    const auto side = side_of(desk.by());
    return side && desk.rules().clock.claimant_needs_time && not_fully_supervised(desk.state()) &&
           clock::reading(desk.state().clock, *side, desk.now()).remaining.value <= 0;
}

} // namespace

void lose_by_flag(Desk& desk, Side loser, rulebook::Articles more) {
    const auto& losing = desk.rules().losing;
    Ruling lost =
        ruling("flag_loses", loser, losing.flag, {.count = desk.state().of(loser).completed});
    lose(desk, loser,
         {.ruling = lost.citing(more),
          .drawn_decision = "flag_draws",
          .reason = "time",
          .needs_winnable = losing.flag_needs_winnable});
}

bool decide_flag(Desk& desk) {
    const auto loser = fallen(clock::advanced(desk.state().clock, desk.now()));
    if (!loser) {
        return desk.state().match.regulations.sheets && update_sheets(desk);
    }
    if (desk.state().postponed) { // the arbiter promised to decide then (FIDE:G.III.5.2)
        Options options;
        options.push_back("draw");
        options.push_back("flag_counts");
        ask(desk, "quickplay_flag", *loser, options);
        return true;
    }
    lose_by_flag(desk, *loser,
                 not_fully_supervised(desk.state()) ? flag_articles(desk) : rulebook::Articles{});
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
    if (desk.state().phase == Phase::playing && claimant_is_out(desk)) {
        return refusal("claimant_out_of_time", duties.flag_claimed);
    }
    if (desk.state().phase != Phase::playing || !decide_flag(desk)) {
        return refusal("no_flag", duties.flag_callers);
    }
    return std::nullopt;
}

} // namespace kodeks::referee
