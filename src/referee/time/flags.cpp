// Fallen flags: who may point at them, and what they decide.
#include "referee/desk/workers.hpp"
#include "referee/office/permit.hpp"

#include <algorithm>

namespace kodeks::referee {

rulebook::Articles both_flags_articles(const Desk& desk) {
    const auto& losing = desk.rules().losing;
    if (!desk.rules().quickplay.both_flags_draw.empty()) {
        return desk.rules().quickplay.both_flags_draw;
    }
    return desk.state().settings.quick() && !losing.both_flags_quick.empty()
               ? losing.both_flags_quick
               : losing.both_flags;
}

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

// Chess leaves it to the arbiter to find out (FIDE:G.III.3.1).
bool drawn_by_flags(const Desk& desk) {
    return desk.rules().quickplay.both_flags_draw.empty() && !both_flags_articles(desk).empty();
}

// Both are down and the clocks do not show whose fell first (UA:III.5.6, RU:3.20.8#1).
bool nobody_knows(const Desk& desk, const clock::Clock& clock) {
    return desk.state().settings.regulations.mechanical_clocks && drawn_by_flags(desk) &&
           clock.of(Side::white).flag && clock.of(Side::black).flag;
}

// At a resumption the time of whoever has not come runs out (RU:3.13.2).
rulebook::Articles absence_articles(const Desk& desk, Side loser) {
    const State& state = desk.state();
    const auto& rules = desk.rules();
    const bool absent = state.adjournment && !state.of(loser).is(Mark::present);
    return absent && !rules.adjourning.absent_loses.empty() ? rules.adjourning.absent_loses
                                                            : rules.losing.flag;
}

// Who may point at this flag: where the rules leave it to arbiter and opponent, nobody else; an
// assistant only if he may.
bool may_call(const Desk& desk, Side loser) {
    const Side winner = games::opponent(loser);
    if (desk.by() == Actor::spectator) {
        return desk.rules().clock.spectators_may_call_flags;
    }
    if (is_official(desk.by()) || !desk.rules().clock.own_flag_is_silent) {
        return true;
    }
    return desk.by() == player(winner) || (side_of(desk.by()) == winner &&
                                           may(desk, rulebook::Act::assistant_claims_flag, winner));
}

// The arbiter tells a player who cannot see it (RU:3.21.6).
void tell_of_flag(Desk& desk) {
    const auto& articles = desk.rules().time_told.flag;
    const auto loser = fallen(clock::advanced(desk.state().clock, desk.now()));
    if (!loser || articles.empty()) {
        return;
    }
    const Side winner = games::opponent(*loser);
    if (desk.state().settings.needs[static_cast<std::size_t>(winner)].vision()) {
        desk.rule(ruling("flag_told", winner, articles));
    }
}

// Somebody is awaited, and the time of the game is shorter than he may be late.
bool flag_before_default(const Desk& desk) {
    const Regulations& regulations = desk.state().settings.regulations;
    return desk.state().phase == Phase::waiting &&
           default_time_of(desk.rules().lateness, regulations) >
               regulations.control.periods[0].time;
}

// Whoever adjourned early has paid for the session already: until it ends, sealing takes nothing
// more of his time (FIDE:G.I.1.2, PMR:179).
bool seals_on_paid_time(const Desk& desk) {
    const State& state = desk.state();
    if (state.phase != Phase::sealing || !state.adjournment->asked) {
        return false;
    }
    const Adjournment& envelope = *state.adjournment;
    const Milliseconds paid =
        std::min(clock::between(*envelope.asked, desk.now()), envelope.session_left);
    const clock::Reading now = clock::reading(state.clock, envelope.sealer, desk.now());
    return now.remaining + paid > Milliseconds{0};
}

} // namespace

void lose_by_flag(Desk& desk, Side loser, rulebook::Articles more) {
    const auto& losing = desk.rules().losing;
    Ruling lost = ruling("flag_loses", loser, absence_articles(desk, loser),
                         {.count = desk.state().of(loser).completed});
    lose(desk, loser,
         {.ruling = lost.citing(more),
          .drawn_decision = "flag_draws",
          .reason = "time",
          .needs_winnable = losing.flag_needs_winnable});
}

bool decide_flag(Desk& desk) {
    const clock::Clock clock = clock::advanced(desk.state().clock, desk.now());
    if (nobody_knows(desk, clock)) {
        finish(desk, drawn("both_flags"),
               ruling("both_flags", std::nullopt, both_flags_articles(desk)));
        return true;
    }
    const auto loser = fallen(clock);
    if (!loser) {
        return desk.state().settings.regulations.sheets && update_sheets(desk);
    }
    if (desk.state().postponed) { // the arbiter promised to decide then (FIDE:G.III.5.2)
        ask(desk, {.name = "quickplay_flag",
                   .about = *loser,
                   .options = {"draw", "flag_counts"},
                   .subject = {.matter = Matter::last_minutes,
                               .articles = listed(desk.rules().quickplay.postponed)}});
        return true;
    }
    lose_by_flag(desk, *loser,
                 not_fully_supervised(desk.state()) ? flag_articles(desk) : rulebook::Articles{});
    return true;
}

bool flags_count(const Desk& desk) {
    const State& state = desk.state();
    const bool sealing = state.phase == Phase::sealing && !seals_on_paid_time(desk);
    return state.phase == Phase::playing || sealing || flag_before_default(desk) ||
           (state.phase == Phase::resuming && !desk.rules().adjourning.absent_loses.empty());
}

Answer on(Desk& desk, const Look&) {
    if (flags_count(desk)) {
        warn_of_time(desk);
        tell_of_flag(desk);
        decide_flag(desk);
    }
    if (!desk.state().over()) {
        decide_lateness(desk);
    }
    judge_absence_at_resumption(desk);
    return std::nullopt;
}

Answer on(Desk& desk, const NoticeFlag&) {
    const auto& duties = desk.rules().clock;
    if (desk.by() == Actor::spectator && !duties.spectators_may_call_flags) {
        return refusal("spectators_silent", duties.flag_callers);
    }
    if (flags_count(desk) && claimant_is_out(desk)) {
        return refusal("claimant_out_of_time", duties.flag_claimed);
    }
    const auto loser = fallen(clock::advanced(desk.state().clock, desk.now()));
    if (loser && !may_call(desk, *loser)) {
        return refusal("not_yours_to_call", duties.flag_callers);
    }
    if (!flags_count(desk) || !decide_flag(desk)) {
        return refusal("no_flag", duties.flag_callers);
    }
    return std::nullopt;
}

} // namespace kodeks::referee
