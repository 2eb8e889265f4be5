#include "correspondence/state/invariants.hpp"

#include "base/check.hpp"
#include "ledger/invariants.hpp"

#include <algorithm>
#include <cstdlib>

namespace kodeks::correspondence {

namespace {

// A condition is told as it stands here, so it stands here as it is meant.
// NOLINTBEGIN(readability-simplify-boolean-expr)

const char* broken_course(const State& state) {
    KODEKS_MUST_HOLD((state.phase == Phase::finished) == state.outcome.has_value());
    KODEKS_MUST_HOLD((state.phase == Phase::correcting) == state.corrector.has_value());
    KODEKS_MUST_HOLD((state.phase == Phase::claimed) == state.claim.has_value());
    KODEKS_MUST_HOLD((state.phase == Phase::asked) == state.asked.has_value());
    KODEKS_MUST_HOLD(state.ended.has_value() == state.outcome.has_value());
    KODEKS_MUST_HOLD(!state.adjudged || state.outcome);
    // A protest is against a claim or an adjudication that is not final.
    KODEKS_MUST_HOLD(!state.protest || state.claim || (state.adjudged && !state.is_final));
    // Only a letter can be corrected, and only its sender corrects it.
    KODEKS_MUST_HOLD(!state.corrector || (state.last && state.last->by == *state.corrector));
    // Who claims has the letter of the partner before him.
    KODEKS_MUST_HOLD(!state.claim || (state.last && state.last->by != state.claim->by));
    return nullptr;
}

const char* broken_board(const State& state) {
    KODEKS_MUST_HOLD(state.position && games::side_to_move(*state.position) == state.to_move());
    const auto moves = state.of(Side::white).moves + state.of(Side::black).moves;
    KODEKS_MUST_HOLD(static_cast<std::size_t>(moves) == state.moves.size());
    KODEKS_MUST_HOLD(std::abs(state.of(Side::white).moves - state.of(Side::black).moves) <= 1);
    return nullptr;
}

// Nobody has days to his credit, and a break begins before it ends.
const char* broken_days(const State& state) {
    for (const Side side : {Side::white, Side::black}) {
        const Account& account = state.of(side);
        KODEKS_MUST_HOLD(account.used.value >= 0 && account.moves >= 0 && account.omissions >= 0);
        KODEKS_MUST_HOLD(!account.record || state.ended);
    }
    KODEKS_MUST_HOLD(
        std::ranges::all_of(state.breaks, [](const Break& one) { return one.first <= one.last; }));
    KODEKS_MUST_HOLD(state.settings.allowance.moves > 0);
    KODEKS_MUST_HOLD(state.transit.value >= 0 && state.arrivals >= 0);
    return nullptr;
}

// Letters go by turns: the sender of the last one is not to move, unless it must be put right.
const char* broken_turns(const State& state) {
    const bool in_turn = state.phase == Phase::playing || state.phase == Phase::claimed ||
                         state.phase == Phase::asked;
    KODEKS_MUST_HOLD(!in_turn || !state.last || state.last->by != state.to_move());
    return nullptr;
}

} // namespace

const char* broken_invariant(const State& state) {
    KODEKS_MUST_HOLD(state.opened());
    return ledger::first_broken<State>(state,
                                       {broken_course, broken_board, broken_days, broken_turns});
}

// NOLINTEND(readability-simplify-boolean-expr)

void check_invariants(const State& before, const State& after) {
    ledger::check_kept<State>(broken_invariant, before, after);
}

} // namespace kodeks::correspondence
