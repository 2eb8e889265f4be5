// The beginning of a game and latecomers.
#include "referee/desk/workers.hpp"
#include "referee/office/assistants.hpp"

#include <algorithm>

namespace kodeks::referee {

namespace {

using rulebook::BothAbsent;

constexpr Side sides[] = {Side::white, Side::black};
constexpr std::int64_t never_minutes = 60 * 24 * 365; // longer than any game

bool is_present(const State& state, Side side) {
    return state.of(side).is(Mark::present);
}

bool both_present(const State& state) {
    return is_present(state, Side::white) && is_present(state, Side::black);
}

// Whose clock runs while somebody is absent: White's, who begins (in a position that was set up,
// whoever is to move); or the absent player's, where the rules say so or the draw of the opening
// waits for him (RU:3.7.3#1, UA:V.9.5.5).
Side clock_at_start(const Desk& desk) {
    const State& state = desk.state();
    const bool absent =
        desk.rules().lateness.absent_clock_runs || state.settings.regulations.drawn_opening;
    return absent && is_present(state, Side::white) && !is_present(state, Side::black)
               ? Side::black
               : state.board.to_move;
}

rulebook::Articles start_articles(const Desk& desk, Side late) {
    const State& state = desk.state();
    const auto& rules = desk.rules();
    const auto& opening_late = rules.duties.micro_matches.opening_late;
    if (state.settings.regulations.drawn_opening && !opening_late.empty()) {
        return opening_late;
    }
    const auto& lateness = rules.lateness;
    return late == Side::black && !lateness.black_late.empty() ? lateness.black_late
                                                               : lateness.starts;
}

void start_play(Desk& desk) {
    const Milliseconds pause = desk.state().settings.regulations.break_before;
    if (pause.value > 0) {
        desk.put(TimeCorrected{Side::white, pause});
    }
    desk.put(ClockChanged{ClockChange::started, clock_at_start(desk), desk.now()});
    desk.put(PhaseChanged{both_present(desk.state()) ? Phase::playing : Phase::waiting});
}

void run_clock_of(Desk& desk, Side side) {
    if (desk.state().clock.running == side) {
        return;
    }
    desk.put(ClockChanged{ClockChange::paused, side, desk.now()});
    desk.put(ClockChanged{ClockChange::started, side, desk.now()});
}

// Both were absent and White's clock ran: the first arrival shares what has passed, the odd
// millisecond to White (UA:V.9.4.5, RU:3.7.3#4).
void halve_delay(Desk& desk) {
    const Milliseconds passed = clock::between(*desk.state().begun, desk.now());
    const Milliseconds black{passed.value / 2};
    desk.put(TimeCorrected{Side::white, black});
    desk.put(TimeCorrected{Side::black, -black});
    desk.rule(
        ruling("delay_halved", std::nullopt, desk.rules().lateness.neither, {.time = passed}));
    run_clock_of(desk, clock_at_start(desk));
}

// A player has come, while a clock ran: the first of two who were absent, or the only one.
void arrive_late(Desk& desk, Side side, bool first) {
    const Milliseconds passed = clock::between(*desk.state().begun, desk.now());
    const auto& rules = desk.rules().lateness;
    desk.rule(ruling("arrived_late", side, start_articles(desk, side), {.time = passed})
                  .citing(first ? rules.neither : rulebook::Articles{})
                  .citing(rules.breach));
    if (side == Side::black && desk.state().of(Side::white).made == 0) {
        run_clock_of(desk, Side::white);
    }
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

Milliseconds default_time_of(const rulebook::Lateness& rules, const Regulations& regulations) {
    if (rules.clock_decides && !regulations.default_time) {
        return minutes(never_minutes);
    }
    const Milliseconds first_control = regulations.control.periods[0].time;
    const Milliseconds longest = rules.longest.value > 0 ? rules.longest : first_control;
    const Milliseconds usual = rules.default_time.value_or(std::min(first_control, longest));
    return regulations.default_time.value_or(usual);
}

bool decide_lateness(Desk& desk) {
    const State& state = desk.state();
    if (state.phase != Phase::waiting || !state.begun) {
        return false;
    }
    const Milliseconds late = clock::between(*state.begun, desk.now());
    if (late <= default_time_of(desk.rules().lateness, state.settings.regulations) ||
        absent_is_excused(state)) {
        return false;
    }
    forfeit(desk, {.limit = {}, .time = late});
    return true;
}

Answer on(Desk& desk, const Begin&) {
    if (desk.state().phase == Phase::adjourned) {
        return resume_adjourned(desk);
    }
    if (const Answer refused = assistant_is_there(desk)) {
        return refused;
    }
    if (desk.state().begun) {
        return refusal("begun_already");
    }
    if (desk.state().question) {
        return refusal("question_open");
    }
    start_play(desk);
    return std::nullopt;
}

Answer on(Desk& desk, const Arrive& arrive) {
    if (side_of(desk.by()).value_or(arrive.side) != arrive.side) {
        return refusal("officials_only"); // a player speaks for himself alone
    }
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
    if (desk.state().phase != Phase::waiting) { // back at the board of a game that goes on
        desk.put(Marked{arrive.side, Mark::present, true});
        return std::nullopt;
    }
    const bool first = !is_present(desk.state(), games::opponent(arrive.side));
    desk.put(Marked{arrive.side, Mark::present, true});
    if (first && desk.rules().lateness.both_absent == BothAbsent::halved) {
        halve_delay(desk);
    } else {
        arrive_late(desk, arrive.side, first);
    }
    // Whoever is there may play: White moves and presses, and Black's time runs (UA:V.9.4.4).
    desk.put(PhaseChanged{both_present(desk.state()) ? Phase::playing : Phase::waiting});
    return std::nullopt;
}

} // namespace kodeks::referee
