#include "correspondence/state/fold.hpp"

#include "base/check.hpp"

namespace kodeks::correspondence {

void fold(State& state, const Opened& event) {
    KODEKS_ASSERT(!state.opened());
    state = State(*event.settings);
}

void fold(State&, const Said&) {}

void fold(State& state, const DaysCharged& event) {
    state.of(event.side).used += event.days;
}

void fold(State& state, const MovePlayed& event) {
    KODEKS_ASSERT(state.position && games::is_legal(*state.position, *event.move));
    const games::Position before = *state.position;
    ++state.of(state.to_move()).moves;
    state.position = games::play(before, *event.move);
    rulebook::advance(state.tally, before, *event.move, *state.position);
    state.board = games::setup_of(*state.position);
    state.moves.push_back(*event.move);
    state.proofs.clear();
    if (state.tally.balance.value == 0) {
        state.waived.clear();
    }
}

void fold(State& state, const LetterSent& event) {
    state.last = *event.letter;
}

void fold(State& state, const LetterCorrected& event) {
    KODEKS_ASSERT(state.last.has_value());
    state.last->on = event.on;
    state.last->stopped_play = true;
}

void fold(State& state, const Omitted& event) {
    ++state.of(event.side).omissions;
}

void fold(State& state, const BreakTaken& event) {
    state.breaks.push_back(event.taken);
}

void fold(State& state, const OverstepClaimed& event) {
    state.claim = event;
}

void fold(State& state, const ClaimClosed&) {
    state.claim.reset();
    state.protest.reset();
}

void fold(State& state, const PhaseChanged& event) {
    state.phase = event.phase;
    state.corrector = event.corrector;
}

void fold(State&, const RulingGiven&) {}

void fold(State& state, const Arrived& event) {
    state.transit += event.after;
    ++state.arrivals;
}

void fold(State& state, const Misnumbered& event) {
    state.of(event.side).misnumbered = event.open;
}

void fold(State& state, const RegisteredDemanded&) {
    state.registered_only = true;
}

void fold(State& state, const Asked& event) {
    state.asked = event.rule;
}

void fold(State& state, const Waived& event) {
    state.asked.reset();
    state.waived.push_back(event.rule);
}

void fold(State& state, const Proved& event) {
    state.proofs.push_back(*event.proof);
}

void fold(State& state, const Protested& event) {
    state.protest = event;
}

void fold(State& state, const Analysed& event) {
    state.of(event.side).analysis = event;
}

void fold(State& state, const Ended& event) {
    state.outcome = *event.outcome;
    state.ended = event.on;
    state.asked.reset();
}

void fold(State& state, const Adjudged& event) {
    state.adjudged = event.on;
}

void fold(State& state, const ResultChanged& event) {
    state.outcome = *event.outcome;
    state.protest.reset();
    state.is_final = true;
}

void fold(State& state, const RecordSent& event) {
    state.of(event.side).record = event.on;
}

void fold(State& state, const ListReceived& event) {
    state.settings.list_received[static_cast<std::size_t>(event.side)] = event.on;
}

void fold(State& state, const LetterReceived& event) {
    KODEKS_ASSERT(state.last.has_value());
    state.last->came = event.on;
}

void fold(State& state, const Submitted& event) {
    state.submitted = event.on;
}

} // namespace kodeks::correspondence
