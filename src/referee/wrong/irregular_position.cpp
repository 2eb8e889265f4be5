// Positions that no game reaches - both kings in check, a pawn on its last rank - in games that are
// not fully supervised: the arbiter waits whether the next move mends them (FIDE:A.5.4, PMR:154).
#include "referee/desk/workers.hpp"
#include "referee/hands/board.hpp"

#include <algorithm>

namespace kodeks::referee {

namespace {

using games::Kind;

bool is_attacked(const State& state, Side side) {
    games::Setup board = state.board;
    board.to_move = side;
    board.passed_square = games::no_square;
    const auto position = playable(*state.variant, board);
    return position && games::in_check(*position);
}

bool pawn_on_last_rank(const State& state) {
    const auto& pieces = state.board.pieces;
    const auto stands = [&](int first, Side side) {
        return std::any_of(
            pieces.begin() + first, pieces.begin() + first + 8,
            [&](games::Piece piece) { return piece == games::Piece{Kind::pawn, side}; });
    };
    return stands(56, Side::white) || stands(0, Side::black);
}

std::int32_t completed_moves(const State& state) {
    return state.of(Side::white).completed + state.of(Side::black).completed;
}

} // namespace

bool is_irregular(const State& state) {
    return state.variant->family == games::Family::chess &&
           (pawn_on_last_rank(state) ||
            (is_attacked(state, Side::white) && is_attacked(state, Side::black)));
}

Answer watch_position(Desk& desk) {
    const auto& rules = desk.rules().irregularities;
    if (!not_fully_supervised(desk.state()) || !is_official(desk.by())) {
        return refusal("arbiter_waits", rules.irregular_position);
    }
    if (!is_irregular(desk.state())) {
        return refusal("position_regular", rules.irregular_position);
    }
    desk.put(Watching{completed_moves(desk.state()) + 1});
    desk.rule(ruling("irregular_waits", std::nullopt, rules.irregular_position));
    return std::nullopt;
}

void judge_watched_position(Desk& desk) {
    const State& state = desk.state();
    if (!state.watching || state.over() || completed_moves(state) < *state.watching) {
        return;
    }
    if (is_irregular(state)) {
        finish(desk, drawn("irregular_position"),
               ruling("irregular_draws", std::nullopt,
                      desk.rules().irregularities.irregular_position));
    } else {
        desk.put(Watching{});
    }
}

} // namespace kodeks::referee
