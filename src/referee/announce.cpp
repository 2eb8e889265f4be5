// Announced moves, and what is told to players who cannot see the board or the clock. A move is
// made, then announced, then completed; the board decides when they differ (UA:V.13.2,
// RU:3.21.2).
#include "referee/placing.hpp"
#include "referee/time_trouble.hpp"
#include "referee/workers.hpp"

namespace kodeks::referee {

namespace {

const Needs& needs_of(const State& state, Side side) {
    return state.match.needs[static_cast<std::size_t>(side)];
}

bool must_announce(const State& state) {
    return state.match.announced() && !state.match.rules.duties.announcing.before_press.empty();
}

Milliseconds warned_at(const State& state, Side side) {
    const auto& rules = state.match.rules.duties.announcing;
    return needs_of(state, side).blind ? rules.warned_blind : rules.warned_low_vision;
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

Answer on(Desk& desk, const SayMove& announce) {
    const Side side = *side_of(desk.by());
    const auto& rules = desk.rules().duties.announcing;
    if (desk.state().made_by() != side || rules.differs.empty()) {
        return refusal("nothing_to_announce", rules.before_press);
    }
    const bool right = desk.state().plies.back().move == announce.move;
    desk.put(Marked{side, Mark::announced, true});
    desk.put(Marked{side, Mark::announced_wrongly, !right});
    if (!right) {
        desk.rule(ruling("announcement_differs", side, rules.differs,
                         {.move = desk.state().plies.back().move}));
    }
    return std::nullopt;
}

Answer on(Desk& desk, const WriteDown&) {
    const Side side = *side_of(desk.by());
    if (desk.state().made_by() != side) {
        return refusal("nothing_to_write", desk.rules().duties.announcing.writes_first);
    }
    desk.put(Marked{side, Mark::written_down, true});
    return std::nullopt;
}

Answer may_press(const Desk& desk, Side side) {
    const auto& rules = desk.rules().duties.announcing;
    const Player& player = desk.state().of(side);
    if (must_announce(desk.state()) && !player.is(Mark::announced)) {
        return refusal("announce_first", rules.before_press);
    }
    if (needs_of(desk.state(), side).assistant_records && !player.is(Mark::written_down)) {
        return refusal("write_first", rules.writes_first);
    }
    return std::nullopt;
}

void note_announcement(Desk& desk, Side side) {
    if (!desk.state().of(side).is(Mark::announced_wrongly)) {
        return;
    }
    const auto& rules = desk.rules().duties.announcing;
    desk.put(Counted{side, Counter::misannounced});
    const std::int32_t count = desk.state().of(side).count(Counter::misannounced);
    if (count == 1 || rules.repeatedly.empty()) {
        desk.put(Counted{side, Counter::remarks});
        desk.rule(ruling("misannounced", side, rules.differs, {.count = count}));
        return;
    }
    desk.rule(ruling("misannounced", side, rules.repeatedly, {.count = count}));
    on(desk, Report{"misannouncing", side});
}

Answer on(Desk& desk, const PressFailed& failed) {
    const auto& rules = desk.rules().duties.announcing;
    if (!needs_of(desk.state(), failed.side).vision() || rules.press_again.empty()) {
        return refusal("only_opponent_reminds", desk.rules().clock.reminding);
    }
    desk.rule(ruling("press_again", failed.side, rules.press_again));
    return std::nullopt;
}

void warn_of_time(Desk& desk) {
    const auto& rules = desk.rules().duties.announcing;
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
