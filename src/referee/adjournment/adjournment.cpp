// Adjourning a game: the sealed move, the envelope, a move on the board instead (FIDE:G.I, PMR:178,
// RU:3.11). What is sealed stays unread: the referee keeps what was handed in.
#include "referee/adjournment/envelope.hpp"
#include "referee/desk/workers.hpp"
#include "referee/hands/placing.hpp"
#include "referee/hands/putting.hpp"

#include <algorithm>

namespace kodeks::referee {

namespace {

bool is_complete(const Seal& seal, const rulebook::Adjourning& rules) {
    const bool labelled =
        rules.envelope.empty() ||
        (!seal.names[0].empty() && !seal.names[1].empty() && !seal.resumption.empty());
    return !seal.sealed.empty() && labelled;
}

// Control moves are still to be made by somebody.
bool control_ahead(const State& state) {
    return std::ranges::any_of(state.clock.halves, [](const clock::Half& half) {
        return half.control_at > 0 && half.moves < half.control_at;
    });
}

void go_home(Desk& desk, const Ruling& why) {
    stop_clock(desk);
    desk.put(PhaseChanged{Phase::adjourned});
    desk.put(Marked{Side::white, Mark::present, false});
    desk.put(Marked{Side::black, Mark::present, false});
    desk.rule(why);
}

Answer interrupt(Desk& desk) {
    const auto& rules = desk.rules().adjourning;
    if (rules.exceptional.empty()) {
        return refusal("not_in_rulebook");
    }
    if (desk.by() != Actor::chief_arbiter) {
        return refusal("chief_decides", rules.exceptional);
    }
    desk.put(AdjournmentChanged{Adjournment{.sealer = desk.state().to_move()}});
    go_home(desk, ruling("play_interrupted", std::nullopt, rules.exceptional));
    return std::nullopt;
}

// Whoever asks takes the rest of the session onto his own clock: he seals as if at its end
// (FIDE:G.I.1.2), or has to have the time for it (RU:3.11.5).
Answer pay_for_session(Desk& desk, Milliseconds rest) {
    const auto& rules = desk.rules().adjourning;
    const auto side = side_of(desk.by());
    if (!side || rest.value < 0) {
        return refusal("players_only");
    }
    if (!rules.anybody_may_ask && desk.state().to_move() != *side) {
        return refusal("not_your_move", rules.early);
    }
    const Milliseconds left = clock::reading(desk.state().clock, *side, desk.now()).remaining;
    if (rules.anybody_may_ask && rest >= left) {
        return refusal("session_too_long", rules.early);
    }
    desk.put(TimeCorrected{*side, -rest});
    desk.rule(ruling(rules.anybody_may_ask ? "adjournment_asked" : "adjourned_early", side,
                     rules.early, {.time = rest}));
    return std::nullopt;
}

// Whoever adjourned early has paid for the rest of the session already, and counts as having sealed
// at its end: what the sealing took until then is not charged again (FIDE:G.I.1.2, PMR:179).
void give_back_sealing_time(Desk& desk) {
    const Adjournment& envelope = *desk.state().adjournment;
    if (!envelope.asked) {
        return;
    }
    const Milliseconds taken = clock::between(*envelope.asked, desk.now());
    const Milliseconds charged = std::min(taken, envelope.session_left);
    if (charged.value > 0) {
        desk.put(TimeCorrected{envelope.sealer, charged});
    }
}

// The absent sealer's opponent seals the reply and starts the other clock (FIDE:G.I.9.3).
Answer seal_reply(Desk& desk, const Adjournment& envelope) {
    const Side side = envelope.sealer;
    desk.put(AdjournmentChanged{envelope});
    desk.put(ClockChanged{ClockChange::switched_back, games::opponent(side), desk.now()});
    desk.put(PhaseChanged{Phase::resuming});
    desk.rule(ruling("reply_sealed", side, desk.rules().adjourning.sealer_absent));
    return std::nullopt;
}

bool may_seal_reply(const State& state, Side side) {
    return state.phase == Phase::playing && state.adjournment && state.adjournment->opened &&
           state.to_move() == side && !state.of(games::opponent(side)).is(Mark::present);
}

Answer show(Desk& desk, const games::Move& move) {
    Adjournment envelope = *desk.state().adjournment;
    envelope.shown = move;
    desk.put(AdjournmentChanged{envelope});
    desk.rule(ruling("shown_move_is_sealed", envelope.sealer, desk.rules().adjourning.seal,
                     {.move = move}));
    return std::nullopt;
}

Answer play_openly(Desk& desk, const games::Move& move) {
    const Side side = *side_of(desk.by());
    const State& state = desk.state();
    if (!state.position || !games::is_legal(*state.position, move)) {
        return refusal("not_legal");
    }
    put_move(desk, {side, move}, Completion::with_the_press);
    if (state.over() || state.question) {
        return std::nullopt;
    }
    desk.put(AdjournmentChanged{Adjournment{.sealer = state.to_move()}});
    go_home(desk, ruling("open_move", side, desk.rules().adjourning.open_move, {.move = move}));
    return std::nullopt;
}

} // namespace

Answer on(Desk& desk, const Adjourn& adjourn) {
    const State& state = desk.state();
    const auto& rules = desk.rules().adjourning;
    if (rules.seal.empty()) {
        return refusal("no_adjournment", rules.none);
    }
    if (state.phase != Phase::playing || in_capture(desk) || state.chore) {
        return refusal("not_in_play", rules.seal);
    }
    if (adjourn.cause == AdjournCause::exceptional) {
        return interrupt(desk);
    }
    if (!rules.control_ahead.empty() && control_ahead(state)) {
        return refusal("control_ahead", rules.control_ahead);
    }
    const bool asked = adjourn.cause == AdjournCause::request;
    if (!asked && !is_official(desk.by())) {
        return refusal("officials_only", rules.seal);
    }
    if (asked) {
        if (const Answer refused = pay_for_session(desk, adjourn.session_left)) {
            return refused;
        }
    }
    Adjournment envelope{.sealer = state.to_move()};
    if (asked && !rules.anybody_may_ask) {
        envelope.asked = desk.now();
        envelope.session_left = adjourn.session_left;
    }
    desk.put(AdjournmentChanged{envelope});
    desk.put(PhaseChanged{Phase::sealing});
    if (!asked || rules.anybody_may_ask) {
        desk.rule(ruling("move_to_be_sealed", state.to_move(), rules.seal));
    }
    return std::nullopt;
}

Answer move_instead_of_sealing(Desk& desk, const games::Move& move) {
    if (desk.state().to_move() != side_of(desk.by())) {
        return refusal("not_your_move", desk.rules().touch.turn);
    }
    const auto& position = desk.state().position;
    if (!position || !games::is_legal(*position, move)) {
        return refusal("not_legal", desk.state().variant->articles);
    }
    return desk.rules().adjourning.open_move.empty() ? show(desk, move) : play_openly(desk, move);
}

Answer on(Desk& desk, const Seal& seal) {
    const State& state = desk.state();
    const auto& rules = desk.rules().adjourning;
    const Side side = *side_of(desk.by());
    const bool reply = may_seal_reply(state, side);
    if (!reply && (state.phase != Phase::sealing || state.adjournment->sealer != side)) {
        return refusal("not_sealing", rules.sealed);
    }
    if (!is_complete(seal, rules)) {
        return refusal("envelope_incomplete",
                       rules.envelope.empty() ? rules.sealed : rules.envelope);
    }
    if (seal.sealed.size() > sealed_max || seal.commitment.size() > commitment_max) {
        return refusal("envelope_too_large");
    }
    Adjournment envelope = *state.adjournment;
    envelope.sealed = seal.sealed;
    envelope.commitment = seal.commitment;
    envelope.names = seal.names;
    envelope.resumption = seal.resumption;
    envelope.sealer = side;
    envelope.written = true;
    envelope.opened = false;
    envelope.reply = reply;
    if (reply) {
        envelope.shown.reset(); // the sealed move was played on the board, the reply is written
        return seal_reply(desk, envelope);
    }
    desk.put(AdjournmentChanged{envelope}); // may be changed until the clock is stopped
    return std::nullopt;
}

Answer stop_for_adjournment(Desk& desk) {
    const State& state = desk.state();
    const auto& rules = desk.rules().adjourning;
    const Side sealer = state.adjournment->sealer;
    if (side_of(desk.by()) != sealer) {
        return refusal("not_your_move", desk.rules().touch.turn);
    }
    if (!state.adjournment->written) {
        return refusal("nothing_sealed", rules.sealed);
    }
    give_back_sealing_time(desk);
    Ruling adjourned = ruling("adjourned", sealer, rules.sealed);
    if (!rules.envelope.empty()) { // the number of the move stands on it
        adjourned.evidence.count = state.moves_made(sealer) + 1;
    }
    go_home(desk, adjourned.citing(rules.envelope));
    return std::nullopt;
}

Envelope envelope_of(const State& state) {
    const Side sealer = state.to_move();
    const Adjournment& kept = *state.adjournment;
    return {.names = kept.names,
            .position = state.board,
            .used = {state.clock.of(Side::white).account.used,
                     state.clock.of(Side::black).account.used},
            .sealer = sealer,
            .move_number = state.moves_made(sealer) + 1,
            .offer = state.offer,
            .resumption = kept.resumption};
}

} // namespace kodeks::referee
