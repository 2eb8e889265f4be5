// What is told of the time to players who do not see the clock (UA:V.13.12, RU:3.21.6).
#include "referee/time_trouble.hpp"
#include "referee/workers.hpp"

namespace kodeks::referee {

namespace {

const Needs& needs_of(const State& state, Side side) {
    return state.match.needs[static_cast<std::size_t>(side)];
}

Milliseconds warned_at(const State& state, Side side) {
    const auto& rules = state.match.rules.time_told;
    return needs_of(state, side).blind ? rules.blind : rules.low_vision;
}

// Once for every control; with increments only the first time.
bool is_due(const State& state, Side side, Instant now) {
    const clock::Half& half = state.clock.of(side);
    const std::int32_t given = state.of(side).count(Counter::time_warnings);
    const std::int32_t owed = has_increment(half.control) ? 1 : half.period + 1;
    const Milliseconds left = clock::reading(state.clock, side, now).remaining;
    return given < owed && left.value > 0 && left <= warned_at(state, side);
}

} // namespace

Answer on(Desk& desk, const PressFailed& failed) {
    const auto& rules = desk.rules().time_told;
    if (!needs_of(desk.state(), failed.side).vision() || rules.press_again.empty()) {
        return refusal("only_opponent_reminds", desk.rules().clock.reminding);
    }
    desk.rule(ruling("press_again", failed.side, rules.press_again));
    return std::nullopt;
}

void warn_of_time(Desk& desk) {
    const auto& rules = desk.rules().time_told;
    for (const Side side : {Side::white, Side::black}) {
        if (!needs_of(desk.state(), side).vision()) {
            continue;
        }
        if (!rules.warning.empty() && is_due(desk.state(), side, desk.now())) {
            desk.put(Counted{side, Counter::time_warnings});
            desk.rule(
                ruling("time_warning", side, rules.warning,
                       {.time = clock::reading(desk.state().clock, side, desk.now()).remaining}));
        }
    }
}

} // namespace kodeks::referee
