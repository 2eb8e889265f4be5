#include "referee/seat/deadline.hpp"

#include "referee/desk/workers.hpp"
#include "referee/time/time_trouble.hpp"

#include <algorithm>
#include <vector>

namespace kodeks::referee {

namespace {

constexpr Instant one_ms{1}; // later than the limit is too late

Instant after(Instant from, Milliseconds time) {
    return {from.value + time.value};
}

// Somebody is absent whom the arbiter has not excused.
std::optional<Side> awaited(const State& state) {
    for (const Side side : {Side::white, Side::black}) {
        const Player& player = state.of(side);
        if (!player.is(Mark::present)) {
            return player.is(Mark::excused) ? std::nullopt : std::optional(side);
        }
    }
    return std::nullopt;
}

void add_default_time(const State& state, const RuleSet& rules, std::vector<Deadline>& all) {
    const bool resuming = state.phase == Phase::resuming && state.adjournment->resumed &&
                          !rules.game->adjourning.late.empty();
    const bool waiting = state.phase == Phase::waiting && state.begun;
    const auto side = awaited(state);
    if ((!resuming && !waiting) || !side) {
        return;
    }
    const Instant from = resuming ? *state.adjournment->resumed : *state.begun;
    const Milliseconds time = default_time_of(rules.game->lateness, state.settings.regulations);
    all.push_back({after(from, time) + one_ms, Due::default_time, *side});
}

// Once for every control; with increments only the first time.
void add_warning(const State& state, const RuleSet& rules, Instant out,
                 std::vector<Deadline>& all) {
    const Side side = *state.clock.running;
    const auto& told = rules.game->time_told;
    const Needs& needs = state.settings.needs_of(side);
    const clock::Half& half = state.clock.of(side);
    const std::int32_t owed = has_increment(half.control) ? 1 : half.period + 1;
    if (told.warning.empty() || !needs.vision() ||
        state.of(side).count(Counter::time_warnings) >= owed) {
        return;
    }
    const Milliseconds before = needs.blind ? told.blind : told.low_vision;
    all.push_back({std::max(after(out, -before), state.clock.since), Due::time_warning, side});
}

// Whoever adjourned early seals on time that he has paid for until the session ends (FIDE:G.I.1.2).
Instant paid_until(const State& state, Instant out) {
    const bool sealing = state.phase == Phase::sealing && state.adjournment->asked;
    return sealing && out > *state.adjournment->asked ? after(out, state.adjournment->session_left)
                                                      : out;
}

} // namespace

std::optional<Deadline> next_deadline(const State& state, const RuleSet& rules) {
    std::vector<Deadline> all;
    add_default_time(state, rules, all);
    if (const auto out = clock::runs_out_at(state.clock); out && !state.over()) {
        all.push_back({paid_until(state, *out), Due::time_out, *state.clock.running});
        add_warning(state, rules, *out, all);
    }
    const auto first = std::ranges::min_element(all, {}, &Deadline::at);
    return first == all.end() ? std::nullopt : std::optional(*first);
}

} // namespace kodeks::referee
