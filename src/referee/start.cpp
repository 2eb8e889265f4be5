// The beginning of a game and latecomers.
#include "referee/assistants.hpp"
#include "referee/table_workers.hpp"

#include <algorithm>

namespace kodeks::referee {

namespace {

using rulebook::BothAbsent;

constexpr Side sides[] = {Side::white, Side::black};

bool is_present(const State& state, Side side) {
    return state.of(side).is(Mark::present);
}

bool both_present(const State& state) {
    return is_present(state, Side::white) && is_present(state, Side::black);
}

void start_play(Desk& desk) {
    if (!desk.state().clock.running) {
        desk.put(ClockChanged{ClockChange::started, Side::white, desk.now()});
    }
    desk.put(PhaseChanged{both_present(desk.state()) ? Phase::playing : Phase::waiting});
}

// Both were absent: the first arrival shares what has passed, the odd millisecond to White
// (UA:V.9.4.5, RU:3.7.3#4).
void halve_delay(Desk& desk) {
    const Milliseconds passed = clock::between(*desk.state().begun, desk.now());
    const Milliseconds black{passed.value / 2};
    desk.put(TimeCorrected{Side::white, black - passed});
    desk.put(TimeCorrected{Side::black, -black});
    desk.rule(ruling("delay_halved", std::nullopt, desk.rules().lateness.halved, {.time = passed}));
    desk.put(ClockChanged{ClockChange::started, Side::white, desk.now()});
}

void forfeit(Desk& desk, const Evidence& evidence) {
    const auto& rules = desk.rules().lateness;
    const bool white = is_present(desk.state(), Side::white);
    const bool black = is_present(desk.state(), Side::black);
    Outcome outcome = white   ? won_by(Side::white, "absence")
                      : black ? won_by(Side::black, "absence")
                              : lost_by_both("absence");
    outcome.unplayed = true;
    if (!white && !black) {
        finish(desk, outcome, ruling("both_late", std::nullopt, rules.both_late, evidence));
        return;
    }
    finish(desk, outcome, ruling("late", white ? Side::black : Side::white, rules.late, evidence));
}

bool absent_is_excused(const State& state) {
    return std::ranges::any_of(sides, [&](Side side) {
        return !is_present(state, side) && state.of(side).is(Mark::excused);
    });
}

} // namespace

Milliseconds default_time_of(const State& state) {
    const auto& rules = state.match.rules.lateness;
    const auto& regulations = state.match.regulations;
    const Milliseconds first_control = regulations.control.periods[0].time;
    return regulations.default_time.value_or(rules.default_time.value_or(first_control));
}

bool decide_lateness(Desk& desk) {
    const State& state = desk.state();
    if (state.phase != Phase::waiting || !state.begun) {
        return false;
    }
    const Milliseconds late = clock::between(*state.begun, desk.now());
    if (late <= default_time_of(state) || absent_is_excused(state)) {
        return false;
    }
    forfeit(desk, {.limit = {}, .time = late});
    return true;
}

Answer on(Desk& desk, const Begin&) {
    if (desk.state().phase == Phase::adjourned) {
        return resume_adjourned(desk);
    }
    if (const Answer refused = assistant_is_there(desk.state())) {
        return refused;
    }
    if (desk.state().begun) {
        return refusal("begun_already");
    }
    if (desk.state().question) {
        return refusal("question_open");
    }
    const bool none =
        !is_present(desk.state(), Side::white) && !is_present(desk.state(), Side::black);
    if (none && desk.rules().lateness.both_absent == BothAbsent::halved) {
        desk.put(ClockChanged{ClockChange::paused, Side::white, desk.now()});
        desk.put(PhaseChanged{Phase::waiting});
        return std::nullopt;
    }
    start_play(desk);
    return std::nullopt;
}

Answer on(Desk& desk, const Arrive& arrive) {
    if (is_present(desk.state(), arrive.side)) {
        return refusal("present_already");
    }
    if (desk.state().adjournment) {
        return arrive_at_resumption(desk, arrive.side);
    }
    if (!desk.state().begun) {
        desk.put(Marked{arrive.side, Mark::present, true});
        return std::nullopt;
    }
    if (decide_lateness(desk)) {
        return std::nullopt;
    }
    desk.put(Marked{arrive.side, Mark::present, true});
    if (!desk.state().clock.running) {
        halve_delay(desk);
    } else {
        desk.rule(ruling("arrived_late", arrive.side, desk.rules().lateness.starts,
                         {.time = clock::between(*desk.state().begun, desk.now())}));
    }
    // Whoever is there may play: White moves and presses, and Black's time runs (UA:V.9.4.4).
    desk.put(PhaseChanged{both_present(desk.state()) ? Phase::playing : Phase::waiting});
    return std::nullopt;
}

} // namespace kodeks::referee
