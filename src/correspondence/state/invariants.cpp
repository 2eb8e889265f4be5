#include "correspondence/state/invariants.hpp"

#include "base/check.hpp"

#include <algorithm>
#include <cstdlib>

namespace kodeks::correspondence {

namespace {

void check_course(const State& state) {
    KODEKS_ASSERT((state.phase == Phase::finished) == state.outcome.has_value());
    KODEKS_ASSERT((state.phase == Phase::correcting) == state.corrector.has_value());
    KODEKS_ASSERT((state.phase == Phase::claimed) == state.claim.has_value());
    KODEKS_ASSERT((state.phase == Phase::asked) == state.asked.has_value());
    KODEKS_ASSERT(state.ended.has_value() == state.outcome.has_value());
    KODEKS_ASSERT(!state.adjudged || state.outcome);
    // A protest is against a claim or an adjudication that is not final.
    KODEKS_ASSERT(!state.protest || state.claim || (state.adjudged && !state.is_final));
    // Only a letter can be corrected, and only its sender corrects it.
    KODEKS_ASSERT(!state.corrector || (state.last && state.last->by == *state.corrector));
    // Who claims has the letter of the partner before him.
    KODEKS_ASSERT(!state.claim || (state.last && state.last->by != state.claim->by));
}

void check_board(const State& state) {
    KODEKS_ASSERT(state.position && games::side_to_move(*state.position) == state.to_move());
    const auto moves = state.of(Side::white).moves + state.of(Side::black).moves;
    KODEKS_ASSERT(static_cast<std::size_t>(moves) == state.moves.size());
    KODEKS_ASSERT(std::abs(state.of(Side::white).moves - state.of(Side::black).moves) <= 1);
}

// Nobody has days to his credit, and a break begins before it ends.
void check_days(const State& state) {
    for (const Side side : {Side::white, Side::black}) {
        const Account& account = state.of(side);
        KODEKS_ASSERT(account.used.value >= 0 && account.moves >= 0 && account.omissions >= 0);
        KODEKS_ASSERT(!account.record || state.ended);
    }
    KODEKS_ASSERT(
        std::ranges::all_of(state.breaks, [](const Break& one) { return one.first <= one.last; }));
    KODEKS_ASSERT(state.settings.allowance.moves > 0);
    KODEKS_ASSERT(state.transit.value >= 0 && state.arrivals >= 0);
}

// Letters go by turns: the sender of the last one is not to move, unless it must be put right.
void check_turns(const State& state) {
    const bool in_turn = state.phase == Phase::playing || state.phase == Phase::claimed ||
                         state.phase == Phase::asked;
    KODEKS_ASSERT(!in_turn || !state.last || state.last->by != state.to_move());
}

} // namespace

void check_invariants(const State& state) {
    KODEKS_ASSERT(state.opened());
    check_course(state);
    check_board(state);
    check_days(state);
    check_turns(state);
}

} // namespace kodeks::correspondence
