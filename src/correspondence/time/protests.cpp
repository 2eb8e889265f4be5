// Protests of players: against the claim of an overstep, against an adjudication.
#include "correspondence/desk/clerk.hpp"

namespace kodeks::correspondence {

namespace {

bool is_dated(const Clerk& clerk, const Protest& protest, Day earliest) {
    return earliest <= protest.received && protest.received <= clerk.on();
}

// A reasoned protest within ten days, with the player's own materials (RU:5.3.8).
Refused against_claim(Clerk& clerk, Side side, const Protest& protest) {
    const auto& rules = clerk.rules().claims;
    if (clerk.state().claim->by == side || clerk.state().protest) {
        return referee::refusal("letter_nothing_open", rules.protested);
    }
    if (!is_dated(clerk, protest, clerk.state().claim->on)) {
        return referee::refusal("letter_dates", clerk.rules().dates.order);
    }
    const Days taken = days_from(protest.received, clerk.on());
    if (taken > rules.protest_within) {
        return referee::refusal("letter_protest_late", rules.protested);
    }
    clerk.put(Protested{side, clerk.on()});
    clerk.rule("letter_protest", side, rules.protested,
               {.count = taken.value, .limit = rules.protest_within.value});
    for (const Material one : protest.lacks) {
        clerk.rule("letter_material_" + std::string(ledger::word(one)), side, rules.protested);
    }
    return std::nullopt;
}

// Only who sent his analysis in time may protest (RU:5.5.6).
Refused against_adjudication(Clerk& clerk, Side side, const Protest& protest) {
    const auto& rules = clerk.rules().adjudication;
    const State& state = clerk.state();
    if (!state.adjudged || state.is_final || state.protest) {
        return referee::refusal("letter_nothing_open", rules.final);
    }
    if (!state.of(side).analysis || !state.of(side).analysis->in_time) {
        return referee::refusal("letter_protest_lost", rules.protested);
    }
    if (!is_dated(clerk, protest, *state.adjudged)) {
        return referee::refusal("letter_dates", clerk.rules().dates.order);
    }
    const Days taken = days_from(protest.received, clerk.on());
    if (taken > rules.protest_within) {
        return referee::refusal("letter_protest_late", rules.protested);
    }
    clerk.put(Protested{side, clerk.on()});
    clerk.rule("letter_protest_adjudication", side, rules.protested,
               {.count = taken.value, .limit = rules.protest_within.value});
    return std::nullopt;
}

} // namespace

Refused on(Clerk& clerk, const Protest& protest) {
    const Side side = *side_of(clerk.by());
    switch (clerk.state().phase) {
    case Phase::claimed:
        return against_claim(clerk, side, protest);
    case Phase::finished:
        return against_adjudication(clerk, side, protest);
    default:
        return referee::refusal("letter_nothing_open", clerk.rules().claims.protested);
    }
}

} // namespace kodeks::correspondence
