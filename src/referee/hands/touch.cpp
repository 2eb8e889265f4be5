#include "referee/hands/touch.hpp"

#include "games/variant.hpp"
#include "referee/desk/desk.hpp"
#include "referee/desk/workers.hpp"

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

Duty duty_of(const State& state, const rulebook::GameRules& rules, const games::MoveList& legal) {
    const auto own = first_possible(state, legal, true);
    const bool enemy_binds = rules.touch.enemy_binds;
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

struct CastlingTouch {
    Square rook;
    bool king_first = false;
};

// King and rook touched one after the other, the first two of the player's own pieces.
std::optional<CastlingTouch> castling_touch(const State& state) {
    BoundedVector<Square, 8> own;
    for (const Square square : state.of(state.to_move()).touched) {
        const bool again = !own.empty() && own.back() == square;
        if (state.board.at(square).side == state.to_move() && !again) {
            own.push_back(square);
        }
    }
    if (own.size() < 2) {
        return std::nullopt;
    }
    const auto first = state.board.at(own[0]).kind;
    const auto second = state.board.at(own[1]).kind;
    if (first == games::Kind::king && second == games::Kind::rook) {
        return CastlingTouch{own[1], true};
    }
    if (first == games::Kind::rook && second == games::Kind::king) {
        return CastlingTouch{own[0], false};
    }
    return std::nullopt;
}

bool castles_with(const State& state, const games::Move& move, Square rook) {
    return move.is_castling() && castling_rook(state.board, move) == rook;
}

// King first: castling there, or another move of the king, or anything (FIDE:4.4.1, FIDE:4.4.3).
bool keeps_castling_touch(const State& state, const games::MoveList& legal, const games::Move& move,
                          Square rook) {
    const auto castles = [&](const games::Move& m) { return castles_with(state, m, rook); };
    const auto by_king = [&](const games::Move& m) {
        return state.board.at(m.from).kind == games::Kind::king;
    };
    if (std::ranges::any_of(legal, castles)) {
        return castles(move);
    }
    return !std::ranges::any_of(legal, by_king) || by_king(move);
}

} // namespace

Square castling_rook(const games::Setup& board, const games::Move& move) {
    for (const Square rook : board.castling_rooks) {
        const bool same_rank = rook.index / 8 == move.from.index / 8;
        const bool kingside = rook.index > move.from.index;
        if (same_rank && kingside == (move.type == games::MoveType::castle_king)) {
            return rook;
        }
    }
    return games::no_square;
}

bool fulfils_touch(const Desk& desk, const games::Move& move) {
    return fulfils_touch(desk.state(), desk.rules(), move);
}

bool fulfils_touch(const State& state, const rulebook::GameRules& rules, const games::Move& move) {
    if (state.of(state.to_move()).touched.empty() || !state.position) {
        return true;
    }
    games::MoveList legal;
    games::legal_moves(*state.position, legal);
    if (const auto castling = castling_touch(state)) {
        if (castling->king_first) {
            return keeps_castling_touch(state, legal, move, castling->rook);
        }
        if (castles_with(state, move, castling->rook)) {
            return false;
        }
    }
    return duty_of(state, rules, legal).met_by(move);
}

Refusal bound_elsewhere(const Desk& desk, Side side) {
    const auto& rules = desk.rules();
    if (!desk.state().of(side).bound_by_hand) {
        return refusal("written_move_binds", rules.claims.wrong);
    }
    if (desk.state().of(side).bound->is_castling()) {
        return refusal("castling_begun", rules.stages.castling_begun);
    }
    return refusal("released_stays", rules.stages.released);
}

rulebook::Articles touch_articles(const Desk& desk) {
    const State& state = desk.state();
    const auto& stages = desk.rules().stages;
    const auto castling = castling_touch(state);
    if (!castling || !state.position || stages.castling_due.empty()) {
        return feels_the_board(desk, state.to_move()) ? desk.rules().announcing.touched
                                                      : desk.rules().touch.must_move;
    }
    if (!castling->king_first) {
        return stages.castling_order;
    }
    games::MoveList legal;
    games::legal_moves(*state.position, legal);
    const bool possible = std::ranges::any_of(
        legal, [&](const games::Move& move) { return castles_with(state, move, castling->rook); });
    return possible ? stages.castling_due : stages.castling_illegal;
}

} // namespace kodeks::referee
