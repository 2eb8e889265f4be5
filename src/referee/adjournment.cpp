// Adjourning a game: the sealed move, the envelope, what may happen until the game is resumed
// (FIDE:G.I, PMR:178). What is sealed stays unread: the referee keeps what was handed in.
#include "referee/envelope.hpp"
#include "referee/table_workers.hpp"

#include <algorithm>

namespace kodeks::referee {

namespace {

template <std::size_t N>
bool keep(std::string_view text, BoundedVector<char, N>& kept) {
    kept.clear();
    if (text.size() > N) {
        return false;
    }
    for (const char c : text) {
        kept.push_back(c);
    }
    return true;
}

bool is_complete(const Seal& seal) {
    return !seal.sealed.empty() && !seal.names[0].empty() && !seal.names[1].empty() &&
           !seal.resumption.empty();
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

} // namespace

Answer on(Desk& desk, const Adjourn& adjourn) {
    const State& state = desk.state();
    const auto& rules = desk.rules().adjourning;
    if (rules.seal.empty() || state.phase != Phase::playing) {
        return refusal("not_in_play", rules.seal);
    }
    const auto side = side_of(desk.by());
    if (side && (state.to_move() != *side || !adjourn.session_end)) {
        return refusal("not_your_move", rules.early);
    }
    if (!side && !is_official(desk.by())) {
        return refusal("officials_only", rules.seal);
    }
    desk.put(AdjournmentChanged{Adjournment{.sealer = state.to_move()}});
    desk.put(PhaseChanged{Phase::sealing});
    if (side && *adjourn.session_end > desk.now()) { // as if sealed at the end of the session
        const Milliseconds rest = clock::between(desk.now(), *adjourn.session_end);
        desk.put(TimeCorrected{*side, -rest});
        desk.rule(ruling("adjourned_early", side, rules.early, {.time = rest}));
    } else {
        desk.rule(ruling("move_to_be_sealed", state.to_move(), rules.seal));
    }
    return std::nullopt;
}

Answer show_sealed_move(Desk& desk, const games::Move& move) {
    Adjournment envelope = *desk.state().adjournment;
    if (desk.state().to_move() != side_of(desk.by())) {
        return refusal("not_your_move");
    }
    envelope.shown = move;
    desk.put(AdjournmentChanged{envelope});
    desk.rule(ruling("shown_move_is_sealed", envelope.sealer, desk.rules().adjourning.seal,
                     {.move = move}));
    return std::nullopt;
}

Answer on(Desk& desk, const Seal& seal) {
    const State& state = desk.state();
    const auto& rules = desk.rules().adjourning;
    const Side side = *side_of(desk.by());
    const bool reply = may_seal_reply(state, side);
    if (!reply && (state.phase != Phase::sealing || state.adjournment->sealer != side)) {
        return refusal("not_sealing", rules.seal);
    }
    if (!is_complete(seal)) {
        return refusal("envelope_incomplete", rules.envelope);
    }
    Adjournment envelope = *state.adjournment;
    if (!keep(seal.sealed, envelope.sealed) || !keep(seal.commitment, envelope.commitment)) {
        return refusal("envelope_too_large");
    }
    envelope.sealer = side;
    envelope.written = true;
    envelope.opened = false;
    envelope.reply = reply;
    if (reply) {
        return seal_reply(desk, envelope);
    }
    desk.put(AdjournmentChanged{envelope}); // may be changed until the clock is stopped
    return std::nullopt;
}

Answer stop_for_adjournment(Desk& desk) {
    const State& state = desk.state();
    const auto& rules = desk.rules().adjourning;
    if (!state.adjournment->written) {
        return refusal("nothing_sealed", rules.seal);
    }
    const Side sealer = state.adjournment->sealer;
    desk.put(ClockChanged{ClockChange::paused, sealer, desk.now()});
    desk.put(PhaseChanged{Phase::adjourned});
    desk.put(Marked{Side::white, Mark::present, false});
    desk.put(Marked{Side::black, Mark::present, false});
    Ruling adjourned =
        ruling("adjourned", sealer, rules.seal, {.count = state.of(sealer).made + 1});
    desk.rule(adjourned.citing(rules.envelope));
    return std::nullopt;
}

Envelope envelope_of(const State& state, const Seal& seal) {
    const Side sealer = state.to_move();
    return {.names = seal.names,
            .position = state.board,
            .used = {state.clock.of(Side::white).account.used,
                     state.clock.of(Side::black).account.used},
            .sealer = sealer,
            .move_number = state.of(sealer).made + 1,
            .offer = state.offer,
            .resumption = seal.resumption};
}

} // namespace kodeks::referee
