#include "referee/fold.hpp"

#include <algorithm>

namespace kodeks::referee {

namespace {

template <class T>
std::size_t index(T value) {
    return static_cast<std::size_t>(value);
}

Score shifted(Score score, std::int32_t halves, std::int32_t most) {
    return static_cast<Score>(std::clamp(static_cast<std::int32_t>(score) + halves, 0, most));
}

// Half points that sanctions took or gave count with the result: each player gets nothing, a half
// or one, both together at most one (FIDE:10.2, PMR:118).
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

} // namespace

void fold(State& state, const PhaseChanged& event) {
    state.phase = event.phase;
}

void fold(State& state, const OfferMade& event) {
    state.offer = event.side;
    for (Sheet& sheet : state.sheets) {
        sheet.offer_noted = false;
    }
}

void fold(State& state, const OfferClosed&) {
    state.offer = std::nullopt;
}

void fold(State& state, const Counted& event) {
    ++state.of(event.side).counts[index(event.counter)];
}

void fold(State& state, const Marked& event) {
    state.of(event.side).marks[index(event.mark)] = event.value;
}

void fold(State& state, const Asked& event) {
    state.question = Question{event.question, event.about, event.options};
}

void fold(State& state, const Answered&) {
    state.question = std::nullopt;
}

void fold(State& state, const Ended& event) {
    state.outcome = event.outcome;
    adjust_points(state);
}

void fold(State&, const Appealed&) {}

void fold(State&, const RulingGiven&) {}

void fold(State& state, const ChoreBegun& event) {
    state.chore = Chore{event.task, event.side, state.clock.running, event.at};
}

void fold(State& state, const ChoreEnded&) {
    state.chore = std::nullopt;
}

void fold(State& state, const Witnessed&) {
    state.witnessed_from = static_cast<std::int32_t>(state.plies.size());
    state.witnessed =
        state.position ? std::optional(rulebook::start_tally(*state.position)) : std::nullopt;
}

void fold(State& state, const Postponed& event) {
    state.postponed = event.value;
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
    ++state.granted[index(event.side)][event.request];
}

void fold(State& state, const Consented&) {
    state.consented = true;
}

} // namespace kodeks::referee
