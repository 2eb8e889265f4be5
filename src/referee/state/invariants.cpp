#include "referee/state/invariants.hpp"

#include "base/check.hpp"

namespace kodeks::referee {

namespace {

void check_course(const State& state) {
    const bool ended = state.phase == Phase::finished || state.phase == Phase::signed_by_both;
    KODEKS_ASSERT(ended == state.over());
    KODEKS_ASSERT(!state.question || !state.over());
    KODEKS_ASSERT(!state.question || !state.question->options.empty());
    KODEKS_ASSERT(!state.over() || !state.offer);
    KODEKS_ASSERT(state.phase != Phase::sealing || state.adjournment);
    KODEKS_ASSERT(state.phase != Phase::resuming || state.adjournment);
    KODEKS_ASSERT(state.phase != Phase::adjourned || state.adjournment);
}

// A clock runs if and only if the game is played, waited for, sealed or resumed.
void check_clock(const State& state) {
    const bool runs = state.clock.running.has_value();
    const bool both_write = state.chore && state.chore->task == Task::both_records;
    const bool may_run = state.phase == Phase::playing || state.phase == Phase::waiting ||
                         state.phase == Phase::sealing || state.phase == Phase::resuming;
    KODEKS_ASSERT(!runs || may_run);
    KODEKS_ASSERT(state.phase != Phase::playing || runs != both_write);
    KODEKS_ASSERT(!runs || state.begun);
}

void check_board(const State& state) {
    KODEKS_ASSERT(!state.position || games::side_to_move(*state.position) == state.to_move());
    KODEKS_ASSERT(state.replacements.size() <= state.plies.size());
    for (const Side side : {Side::white, Side::black}) {
        const Player& player = state.of(side);
        KODEKS_ASSERT(player.made >= 0 && player.completed >= 0);
        KODEKS_ASSERT(player.completed <= player.made);
    }
    const auto made = state.of(Side::white).made + state.of(Side::black).made;
    KODEKS_ASSERT(static_cast<std::size_t>(made) == state.plies.size());
}

void check_paper(const State& state) {
    for (const Sheet& sheet : state.sheets) {
        KODEKS_ASSERT(sheet.plies >= 0);
        // One move may be written before it is made (RU:3.10.1).
        KODEKS_ASSERT(static_cast<std::size_t>(sheet.plies) <= state.plies.size() + 1);
    }
    KODEKS_ASSERT(state.witnessed_from >= 0);
}

} // namespace

void check_invariants(const State& state) {
    check_course(state);
    check_clock(state);
    check_board(state);
    check_paper(state);
}

} // namespace kodeks::referee
