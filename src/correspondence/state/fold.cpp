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
}

void fold(State& state, const PhaseChanged& event) {
    state.phase = event.phase;
    state.corrector = event.corrector;
}

void fold(State&, const RulingGiven&) {}

void fold(State& state, const Ended& event) {
    state.outcome = *event.outcome;
}

} // namespace kodeks::correspondence
