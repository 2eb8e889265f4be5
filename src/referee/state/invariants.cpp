#include "referee/state/invariants.hpp"

#include "base/check.hpp"

#include <algorithm>

namespace kodeks::referee {

namespace {

void check_course(const State& state) {
    const bool ended = state.phase == Phase::finished || state.phase == Phase::signed_by_both;
    KODEKS_ASSERT(ended == state.over());
    KODEKS_ASSERT(!state.question || !state.over());
    KODEKS_ASSERT(!state.question || !state.question->options.empty());
    KODEKS_ASSERT(!state.question || !state.question->subject.articles.empty());
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
    KODEKS_ASSERT(!runs || !state.question); // nobody pays for an answer that is still to come
    KODEKS_ASSERT(state.plies.empty() || state.begun);
    // The control counts what was completed on the board, or what the arbiter put in its place.
    for (const Side side : {Side::white, Side::black}) {
        const Player& player = state.of(side);
        KODEKS_ASSERT(state.clock.of(side).moves == player.completed + player.recount);
    }
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
    KODEKS_ASSERT(!state.announced || !state.plies.empty());
    KODEKS_ASSERT(state.replacements.empty() ||
                  static_cast<std::size_t>(state.replacements.back().ply) < state.plies.size());
}

// A piece in the hand or on its way stands on this board, and so does what must be played.
void check_hands(const State& state) {
    const auto squares = static_cast<unsigned>(state.variant->board.squares());
    const auto inside = [&](games::Square square) { return square.index < squares; };
    for (const Side side : {Side::white, Side::black}) {
        const Player& player = state.of(side);
        KODEKS_ASSERT(std::ranges::all_of(player.touched, inside));
        KODEKS_ASSERT(!player.bound || inside(player.bound->from));
    }
    KODEKS_ASSERT(!state.partial || state.partial->from == games::no_square ||
                  inside(state.partial->from));
}

// Nobody wins beside a winner, and the arbiter has not given out more than a game is worth.
void check_result(const State& state) {
    if (state.outcome) {
        const Outcome& outcome = *state.outcome;
        const bool won = outcome.white == Score::win || outcome.black == Score::win;
        KODEKS_ASSERT(!won || outcome.white == Score::loss || outcome.black == Score::loss);
        KODEKS_ASSERT(!outcome.reason.empty());
    }
    for (const AppealCourse& appeal : state.appeals) {
        KODEKS_ASSERT(!appeal.decided || !appeal.open || *appeal.open != *appeal.decided);
    }
}

void check_paper(const State& state) {
    for (const Sheet& sheet : state.sheets) {
        KODEKS_ASSERT(sheet.plies >= 0);
        // One move may be written before it is made (RU:3.10.1).
        KODEKS_ASSERT(static_cast<std::size_t>(sheet.plies) <= state.plies.size() + 1);
    }
    KODEKS_ASSERT(state.witnessed_from >= 0);
    KODEKS_ASSERT(std::ranges::all_of(state.granted, [](const GrantCount& one) {
        return one.count > 0 && !one.request.empty();
    }));
}

} // namespace

void check_invariants(const State& state) {
    check_course(state);
    check_clock(state);
    check_board(state);
    check_hands(state);
    check_paper(state);
    check_result(state);
}

} // namespace kodeks::referee
