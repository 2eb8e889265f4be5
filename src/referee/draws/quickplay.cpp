// The last minutes without increment: a request for one, claims that the opponent cannot or does
// not try to win, and flags nobody can put in order (FIDE:G.III, PMR:194).
#include "referee/desk/workers.hpp"

namespace kodeks::referee {

namespace {

bool has_extra(const clock::Half& half) {
    return half.control.periods[half.period].extra != clock::Extra::none;
}

bool in_last_period(const clock::Half& half) {
    return half.control.periods[half.period].moves == 0;
}

Answer may_claim(const Desk& desk, Side side) {
    const State& state = desk.state();
    const auto& rules = desk.rules().quickplay;
    const clock::Half& half = state.clock.of(side);
    if (rules.scope.empty()) {
        return refusal("not_in_rulebook");
    }
    if (!state.settings.regulations.quickplay) {
        return refusal("quickplay_not_announced", rules.scope);
    }
    if (state.settings.pace == rulebook::Pace::blitz || has_extra(half)) {
        return refusal("quickplay_not_here", rules.scope);
    }
    if (state.phase != Phase::playing || state.to_move() != side) {
        return refusal("claim_without_move", rules.claim);
    }
    const Milliseconds left = clock::reading(state.clock, side, desk.now()).remaining;
    if (!in_last_period(half) || left >= rules.below || left.value <= 0) {
        return refusal("not_last_minutes", rules.claim);
    }
    return std::nullopt;
}

void ask_about(Desk& desk, std::string_view name, Side side, std::vector<std::string> options,
               rulebook::Articles articles) {
    ask(desk, {.name = std::string(name),
               .about = side,
               .options = std::move(options),
               .subject = {.matter = Matter::last_minutes, .articles = listed(articles)}});
}

Answer request_increment(Desk& desk, Side side) {
    const auto& rules = desk.rules().quickplay;
    if (!desk.state().offer) {
        desk.put(OfferMade{side});
    }
    desk.rule(ruling("increment_requested", side, rules.request, {.time = rules.increment}));
    ask_about(desk, "quickplay_increment", side, {"increment_given", "increment_refused"},
              rules.request);
    return std::nullopt;
}

Answer claim_unsupervised(Desk& desk, Side side, const QuickplayClaim& claim) {
    const auto& rules = desk.rules().quickplay;
    const auto articles =
        claim.ground == LastMinutes::no_effort ? rules.no_effort : rules.cannot_win;
    if (!claim.documents) {
        return refusal("documents_missing", articles);
    }
    desk.rule(ruling("quickplay_handed_over", side, articles));
    ask_about(desk, "quickplay_unsupervised", side, {"draw", "reject"}, rules.referred);
    return std::nullopt;
}

Answer claim_draw(Desk& desk, Side side) {
    desk.rule(ruling("quickplay_claimed", side, desk.rules().quickplay.claim));
    ask_about(desk, "quickplay_claim", side, {"draw", "postpone", "postpone_with_time", "reject"},
              desk.rules().quickplay.decided);
    return std::nullopt;
}

void give_opponent(Desk& desk, Side side, std::string_view decision, rulebook::Articles articles) {
    const Milliseconds time = desk.rules().quickplay.opponent_gains;
    desk.put(TimeCorrected{games::opponent(side), time});
    desk.rule(ruling(decision, side, articles, {.time = time}));
}

} // namespace

Answer on(Desk& desk, const QuickplayClaim& claim) {
    const auto& rules = desk.rules().quickplay;
    if (is_official(desk.by())) { // the arbiter comes back to what he postponed
        if (!desk.state().postponed) {
            return refusal("nothing_postponed", rules.postponed);
        }
        finish(desk, drawn("quickplay"), ruling("quickplay_draw", std::nullopt, rules.postponed));
        return std::nullopt;
    }
    const auto side = side_of(desk.by());
    if (!side) {
        return refusal("players_only");
    }
    if (const Answer refused = may_claim(desk, *side)) {
        return refused;
    }
    if (desk.state().settings.supervision() == rulebook::Supervision::none) {
        return claim_unsupervised(desk, *side, claim);
    }
    return claim.ground == LastMinutes::increment ? request_increment(desk, *side)
                                                  : claim_draw(desk, *side);
}

Answer answer_quickplay(Desk& desk, const Question& question, std::string_view option) {
    const auto& rules = desk.rules().quickplay;
    const Side side = question.about;
    const rulebook::Articles decided = question.name == "quickplay_flag"           ? rules.postponed
                                       : question.name == "quickplay_unsupervised" ? rules.referred
                                                                                   : rules.decided;
    if (option == "draw") {
        finish(desk, drawn("quickplay"), ruling("quickplay_draw", side, decided));
    } else if (option == "flag_counts") {
        desk.put(Postponed{false});
        desk.put(Answered{});
        lose_by_flag(desk, side, {});
    } else if (option == "increment_given") {
        desk.put(IncrementGiven{rules.increment});
        give_opponent(desk, side, option, rules.request);
        go_on(desk);
    } else if (option == "increment_refused") {
        desk.rule(ruling(option, side, rules.request));
        go_on(desk);
    } else if (option == "postpone") {
        desk.put(Postponed{true});
        desk.rule(ruling("quickplay_postponed", side, rules.postponed));
        go_on(desk);
    } else if (option == "postpone_with_time") {
        desk.put(Postponed{true});
        give_opponent(desk, side, "quickplay_postponed", rules.postponed);
        go_on(desk);
    } else if (question.name == "quickplay_unsupervised") {
        finish(desk, won_by(games::opponent(side), "quickplay"),
               ruling("quickplay_rejected", side, decided));
    } else {
        give_opponent(desk, side, "quickplay_rejected", rules.rejected);
        go_on(desk);
    }
    return std::nullopt;
}

Answer both_flags_down(Desk& desk) {
    const State& state = desk.state();
    const auto& rules = desk.rules().quickplay;
    const clock::Clock now = clock::advanced(state.clock, desk.now());
    const clock::Half& white = now.of(Side::white);
    const clock::Half& black = now.of(Side::black);
    if (!white.flag || !black.flag) {
        return refusal("no_flag", both_flags_articles(desk));
    }
    if (rules.both_flags_draw.empty()) { // whatever the period
        finish(desk, drawn("both_flags"),
               ruling("both_flags", std::nullopt, both_flags_articles(desk)));
        return std::nullopt;
    }
    if (in_last_period(state.clock.of(Side::white)) &&
        in_last_period(state.clock.of(Side::black))) {
        finish(desk, drawn("both_flags"),
               ruling("both_flags_draw", std::nullopt, rules.both_flags_draw));
        return std::nullopt;
    }
    const auto ran = state.clock.running;
    if (ran) {
        desk.put(ClockChanged{ClockChange::paused, *ran, desk.now()});
    }
    desk.put(PeriodBegun{Side::white});
    desk.put(PeriodBegun{Side::black});
    if (ran) {
        desk.put(ClockChanged{ClockChange::started, *ran, desk.now()});
    }
    desk.rule(ruling("both_flags_go_on", std::nullopt, rules.both_flags_go_on));
    return std::nullopt;
}

} // namespace kodeks::referee
