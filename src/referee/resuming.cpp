// Resuming an adjourned game: who is there, the envelope, the clocks (RU:3.12, RU:3.13.2).
#include "referee/sealed_move.hpp"
#include "referee/workers.hpp"

namespace kodeks::referee {

namespace {

Side answerer(const State& state) {
    return games::opponent(state.broken_off->sealer);
}

void pause(Desk& desk) {
    if (desk.state().clock.running) {
        desk.put(ClockChanged{ClockChange::paused, *desk.state().clock.running, desk.now()});
    }
}

// The sealed move is on the board and the answering player's clock runs.
void play_sealed(Desk& desk, Side sealer, const games::Move& move) {
    pause(desk);
    desk.put(MoveMade{sealer, move, true});
    decide_end(desk);
    if (desk.state().over()) {
        return;
    }
    desk.put(MoveCompleted{sealer});
    desk.put(ClockChanged{ClockChange::started, games::opponent(sealer), desk.now()});
    desk.put(StageChanged{Stage::answering, sealer});
}

// Nothing was sealed: an open move, or an interruption in an emergency.
Answer go_on_openly(Desk& desk) {
    const Side side = desk.state().to_move();
    desk.rule(ruling("resumed", std::nullopt, desk.rules().duties.breaking_off.position));
    desk.put(ClockChanged{ClockChange::started, side, desk.now()});
    desk.put(PhaseChanged{Phase::playing});
    desk.put(BreakOver{});
    return std::nullopt;
}

} // namespace

Answer resume_broken_off(Desk& desk) {
    const State& state = desk.state();
    const auto& rules = desk.rules().duties.breaking_off;
    if (state.broken_off->stage != Stage::adjourned) {
        return refusal("not_stopped");
    }
    if (state.broken_off->envelope.empty() && state.broken_off->sealer == state.to_move()) {
        return go_on_openly(desk);
    }
    const Side absent = answerer(state);
    desk.put(StageChanged{Stage::resumed, state.broken_off->sealer});
    desk.put(PhaseChanged{Phase::playing});
    desk.rule(ruling("resumed", std::nullopt, rules.position));
    if (!state.of(absent).is(Mark::present)) {
        desk.put(ClockChanged{ClockChange::started, absent, desk.now()});
        desk.rule(ruling("answerer_absent", absent, rules.answerer_absent));
    }
    return std::nullopt;
}

Answer arrive_at_broken_off(Desk& desk, Side side) {
    const State& state = desk.state();
    desk.put(Marked{side, Mark::present, true});
    if (state.broken_off->stage == Stage::resumed && side == answerer(state)) {
        pause(desk); // it starts again when the sealed move is on the board
    }
    return std::nullopt;
}

Answer on(Desk& desk, const OpenEnvelope& open) {
    const State& state = desk.state();
    const auto& rules = desk.rules().duties.breaking_off;
    if (!state.broken_off || !state.position || state.phase != Phase::playing) {
        return refusal("no_envelope", rules.opened);
    }
    const bool reply = state.broken_off->stage == Stage::answering;
    const Side waiting = games::opponent(state.broken_off->sealer);
    if (state.broken_off->stage == Stage::sealing || (reply && state.to_move() == waiting)) {
        return refusal("no_envelope", rules.opened);
    }
    if (!state.of(waiting).is(Mark::present)) {
        return refusal("answerer_is_absent", reply ? rules.sealer_absent : rules.opened);
    }
    const Side sealer = state.broken_off->sealer;
    const SealedMove sealed = read_sealed(*state.position, open.text);
    if (!sealed.move) {
        finish(desk, won_by(games::opponent(sealer), "sealed_move"),
               ruling("sealed_move_loses", sealer, rules.bad_move));
        return std::nullopt;
    }
    desk.rule(ruling(sealed.corrected ? "sealed_move_corrected" : "sealed_move_made", sealer,
                     sealed.corrected ? rules.slip : rules.opened, {.move = sealed.move}));
    play_sealed(desk, sealer, *sealed.move);
    if (reply && !desk.state().over()) {
        desk.put(BreakOver{});
    }
    return std::nullopt;
}

Answer on(Desk& desk, const LoseEnvelope& lost) {
    const auto& rules = desk.rules().duties.breaking_off;
    if (!desk.state().broken_off || desk.state().broken_off->stage == Stage::sealing) {
        return refusal("no_envelope", rules.lost);
    }
    pause(desk);
    if (!lost.position_restored) {
        desk.rule(ruling("annulled_replay", std::nullopt, rules.lost));
        desk.put(PhaseChanged{Phase::cancelled});
        return std::nullopt;
    }
    desk.rule(ruling("envelope_lost", std::nullopt, rules.lost));
    desk.put(BreakOver{});
    desk.put(PhaseChanged{Phase::stopped}); // the arbiter sets the clocks, then play goes on
    return std::nullopt;
}

} // namespace kodeks::referee
