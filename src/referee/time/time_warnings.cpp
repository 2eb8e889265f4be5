// What is told of the time to players who do not see the clock (UA:V.13.12, RU:3.21.6).
#include "referee/desk/workers.hpp"
#include "referee/time/time_trouble.hpp"

namespace kodeks::referee {

namespace {

Milliseconds warned_at(const Desk& desk, Side side) {
    const auto& rules = desk.rules().time_told;
    return desk.state().settings.needs_of(side).blind ? rules.blind : rules.low_vision;
}

// Once for every control; with increments only the first time.
bool is_due(const Desk& desk, Side side) {
    const State& state = desk.state();
    const clock::Half& half = state.clock.of(side);
    const std::int32_t given = state.of(side).count(Counter::time_warnings);
    const std::int32_t owed = has_increment(half.control) ? 1 : half.period + 1;
    const Milliseconds left = clock::reading(state.clock, side, desk.now()).remaining;
    return given < owed && left.value > 0 && left <= warned_at(desk, side);
}

} // namespace

Answer on(Desk& desk, const PressFailed& failed) {
    const auto& rules = desk.rules().time_told;
    if (!desk.state().settings.needs_of(failed.side).vision() || rules.press_again.empty()) {
        return refusal("only_opponent_reminds", desk.rules().clock.reminding);
    }
    desk.rule(ruling("press_again", failed.side, rules.press_again));
    return std::nullopt;
}

void warn_of_time(Desk& desk) {
    const auto& rules = desk.rules().time_told;
    for (const Side side : {Side::white, Side::black}) {
        if (!desk.state().settings.needs_of(side).vision()) {
            continue;
        }
        if (!rules.warning.empty() && is_due(desk, side)) {
            desk.put(Counted{side, Counter::time_warnings});
            desk.rule(
                ruling("time_warning", side, rules.warning,
                       {.time = clock::reading(desk.state().clock, side, desk.now()).remaining}));
        }
    }
}

} // namespace kodeks::referee
