// No answer: a letter is repeated, a missing first move is asked for.
#include "correspondence/desk/clerk.hpp"

namespace kodeks::correspondence {

// Only the post registers letters. Days after the fortieth are charged to whoever repeats late.
Refused on(Clerk& clerk, const Repeat& repeat) {
    const Side side = *side_of(clerk.by());
    const auto& rules = clerk.rules().silence;
    if (!clerk.state().last || clerk.state().last->by != side) {
        return referee::refusal("letter_nothing_open", rules.repeated);
    }
    if (!repeat.registered && clerk.state().settings.means == Carrier::post) {
        return referee::refusal("letter_must_be_registered",
                                clerk.state().last->registered
                                    ? clerk.rules().form.registered_repeated
                                    : rules.repeated);
    }
    const Day due = clerk.state().last->on + rules.repeat_after;
    if (clerk.on() < due) {
        return referee::refusal("letter_repeat_early", rules.repeated);
    }
    const Days late = days_charged(due, clerk.on(), clerk.state().breaks);
    clerk.charge(side, late, Charge::repeating);
    clerk.rule("letter_repeated", side, rules.repeated, {.count = late.value});
    return std::nullopt;
}

Refused on(Clerk& clerk, const Inquiry& inquiry) {
    const Side side = *side_of(clerk.by());
    const auto& rules = clerk.rules().silence;
    if (clerk.state().last || clerk.state().to_move() == side) {
        return referee::refusal("letter_nothing_open", rules.inquired);
    }
    if (!inquiry.registered && clerk.state().settings.means == Carrier::post) {
        return referee::refusal("letter_must_be_registered", rules.inquired);
    }
    if (clerk.on() < clerk.state().settings.first + rules.inquire_after) {
        return referee::refusal("letter_inquiry_early", rules.inquired);
    }
    clerk.rule("letter_inquiry", side, rules.inquired,
               {.count = days_from(clerk.state().settings.first, clerk.on()).value});
    return std::nullopt;
}

Refused on(Clerk& clerk, const ListCame&) {
    const Side side = *side_of(clerk.by());
    if (clerk.state().of(side).moves > 0 || clerk.on() <= clerk.state().settings.first) {
        return referee::refusal("letter_nothing_open", clerk.rules().thinking.first);
    }
    clerk.put(ListReceived{side, clerk.on()});
    clerk.rule("letter_list_late", side, clerk.rules().thinking.first,
               {.count = days_from(clerk.state().settings.first, clerk.on()).value + 1});
    return std::nullopt;
}

// From the day after, the days run (RU:5.3.1#4).
Refused on(Clerk& clerk, const LetterCame&) {
    const Side side = *side_of(clerk.by());
    if (!clerk.state().last || clerk.state().last->by == side) {
        return referee::refusal("letter_nothing_open", clerk.rules().dates.order);
    }
    if (const Refused refused = check_received(clerk, clerk.on())) {
        return refused;
    }
    clerk.put(LetterReceived{clerk.on()});
    clerk.rule("letter_came", side, clerk.rules().dates.no_arrival,
               {.count = days_from(clerk.state().last->on, clerk.on()).value});
    return std::nullopt;
}

} // namespace kodeks::correspondence
