// Wrong boards, set-ups and colours; pieces knocked over.
#include "games/variant.hpp"
#include "referee/workers.hpp"

namespace kodeks::referee {

namespace {

// Nothing has been answered yet: set-up and colours can still be put right.
bool is_early(const State& state) {
    return state.of(Side::white).completed == 0 || state.of(Side::black).completed == 0;
}

void cancel(Desk& desk, const Ruling& ruling) {
    if (desk.state().clock.running) {
        desk.put(ClockChanged{ClockChange::paused, *desk.state().clock.running, desk.now()});
    }
    if (desk.state().offer) {
        desk.put(OfferClosed{});
    }
    desk.rule(ruling);
    desk.put(PhaseChanged{Phase::cancelled});
}

void start_again(Desk& desk, const games::Setup& setup) {
    const bool runs = desk.state().clock.running.has_value();
    desk.put(BoardSet{setup});
    if (runs && desk.state().clock.running != setup.to_move) {
        desk.put(ClockChanged{ClockChange::paused, Side::white, desk.now()});
        desk.put(ClockChanged{ClockChange::started, setup.to_move, desk.now()});
    }
}

Answer wrong_setup(Desk& desk, const FindWrong& find) {
    const auto& rules = desk.rules().duties.board;
    const bool drawn = find.what == Wrong::drawn_opening && !rules.drawn_opening.empty();
    if (!is_early(desk.state())) {
        desk.rule(ruling("setup_stays", std::nullopt, drawn ? rules.drawn_opening : rules.late));
        return std::nullopt;
    }
    desk.rule(ruling("setup_corrected", std::nullopt, rules.early));
    start_again(desk, find.correct.value_or(desk.state().match.variant->start));
    return std::nullopt;
}

Answer wrong_colours(Desk& desk) {
    const auto& rules = desk.rules().duties.board;
    if (is_early(desk.state())) {
        cancel(desk, ruling("colours_corrected", std::nullopt, rules.early));
    } else {
        desk.rule(ruling("colours_stay", std::nullopt, rules.late));
    }
    return std::nullopt;
}

// Clocks set wrongly at a resumption are put right before the first move (RU:3.12.8).
Answer wrong_clocks(Desk& desk, const FindWrong& find) {
    const auto& rules = desk.rules().duties.breaking_off;
    const auto& adjournment = desk.state().broken_off;
    if (rules.wrong_clocks.empty() || !adjournment || adjournment->stage == Stage::sealing) {
        return refusal("too_late_for_clocks", rules.wrong_clocks);
    }
    desk.put(TimeCorrected{find.side, find.amount});
    desk.rule(ruling("clock_corrected", find.side, rules.wrong_clocks, {.time = find.amount}));
    return std::nullopt;
}

Answer knocked(Desk& desk, Side side) {
    if (desk.state().phase != Phase::playing || desk.state().chore) {
        return refusal("not_in_play");
    }
    desk.rule(ruling("pieces_restored", side, desk.rules().duties.board.knocked));
    begin_chore(desk, Task::pieces, side);
    return std::nullopt;
}

} // namespace

Answer on(Desk& desk, const FindWrong& find) {
    const auto& rules = desk.rules().duties.board;
    if (rules.turned.empty()) {
        return refusal("not_in_rulebook");
    }
    switch (find.what) {
    case Wrong::board_turned:
        cancel(desk, ruling(rules.turned_replays ? "annulled_replay" : "annulled", std::nullopt,
                            rules.turned));
        return std::nullopt;
    case Wrong::setup:
    case Wrong::drawn_opening:
        return wrong_setup(desk, find);
    case Wrong::colours:
        return wrong_colours(desk);
    case Wrong::pieces_knocked:
        return knocked(desk, find.side);
    case Wrong::pieces_moved:
        if (rules.outside.empty()) {
            return refusal("not_in_rulebook");
        }
        desk.rule(ruling("nobodys_fault", std::nullopt, rules.outside));
        return std::nullopt;
    case Wrong::resumed_clocks:
        return wrong_clocks(desk, find);
    }
    return refusal("not_in_play");
}

} // namespace kodeks::referee
