// BreakingOff a game: the player to move seals his move, or plays it openly (RU:3.11).
#include "referee/placing.hpp"
#include "referee/workers.hpp"

#include <algorithm>

namespace kodeks::referee {

namespace {

// Control moves are still to be made by somebody.
bool control_ahead(const State& state) {
    return std::ranges::any_of(state.clock.halves, [](const clock::Half& half) {
        return half.control_at > 0 && half.moves < half.control_at;
    });
}

void adjourn_now(Desk& desk, Side sealer, const Ruling& ruling) {
    if (desk.state().clock.running) {
        desk.put(ClockChanged{ClockChange::paused, *desk.state().clock.running, desk.now()});
    }
    desk.put(StageChanged{Stage::adjourned, sealer});
    desk.put(PhaseChanged{Phase::stopped});
    desk.put(Marked{Side::white, Mark::present, false});
    desk.put(Marked{Side::black, Mark::present, false});
    desk.rule(ruling);
}

EnvelopeText text_of(const SealMove& seal) {
    EnvelopeText text;
    for (const char c : seal.envelope) {
        text.push_back(c);
    }
    return text;
}

Answer interrupt(Desk& desk) {
    const auto& rules = desk.rules().duties.breaking_off;
    if (desk.by() != Actor::chief_arbiter) {
        return refusal("chief_decides", rules.exceptional);
    }
    adjourn_now(desk, desk.state().to_move(),
                ruling("play_interrupted", std::nullopt, rules.exceptional));
    return std::nullopt;
}

// Whoever asks takes the rest of the session onto his own clock (RU:3.11.5).
Answer pay_for_request(Desk& desk, const BreakOff& adjourn) {
    const auto& rules = desk.rules().duties.breaking_off;
    const auto side = side_of(desk.by());
    if (!side || adjourn.session_left.value < 0) {
        return refusal("players_only");
    }
    const Milliseconds left = clock::reading(desk.state().clock, *side, desk.now()).remaining;
    if (adjourn.session_left >= left) {
        return refusal("session_too_long", rules.on_request);
    }
    desk.put(TimeCorrected{*side, -adjourn.session_left});
    desk.rule(ruling("adjournment_asked", side, rules.on_request, {.time = adjourn.session_left}));
    return std::nullopt;
}

} // namespace

Answer on(Desk& desk, const BreakOff& adjourn) {
    const auto& rules = desk.rules().duties.breaking_off;
    const State& state = desk.state();
    if (!rules.known) {
        return refusal("no_adjournment", rules.none);
    }
    if (state.phase != Phase::playing || state.broken_off || state.partial || state.chore) {
        return refusal("not_in_play");
    }
    if (adjourn.cause == BreakCause::exceptional) {
        return interrupt(desk);
    }
    if (control_ahead(state)) {
        return refusal("control_ahead", rules.control_ahead);
    }
    if (adjourn.cause == BreakCause::request) {
        if (const Answer refused = pay_for_request(desk, adjourn)) {
            return refused;
        }
    } else if (!is_official(desk.by())) {
        return refusal("officials_only", rules.session_over);
    }
    desk.put(StageChanged{Stage::sealing, state.to_move()});
    desk.rule(ruling("seal_the_move", state.to_move(), rules.session_over));
    return std::nullopt;
}

Answer on(Desk& desk, const SealMove& seal) {
    const Side side = *side_of(desk.by());
    const State& state = desk.state();
    const auto& rules = desk.rules().duties.breaking_off;
    if (!state.broken_off || state.to_move() != side || state.made_by() == side) {
        return refusal("nothing_to_seal", rules.sealed);
    }
    if (seal.envelope.empty() || seal.envelope.size() > EnvelopeText::capacity()) {
        return refusal("envelope_size", rules.sealed);
    }
    if (state.broken_off->stage == Stage::sealing) {
        desk.put(Sealed{side, text_of(seal)}); // until he stops the clock he may change it
        return std::nullopt;
    }
    const bool alone = state.broken_off->stage == Stage::answering &&
                       !state.of(games::opponent(side)).is(Mark::present);
    if (!alone) {
        return refusal("nothing_to_seal", rules.sealer_absent);
    }
    desk.put(Sealed{side, text_of(seal)});
    desk.put(ClockChanged{ClockChange::paused, side, desk.now()});
    desk.put(ClockChanged{ClockChange::started, games::opponent(side), desk.now()});
    desk.rule(ruling("reply_sealed", side, rules.sealer_absent));
    return std::nullopt;
}

Answer close_envelope(Desk& desk) {
    const Side side = *side_of(desk.by());
    const BrokenOff adjournment = *desk.state().broken_off;
    if (side != adjournment.sealer) {
        return refusal("not_your_move");
    }
    adjourn_now(desk, side, ruling("adjourned", side, desk.rules().duties.breaking_off.sealed));
    return std::nullopt;
}

Answer play_openly(Desk& desk, const games::Move& move) {
    const Side side = *side_of(desk.by());
    const State& state = desk.state();
    if (state.broken_off->stage != Stage::sealing) {
        return refusal("envelope_first", desk.rules().duties.breaking_off.opened);
    }
    if (state.to_move() != side || !state.position || !games::is_legal(*state.position, move)) {
        return refusal("not_legal");
    }
    desk.put(MoveMade{side, move, true});
    decide_end(desk);
    if (desk.state().over()) {
        return std::nullopt;
    }
    desk.put(ClockChanged{ClockChange::pressed, side, desk.now()});
    desk.put(MoveCompleted{side});
    desk.put(Sealed{games::opponent(side), {}});
    adjourn_now(
        desk, games::opponent(side),
        ruling("open_move", side, desk.rules().duties.breaking_off.open_move, {.move = move}));
    return std::nullopt;
}

} // namespace kodeks::referee
