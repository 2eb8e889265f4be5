// Reminders, doubtful flags and faulty clocks.
#include "referee/desk/workers.hpp"

#include <algorithm>

namespace kodeks::referee {

namespace {

// How much of the correction the rules allow.
Milliseconds allowed(const rulebook::ClockDuties& duties, Milliseconds left, Milliseconds amount) {
    if (left < duties.correctable_from) {
        return {0};
    }
    if (amount.value < 0 && duties.correctable_down_to.value > 0) {
        return std::min(Milliseconds{0}, std::max(amount, duties.correctable_down_to - left));
    }
    return amount;
}

} // namespace

Answer on(Desk& desk, const Remind&) {
    const auto forgetful = desk.state().made_by();
    if (!forgetful || desk.state().clock.running != forgetful) {
        return refusal("nothing_forgotten", desk.rules().clock.reminding);
    }
    if (desk.by() != player(games::opponent(*forgetful))) {
        return refusal("only_opponent_reminds", desk.rules().clock.reminding);
    }
    if (desk.rules().clock.reminding.empty()) {
        return refusal("not_in_rulebook");
    }
    desk.rule(ruling("reminded", forgetful, desk.rules().clock.reminding));
    return std::nullopt;
}

Answer on(Desk& desk, const DoubtFlag&) {
    const Side side = *side_of(desk.by());
    const auto& articles = desk.rules().clock.flag_defect;
    if (articles.empty()) {
        return refusal("not_in_rulebook");
    }
    if (clock::reading(desk.state().clock, side, desk.now()).flag) {
        return refusal("flag_is_down", articles);
    }
    desk.rule(ruling("flag_doubted", side, articles));
    return std::nullopt;
}

Answer on(Desk& desk, const FaultyClock& faulty) {
    const auto& duties = desk.rules().clock;
    const Milliseconds left = clock::reading(desk.state().clock, faulty.side, desk.now()).remaining;
    const Milliseconds amount = allowed(duties, left, faulty.amount.value_or(Milliseconds{0}));
    if (amount.value != 0) {
        desk.put(TimeCorrected{faulty.side, amount});
    }
    desk.rule(ruling("clock_replaced", faulty.side, duties.corrections, {.time = amount}));
    return std::nullopt;
}

} // namespace kodeks::referee
