#include "base/check.hpp"
#include "referee/state/fold.hpp"

namespace kodeks::referee {

namespace {

template <class T>
std::size_t index(T value) {
    return static_cast<std::size_t>(value);
}

} // namespace

void fold(State& state, const Opened& event) {
    KODEKS_ASSERT(!state.opened());
    state = State(*event.settings);
}

void fold(State&, const Said&) {}

void fold(State& state, const Proved& event) {
    state.proofs.push_back(*event.proof);
    state.wanted.reset();
}

void fold(State& state, const Wanted& event) {
    state.wanted = *event.proof;
}

void fold(State& state, const Waived& event) {
    state.waived.push_back(event.rule);
}

// Nobody plays what he has announced once the game is to be adjourned: he seals a move, or makes
// one that is announced anew (RU:3.21.2, RU:3.11.3#2).
void fold(State& state, const PhaseChanged& event) {
    state.phase = event.phase;
    if (event.phase == Phase::sealing || event.phase == Phase::adjourned) {
        state.announced = std::nullopt;
    }
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
    KODEKS_ASSERT(!event.question->options.empty());
    state.question = *event.question;
}

void fold(State& state, const Answered&) {
    state.question = std::nullopt;
}

void fold(State& state, const Ended& event) {
    state.outcome = *event.outcome;
    state.ended = event.at;
}

void fold(State& state, const Appealed& event) {
    state.appeals[index(event.side)].open = event.authority;
}

void fold(State& state, const AppealAnswered& event) {
    AppealCourse& course = state.appeals[index(event.side)];
    course = {.open = {}, .decided = course.open, .since = event.at};
}

void fold(State& state, const Reopened&) {
    state.outcome.reset();
    state.ended = {};
    state.phase = Phase::stopped;
}

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
    state.adjournment = *event.adjournment;
}

void fold(State& state, const PointsAdjusted& event) {
    state.half_points[index(event.side)] += event.halves;
}

void fold(State& state, const Granted& event) {
    for (GrantCount& one : state.granted) {
        if (one.side == event.side && one.request == event.request) {
            one.count = event.taken_back ? 0 : one.count + 1;
            return;
        }
    }
    state.granted.push_back({event.side, event.request, event.taken_back ? 0 : 1});
}

void fold(State& state, const Consented&) {
    state.consented = true;
}

} // namespace kodeks::referee
