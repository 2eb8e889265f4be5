#include "referee/table_fold.hpp"

#include "referee/board.hpp"

#include <algorithm>

namespace kodeks::referee {

namespace {

std::size_t index(Side side) {
    return static_cast<std::size_t>(side);
}

Score shifted(Score score, std::int32_t halves, std::int32_t most) {
    return static_cast<Score>(std::clamp(static_cast<std::int32_t>(score) + halves, 0, most));
}

} // namespace

void fold(State& state, const Staged& event) {
    state.partial = event.partial;
}

void fold(State& state, const Announced& event) {
    state.announced = event.move;
}

void fold(State& state, const CastlingLost& event) {
    for (const games::Square rook : event.rooks) {
        state.board.castling_rooks.remove(rook);
    }
    state.position = playable(*state.match.variant, state.board);
    state.tally = state.position ? rulebook::start_tally(*state.position) : state.tally;
}

void fold(State& state, const Watching& event) {
    state.watching = event.completed;
}

void fold(State& state, const Postponed& event) {
    state.postponed = event.value;
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
}

void fold(State& state, const PeriodBegun& event) {
    clock::Half& half = state.clock.of(event.side);
    half.flag = std::nullopt;
}

void fold(State& state, const SheetChanged& event) {
    state.sheets[index(event.side)] = event.sheet;
}

void fold(State& state, const AdjournmentChanged& event) {
    state.adjournment = event.adjournment;
}

void fold(State& state, const PointsAdjusted& event) {
    state.half_points[index(event.side)] += event.halves;
}

void fold(State& state, const Granted& event) {
    ++state.granted[index(event.side)][event.permission];
}

void fold(State& state, const Consented&) {
    state.consented = true;
}

void adjust_points(State& state) {
    if (state.half_points == std::array<std::int32_t, 2>{}) {
        return;
    }
    constexpr std::int32_t win = static_cast<std::int32_t>(Score::win);
    Outcome& outcome = *state.outcome;
    // What is taken comes first, so that what is given finds room.
    std::array<Score*, 2> scores = {&outcome.white, &outcome.black};
    for (std::size_t i : {0U, 1U}) {
        *scores[i] = shifted(*scores[i], std::min(0, state.half_points[i]), win);
    }
    for (std::size_t i : {0U, 1U}) {
        const std::int32_t room = win - static_cast<std::int32_t>(*scores[1 - i]);
        *scores[i] = shifted(*scores[i], std::max(0, state.half_points[i]),
                             std::max(room, static_cast<std::int32_t>(*scores[i])));
    }
}

} // namespace kodeks::referee
