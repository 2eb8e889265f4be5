// Breaks: a month a year, announced before they begin.
#include "correspondence/desk/clerk.hpp"

#include <algorithm>

namespace kodeks::correspondence {

namespace {

bool has_had_one(const State& state, Side side, Day first) {
    return std::ranges::any_of(state.breaks, [&](const Break& one) {
        return one.by == side && year_of(one.first) == year_of(first);
    });
}

} // namespace

Refused on(Clerk& clerk, const TakeBreak& wanted) {
    const auto& rules = clerk.rules().breaks;
    const bool granted = clerk.by() == Actor::arbiter;
    const auto side = granted ? wanted.player : side_of(clerk.by());
    if (!side || (!granted && wanted.player) || wanted.first > wanted.last) {
        return referee::refusal("letter_break_of_whom", rules.counted);
    }
    Break taken{*side, wanted.first, wanted.last};
    if (!granted && taken.length() > rules.most) {
        return referee::refusal("letter_break_long", rules.allowed);
    }
    if (!granted && has_had_one(clerk.state(), *side, wanted.first)) {
        return referee::refusal("letter_break_again", rules.allowed);
    }
    const bool late = !granted && clerk.on() > wanted.first;
    taken.first = late ? clerk.on() : wanted.first;
    if (!wanted.announced || taken.first > taken.last) {
        clerk.rule("letter_break_void", side, rules.unannounced);
        return std::nullopt;
    }
    clerk.rule(referee::ruling("letter_break", side, rules.counted, {.count = taken.length().value})
                   .citing(late      ? rules.unannounced
                           : granted ? rules.granted
                                     : rules.allowed));
    clerk.put(BreakTaken{taken});
    return std::nullopt;
}

} // namespace kodeks::correspondence
