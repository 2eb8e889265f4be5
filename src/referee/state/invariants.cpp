#include "referee/state/invariants.hpp"

#include "base/check.hpp"
#include "ledger/invariants.hpp"

#include <algorithm>

namespace kodeks::referee {

namespace {

// A condition is told as it stands here, so it stands here as it is meant.
// NOLINTBEGIN(readability-simplify-boolean-expr)

const char* broken_course(const State& state) {
    const bool ended = state.phase == Phase::finished || state.phase == Phase::signed_by_both;
    KODEKS_MUST_HOLD(ended == state.over());
    KODEKS_MUST_HOLD(!state.question || !state.over());
    KODEKS_MUST_HOLD(!state.question || !state.question->options.empty());
    KODEKS_MUST_HOLD(!state.question || !state.question->subject.articles.empty());
    KODEKS_MUST_HOLD(!state.over() || !state.offer);
    KODEKS_MUST_HOLD(state.phase != Phase::sealing || state.adjournment);
    KODEKS_MUST_HOLD(state.phase != Phase::resuming || state.adjournment);
    KODEKS_MUST_HOLD(state.phase != Phase::adjourned || state.adjournment);
    return nullptr;
}

// A clock runs if and only if the game is played, waited for, sealed or resumed.
const char* broken_clock(const State& state) {
    const bool runs = state.clock.running.has_value();
    const bool both_write = state.chore && state.chore->task == Task::both_records;
    const bool may_run = state.phase == Phase::playing || state.phase == Phase::waiting ||
                         state.phase == Phase::sealing || state.phase == Phase::resuming;
    KODEKS_MUST_HOLD(!runs || may_run);
    KODEKS_MUST_HOLD(state.phase != Phase::playing || runs != both_write);
    KODEKS_MUST_HOLD(!runs || state.begun);
    KODEKS_MUST_HOLD(!runs || !state.question); // nobody pays for an answer that is still to come
    KODEKS_MUST_HOLD(state.plies.empty() || state.begun);
    // The control counts what was completed on the board, or what the arbiter put in its place.
    for (const Side side : {Side::white, Side::black}) {
        const Player& player = state.of(side);
        KODEKS_MUST_HOLD(state.clock.of(side).moves == player.completed + player.recount);
    }
    return nullptr;
}

const char* broken_board(const State& state) {
    KODEKS_MUST_HOLD(!state.position || games::side_to_move(*state.position) == state.to_move());
    KODEKS_MUST_HOLD(state.replacements.size() <= state.plies.size());
    for (const Side side : {Side::white, Side::black}) {
        const Player& player = state.of(side);
        KODEKS_MUST_HOLD(player.made >= 0 && player.completed >= 0);
        KODEKS_MUST_HOLD(player.completed <= player.made);
    }
    const auto made = state.of(Side::white).made + state.of(Side::black).made;
    KODEKS_MUST_HOLD(static_cast<std::size_t>(made) == state.plies.size());
    KODEKS_MUST_HOLD(state.replacements.empty() ||
                     static_cast<std::size_t>(state.replacements.back().ply) < state.plies.size());
    return nullptr;
}

// A piece in the hand or on its way stands on this board, and so does what must be played.
const char* broken_hands(const State& state) {
    const auto squares = static_cast<unsigned>(state.variant->board.squares());
    const auto inside = [&](games::Square square) { return square.index < squares; };
    for (const Side side : {Side::white, Side::black}) {
        const Player& player = state.of(side);
        KODEKS_MUST_HOLD(std::ranges::all_of(player.touched, inside));
        KODEKS_MUST_HOLD(!player.bound || inside(player.bound->from));
    }
    KODEKS_MUST_HOLD(!state.partial || state.partial->from == games::no_square ||
                     inside(state.partial->from));
    return nullptr;
}

// Nobody wins beside a winner, and the arbiter has not given out more than a game is worth.
const char* broken_result(const State& state) {
    if (state.outcome) {
        const Outcome& outcome = *state.outcome;
        const bool won = outcome.white == Score::win || outcome.black == Score::win;
        KODEKS_MUST_HOLD(!won || outcome.white == Score::loss || outcome.black == Score::loss);
        KODEKS_MUST_HOLD(!outcome.reason.empty());
    }
    for (const AppealCourse& appeal : state.appeals) {
        KODEKS_MUST_HOLD(!appeal.decided || !appeal.open || *appeal.open != *appeal.decided);
    }
    return nullptr;
}

const char* broken_paper(const State& state) {
    for (const Sheet& sheet : state.sheets) {
        KODEKS_MUST_HOLD(sheet.plies >= 0);
        // One move may be written before it is made (RU:3.10.1).
        KODEKS_MUST_HOLD(static_cast<std::size_t>(sheet.plies) <= state.plies.size() + 1);
    }
    KODEKS_MUST_HOLD(state.witnessed_from >= 0);
    KODEKS_MUST_HOLD(std::ranges::all_of(state.granted, [](const GrantCount& one) {
        return one.count >= 0 && !one.request.empty();
    }));
    return nullptr;
}

} // namespace

const char* broken_invariant(const State& state) {
    return ledger::first_broken<State>(state, {broken_course, broken_clock, broken_board,
                                               broken_hands, broken_paper, broken_result});
}

// NOLINTEND(readability-simplify-boolean-expr)

void check_invariants(const State& before, const State& after) {
    ledger::check_kept<State>(broken_invariant, before, after);
}

} // namespace kodeks::referee
