// What hands do on the board and on the clock.
#include "games/variant.hpp"
#include "referee/touch.hpp"
#include "referee/workers.hpp"

namespace kodeks::referee {

namespace {

using rulebook::IllegalMoves;

Side mover(const Desk& desk) {
    return *side_of(desk.by());
}

// A hand on a piece answers the opponent's offer (FIDE:9.1.2.1).
void answer_offer_by_acting(Desk& desk, Side side) {
    if (desk.state().offer == games::opponent(side)) {
        desk.put(OfferClosed{});
        desk.put(Marked{games::opponent(side), Mark::declined, true});
    }
}

bool is_legal_now(const State& state, const games::Move& move) {
    return state.position && games::is_legal(*state.position, move);
}

void complete(Desk& desk, Side side) {
    desk.put(ClockChanged{ClockChange::pressed, side, desk.now()});
    desk.put(MoveCompleted{side});
}

// The opponent's last move counts as completed once it has been answered (FIDE:6.2.1.2).
void complete_by_reply(Desk& desk, Side side) {
    if (desk.state().made_by() == games::opponent(side)) {
        desk.put(MoveCompleted{games::opponent(side)});
    }
}

const IllegalMoves* illegal_row(const Desk& desk) {
    const Match& match = desk.state().match;
    return rulebook::row_for(desk.rules().illegal_moves, match.pace(), match.supervision());
}

Answer press_without_move(Desk& desk, Side side) {
    const auto& duties = desk.rules().clock;
    const IllegalMoves* row = illegal_row(desk);
    if (!duties.empty_press_is_illegal || row == nullptr) {
        return refusal("press_without_move", duties.empty_press);
    }
    desk.rule(ruling("press_without_move", side, duties.empty_press));
    punish_illegal(desk, side, *row);
    return std::nullopt;
}

} // namespace

Answer on(Desk& desk, const Touch& touch) {
    const Side side = mover(desk);
    if (desk.state().to_move() != side) {
        return refusal("not_your_move");
    }
    if (!desk.state().board.at(touch.square).present()) {
        return refusal("nothing_there");
    }
    if (desk.state().of(side).is(Mark::adjusting)) {
        return std::nullopt;
    }
    answer_offer_by_acting(desk, side);
    desk.put(Touched{side, touch.square});
    return std::nullopt;
}

Answer on(Desk& desk, const Adjust&) {
    const Side side = mover(desk);
    if (desk.state().to_move() != side) {
        return refusal("adjust_own_time", desk.rules().touch.adjust);
    }
    desk.put(Marked{side, Mark::adjusting, true});
    return std::nullopt;
}

Answer on(Desk& desk, const Make& make) {
    const Side side = mover(desk);
    const State& state = desk.state();
    if (state.to_move() != side) {
        return refusal("not_your_move");
    }
    if (state.board.at(make.move.from).side != side || !state.board.at(make.move.from).present()) {
        return refusal("nothing_there");
    }
    const bool legal = is_legal_now(state, make.move);
    if (const auto& bound = state.of(side).bound; bound && *bound != make.move) {
        return refusal("written_move_binds", desk.rules().claims.wrong);
    }
    if (legal && !fulfils_touch(state, make.move)) {
        return refusal("touched_piece_moves", desk.rules().touch.must_move);
    }
    answer_offer_by_acting(desk, side);
    complete_by_reply(desk, side);
    desk.put(MoveMade{side, make.move, legal && !make.two_hands});
    if (legal && desk.rules().losing.end_needs_no_press) {
        decide_end(desk);
    }
    return std::nullopt;
}

Answer on(Desk& desk, const Press&) {
    const Side side = mover(desk);
    if (desk.state().clock.running != side) {
        return refusal("clock_not_running");
    }
    if (desk.state().made_by() != side) {
        return press_without_move(desk, side);
    }
    complete(desk, side);
    if (desk.state().plies.back().legal && !desk.rules().losing.end_needs_no_press) {
        decide_end(desk);
    }
    return std::nullopt;
}

Answer on(Desk& desk, const Move& move) {
    const Side side = mover(desk);
    if (desk.state().to_move() != side) {
        return refusal("not_your_move");
    }
    if (!is_legal_now(desk.state(), move.move)) {
        return refusal("not_legal", desk.state().match.variant->articles);
    }
    if (const auto& bound = desk.state().of(side).bound; bound && *bound != move.move) {
        return refusal("written_move_binds", desk.rules().claims.wrong);
    }
    answer_offer_by_acting(desk, side);
    desk.put(MoveMade{side, move.move, true});
    if (desk.rules().losing.end_needs_no_press) {
        decide_end(desk);
    }
    if (desk.state().over()) {
        return std::nullopt;
    }
    complete(desk, side);
    if (!desk.rules().losing.end_needs_no_press) {
        decide_end(desk);
    }
    return std::nullopt;
}

} // namespace kodeks::referee
