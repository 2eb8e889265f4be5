#include "referee/state/fold.hpp"

namespace kodeks::referee {

void fold(State& state, const ClockChanged& event) {
    if (!state.begun) {
        state.begun = event.at;
    }
    switch (event.change) {
    case ClockChange::started:
        state.clock = clock::started(state.clock, event.side, event.at);
        break;
    case ClockChange::pressed:
        state.clock = clock::pressed(state.clock, event.at);
        break;
    case ClockChange::paused:
        state.paused = state.clock.running;
        state.clock = clock::paused(state.clock, event.at);
        break;
    case ClockChange::switched_back:
        state.clock = clock::switched_back(state.clock, event.at);
        break;
    }
}

void fold(State& state, const TimeCorrected& event) {
    state.clock = clock::corrected(state.clock, event.side, event.amount);
}

void fold(State& state, const IncrementGiven& event) {
    for (clock::Half& half : state.clock.halves) {
        auto& period = half.control.periods[half.period];
        period.extra = clock::Extra::increment_after;
        period.extra_time = event.time;
    }
}

void fold(State& state, const MovesCounted& event) {
    state.clock = clock::with_moves(state.clock, event.side, event.moves);
    state.of(event.side).recount = event.moves - state.of(event.side).completed;
}

void fold(State& state, const PeriodBegun& event) {
    state.clock = clock::next_period(state.clock, event.side);
}

void fold(State& state, const Rewound& event) {
    state.clock = clock::rewound(state.clock, event.side, event.undone);
}

} // namespace kodeks::referee
