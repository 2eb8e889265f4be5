// Games that are not finished by the end date: analyses, the arbiter's verdict, the organiser's.
#include "correspondence/desk/clerk.hpp"

#include <algorithm>

namespace kodeks::correspondence {

namespace {

constexpr auto both_sides = {Side::white, Side::black};

referee::Outcome outcome_of(Verdict verdict) {
    constexpr std::string_view reason = "adjudication";
    return verdict == Verdict::draw
               ? referee::drawn(reason)
               : referee::won_by(verdict == Verdict::white_wins ? Side::white : Side::black,
                                 reason);
}

std::optional<Side> winner_of(Verdict verdict) {
    return verdict == Verdict::draw
               ? std::nullopt
               : std::optional(verdict == Verdict::white_wins ? Side::white : Side::black);
}

// What can be proved about the position, if anything.
std::optional<Verdict> proved(const Clerk& clerk) {
    const games::Position& position = *clerk.state().position;
    const truth::Known white = clerk.oracle().forced_win(position, Side::white);
    if (white == truth::Known::yes) {
        return Verdict::white_wins;
    }
    const truth::Known black = clerk.oracle().forced_win(position, Side::black);
    if (black == truth::Known::yes) {
        return Verdict::black_wins;
    }
    const bool nobody = white == truth::Known::no && black == truth::Known::no;
    return nobody ? std::optional(Verdict::draw) : std::nullopt;
}

std::optional<Verdict> agreed(const State& state) {
    const auto& white = state.of(Side::white).analysis;
    const auto& black = state.of(Side::black).analysis;
    const bool same = white && black && white->evaluation == black->evaluation;
    return same ? std::optional(white->evaluation) : std::nullopt;
}

// The last analysis, or the day when none can come in time any more.
Day analyses_complete(const Clerk& clerk) {
    const Day end = clerk.state().last_day() + clerk.rules().adjudication.analyses_within;
    Day latest{};
    for (const Side side : both_sides) {
        const auto& analysis = clerk.state().of(side).analysis;
        latest = std::max(latest, analysis ? analysis->on : end);
    }
    return latest;
}

Refused check_verdict(const Clerk& clerk, const Adjudge& adjudge) {
    const auto& rules = clerk.rules().adjudication;
    const auto same = agreed(clerk.state());
    if (clerk.on() <= clerk.state().last_day()) {
        return referee::refusal("letter_before_end", rules.analyses);
    }
    if (clerk.on() < analyses_complete(clerk)) {
        return referee::refusal("letter_analyses_open", rules.analyses);
    }
    if (const auto certain = proved(clerk)) {
        return *certain == adjudge.verdict
                   ? std::nullopt
                   : Refused(referee::refusal("letter_proved_otherwise", rules.agreed));
    }
    if (same && *same != adjudge.verdict && !adjudge.contradicts) {
        return referee::refusal("letter_evaluations_agree", rules.agreed);
    }
    return std::nullopt;
}

// The player whose evaluation was another one is told.
void tell_players(Clerk& clerk, Verdict verdict) {
    for (const Side side : both_sides) {
        const auto& analysis = clerk.state().of(side).analysis;
        if (analysis && analysis->evaluation != verdict) {
            clerk.rule("letter_adjudged_otherwise", side, clerk.rules().adjudication.decided);
        }
    }
}

} // namespace

// What is under way is settled first: a claim, or a mistake that is to be put right, stops play
// too.
Refused on(Clerk& clerk, const Submit&) {
    if (clerk.state().phase != Phase::playing) {
        return referee::refusal(clerk.state().phase == Phase::claimed ? "letter_claim_open"
                                                                      : "letter_correction_first",
                                clerk.rules().sanctions.dropped_out);
    }
    if (clerk.state().submitted) {
        return referee::refusal("letter_nothing_open", clerk.rules().sanctions.dropped_out);
    }
    clerk.put(Submitted{clerk.on()});
    clerk.rule("letter_submitted", std::nullopt, clerk.rules().sanctions.dropped_out);
    return std::nullopt;
}

Refused on(Clerk& clerk, const Analysis& analysis) {
    const Side side = *side_of(clerk.by());
    const auto& rules = clerk.rules().adjudication;
    const Day end = clerk.state().last_day();
    if (clerk.on() <= end) {
        return referee::refusal("letter_before_end", rules.analyses);
    }
    if (clerk.state().of(side).analysis) {
        return referee::refusal("letter_sent_already", rules.analyses);
    }
    const Days taken = days_from(end, clerk.on());
    const bool in_time = taken <= rules.analyses_within;
    clerk.put(Analysed{side, clerk.on(), analysis.evaluation, analysis.sufficient, in_time});
    clerk.rule(in_time ? "letter_analysis" : "letter_analysis_late", side,
               in_time ? rules.analyses : rules.protested,
               {.count = taken.value, .limit = rules.analyses_within.value});
    return std::nullopt;
}

Refused on(Clerk& clerk, const Adjudge& adjudge) {
    const auto& rules = clerk.rules().adjudication;
    if (clerk.state().phase == Phase::claimed) {
        return referee::refusal("letter_claim_open", clerk.rules().claims.claimed);
    }
    if (const Refused refused = check_verdict(clerk, adjudge)) {
        return refused;
    }
    const Day complete = analyses_complete(clerk);
    clerk.rule("letter_adjudged", winner_of(adjudge.verdict),
               agreed(clerk.state()) ? rules.agreed : rules.decided);
    if (clerk.on() > month_after(complete)) {
        clerk.rule("letter_adjudged_late", std::nullopt, rules.decided,
                   {.count = days_from(complete, clerk.on()).value});
    }
    tell_players(clerk, adjudge.verdict);
    clerk.finish(outcome_of(adjudge.verdict));
    clerk.put(Adjudged{clerk.on()});
    return std::nullopt;
}

Refused on(Clerk& clerk, const Review& review) {
    const auto& rules = clerk.rules().adjudication;
    if (!clerk.state().protest) {
        return referee::refusal("letter_nothing_open", rules.final);
    }
    clerk.rule("letter_reviewed", winner_of(review.verdict), rules.final);
    clerk.put(ResultChanged{outcome_of(review.verdict)});
    return std::nullopt;
}

} // namespace kodeks::correspondence
