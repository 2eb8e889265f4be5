#include "referee/touch.hpp"

#include "games/variant.hpp"

#include <algorithm>

namespace kodeks::referee {

namespace {

using games::Square;

struct Duty {
    std::optional<Square> from;
    std::optional<Square> captured;

    bool met_by(const games::Move& move) const {
        return (!from || move.from == *from) && (!captured || move.captured.contains(*captured));
    }
};

bool possible(const games::MoveList& legal, const Duty& duty) {
    return std::ranges::any_of(legal, [&](const games::Move& move) { return duty.met_by(move); });
}

// The first touched piece of a side that some legal move moves or captures.
std::optional<Square> first_possible(const State& state, const games::MoveList& legal, bool own) {
    const Side mover = state.to_move();
    for (const Square square : state.of(mover).touched) {
        const bool is_own = state.board.at(square).side == mover;
        const Duty duty = own ? Duty{square, {}} : Duty{{}, square};
        if (is_own == own && possible(legal, duty)) {
            return square;
        }
    }
    return std::nullopt;
}

Duty duty_of(const State& state, const games::MoveList& legal) {
    const auto own = first_possible(state, legal, true);
    const bool enemy_binds = state.match.rules.touch.enemy_binds;
    const auto enemy = enemy_binds ? first_possible(state, legal, false) : std::nullopt;
    if (own && enemy && possible(legal, {own, enemy})) {
        return {own, enemy};
    }
    if (own && enemy) { // one of them: whichever was touched first (FIDE:4.3.3)
        for (const Square square : state.of(state.to_move()).touched) {
            if (square == *own) {
                return {own, {}};
            }
            if (square == *enemy) {
                return {{}, enemy};
            }
        }
    }
    return {own, enemy};
}

} // namespace

bool fulfils_touch(const State& state, const games::Move& move) {
    if (state.of(state.to_move()).touched.empty() || !state.position) {
        return true;
    }
    games::MoveList legal;
    games::legal_moves(*state.position, legal);
    return duty_of(state, legal).met_by(move);
}

} // namespace kodeks::referee
