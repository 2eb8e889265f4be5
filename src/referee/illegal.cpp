// Illegal moves: until when they can be put right, by whom, and what they cost.
#include "referee/table_workers.hpp"

#include <algorithm>

namespace kodeks::referee {

namespace {

using rulebook::Correctable;
using rulebook::Corrector;
using rulebook::IllegalMoves;

// The first illegal move that may still be put right; empty when there is none.
std::optional<std::int32_t> correctable_ply(const State& state, const IllegalMoves& row) {
    const auto& plies = state.plies;
    const auto first = std::ranges::find_if(plies, [](const Ply& ply) { return !ply.legal; });
    if (first == plies.end()) {
        return std::nullopt;
    }
    if (row.correctable == Correctable::whole_game) {
        return static_cast<std::int32_t>(first - plies.begin());
    }
    const bool last = !plies.back().legal;
    return last ? std::optional(static_cast<std::int32_t>(plies.size()) - 1) : std::nullopt;
}

bool any_illegal(const State& state) {
    return std::ranges::any_of(state.plies, [](const Ply& ply) { return !ply.legal; });
}

// The offender thinks again, on his own time, bound by the piece he touched (FIDE:7.5.1).
void restore(Desk& desk, std::int32_t ply) {
    const Ply taken = desk.state().plies[static_cast<std::size_t>(ply)];
    desk.put(TakenBack{ply});
    if (desk.state().clock.running == games::opponent(taken.side)) {
        desk.put(ClockChanged{ClockChange::switched_back, taken.side, desk.now()});
    }
    // Nothing but the two hands was wrong: the same move again with one (FIDE:7.5.4).
    const auto& position = desk.state().position;
    if (position && games::is_legal(*position, taken.move)) {
        desk.put(Bound{taken.side, taken.move});
    } else {
        touch_again(desk, taken.side, taken.move);
    }
}

} // namespace

void punish_illegal(Desk& desk, Side offender, const IllegalMoves& row) {
    desk.put(Counted{offender, Counter::illegal});
    const std::int32_t count = desk.state().of(offender).count(Counter::illegal);
    Evidence evidence{.count = count, .limit = row.losing_count};
    if (row.losing_count != 0 && count >= row.losing_count) {
        lose(desk, offender,
             {.ruling = ruling("illegal_loses", offender, row.penalty, evidence),
              .drawn_decision = "illegal_draws",
              .reason = "illegal_moves",
              .needs_winnable = desk.rules().losing.penalty_needs_winnable});
        return;
    }
    if (row.opponent_gains.value > 0) {
        desk.put(TimeCorrected{games::opponent(offender), row.opponent_gains});
        evidence.time = row.opponent_gains;
        desk.rule(ruling("illegal_costs_time", offender, row.penalty, evidence));
    } else {
        desk.rule(ruling("illegal_remark", offender, row.penalty, evidence));
    }
}

Answer on(Desk& desk, const NoticeIllegal&) {
    const State& state = desk.state();
    const IllegalMoves* row = rulebook::row_for(desk.rules().illegal_moves, state.match.pace(),
                                                state.match.supervision());
    if (row == nullptr) {
        return refusal("no_illegal_move");
    }
    const auto ply = correctable_ply(state, *row);
    if (!ply) {
        return any_illegal(state) ? refusal("illegal_stands", row->stands)
                                  : refusal("no_illegal_move");
    }
    const Ply found = state.plies[static_cast<std::size_t>(*ply)];
    const bool allowed =
        row->corrector == Corrector::anybody || desk.by() == player(games::opponent(found.side));
    if (!allowed) {
        return refusal("opponent_corrects", row->stands);
    }
    Ruling restored = ruling("illegal_restored", found.side, row->restored, {.move = found.move});
    restore(desk, *ply);
    if (desk.state().of(found.side).bound == found.move) {
        restored.decision = "two_hands_restored";
        restored.citing(desk.rules().stages.two_hands);
    }
    desk.rule(restored);
    if (found.completed) {
        punish_illegal(desk, found.side, *row);
    }
    return std::nullopt;
}

} // namespace kodeks::referee
