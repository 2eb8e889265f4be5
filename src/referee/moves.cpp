// What hands do on the board and on the clock.
#include "games/variant.hpp"
#include "referee/hand_fault.hpp"
#include "referee/placing.hpp"
#include "referee/touch.hpp"
#include "referee/workers.hpp"

namespace kodeks::referee {

namespace {

using rulebook::HandFault;
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

Answer press_without_move(Desk& desk, Side side) {
    const auto& duties = desk.rules().clock;
    const IllegalMoves* row = illegal_row(desk.state());
    if (!duties.empty_press_is_illegal || row == nullptr) {
        return refusal("press_without_move", duties.empty_press);
    }
    desk.rule(ruling("press_without_move", side, duties.empty_press));
    punish_illegal(desk, side, *row);
    return std::nullopt;
}

// Before the break between two games of a series is over White does not move (RU:3.19#2).
bool break_runs(const Desk& desk, Side side) {
    const Milliseconds pause = desk.state().match.regulations.break_before;
    return pause.value > 0 && side == Side::white && desk.state().of(side).made == 0 &&
           clock::between(*desk.state().begun, desk.now()) < pause;
}

bool is_named(const Desk& desk, HandFault kind) {
    return !articles_of(desk.state(), kind).empty();
}

// What is wrong with a move; `none` also where the rulebook has no names for such things.
HandFault fault_of(const Desk& desk, Side side, const games::Move& move, bool legal) {
    if (desk.rules().duties.hand_faults.empty()) {
        return HandFault::none;
    }
    if (!legal) {
        return kind_of(desk.state(), side, move);
    }
    return fulfils_touch(desk.state(), move) ? HandFault::none : HandFault::other_piece;
}

// The first touched piece of the mover, or nothing.
games::Move touched_first(const State& state, Side side) {
    games::Move first;
    for (const games::Square square : state.of(side).touched) {
        if (state.board.at(square).side == side) {
            first.from = square;
            break;
        }
    }
    return first;
}

void place(Desk& desk, Side side, const MoveMade& made) {
    answer_offer_by_acting(desk, side);
    complete_by_reply(desk, side);
    desk.put(made);
    const bool sound = made.legal && made.how == HandFault::none;
    if (sound && desk.state().match.end_needs_no_press()) {
        decide_end(desk);
    }
}

// Another move instead of the one that stands on the board already.
Answer replace(Desk& desk, Side side, const Make& make) {
    const State& state = desk.state();
    if (!is_named(desk, HandFault::replaced) || state.made_by() != side) {
        return refusal("nothing_to_replace", desk.rules().touch.choice_final);
    }
    const games::Move first = state.plies.back().move;
    const games::Setup& before = state.plies.back().before;
    if (!is_on_board(state.match.variant->board, make.move) ||
        !before.at(make.move.from).present() || before.at(make.move.from).side != side) {
        return refusal("nothing_there");
    }
    desk.put(TakenBack{static_cast<std::int32_t>(state.plies.size()) - 1});
    const bool legal = is_legal_now(desk.state(), make.move);
    place(desk, side, {side, make.move, legal, HandFault::replaced, first});
    return std::nullopt;
}

Answer take_hold(Desk& desk, Side side, games::Square square) {
    const State& state = desk.state();
    if (state.to_move() != side) {
        return refusal("not_your_move");
    }
    const bool inside = square.index < static_cast<unsigned>(state.match.variant->board.squares());
    if (!inside || !state.board.at(square).present()) {
        return refusal("nothing_there");
    }
    if (state.of(side).is(Mark::adjusting)) {
        return std::nullopt;
    }
    answer_offer_by_acting(desk, side);
    desk.put(Touched{side, square});
    return std::nullopt;
}

} // namespace

Answer may_place(const Desk& desk, Side side, const games::Move& move) {
    const State& state = desk.state();
    if (!is_on_board(state.match.variant->board, move) || !state.board.at(move.from).present()) {
        return refusal("nothing_there");
    }
    if (break_runs(desk, side)) {
        return refusal("break_runs", desk.rules().duties.micro_matches.breaks);
    }
    const bool twice = state.made_by() == side && is_named(desk, HandFault::two_moves);
    if (state.to_move() != side && !twice) {
        return refusal("not_your_move");
    }
    if (state.board.at(move.from).side != side && !is_named(desk, HandFault::opponents_piece)) {
        return refusal("nothing_there");
    }
    if (const auto& bound = state.of(side).bound; bound && *bound != move) {
        return refusal("written_move_binds", desk.rules().claims.wrong);
    }
    return std::nullopt;
}

Answer place_move(Desk& desk, const games::Move& move, HandFault told, bool two_hands) {
    const Side side = mover(desk);
    if (const Answer refused = may_place(desk, side, move)) {
        return refused;
    }
    const State& state = desk.state();
    const bool legal = state.to_move() == side && is_legal_now(state, move);
    const HandFault how = told != HandFault::none ? told : fault_of(desk, side, move, legal);
    const bool touch_kept = how == HandFault::other_piece || !legal || fulfils_touch(state, move);
    if (!touch_kept || (how == HandFault::other_piece && !is_named(desk, how))) {
        return refusal("touched_piece_moves", desk.rules().touch.must_move);
    }
    place(desk, side, {side, move, legal && !two_hands, how, touched_first(state, side)});
    return std::nullopt;
}

Answer on(Desk& desk, const Touch& touch) {
    const Side side = mover(desk);
    const auto& relief = desk.rules().duties.announcing.relief;
    if (desk.state().match.regulations.relief_board && !relief.empty()) {
        return std::nullopt; // feeling a piece is not touching it
    }
    return take_hold(desk, side, touch.square);
}

Answer on(Desk& desk, const Lift& lift) {
    return take_hold(desk, mover(desk), lift.square);
}

Answer on(Desk& desk, const Adjust& adjust) {
    const Side side = mover(desk);
    if (desk.state().to_move() != side) {
        return refusal("adjust_own_time", desk.rules().touch.adjust);
    }
    if (desk.rules().duties.board.adjusting_needs_consent && !adjust.consent) {
        return refusal("adjust_needs_consent", desk.rules().touch.adjust);
    }
    desk.put(Marked{side, Mark::adjusting, true});
    return std::nullopt;
}

Answer on(Desk& desk, const Make& make) {
    const Side side = mover(desk);
    if (desk.state().broken_off && desk.state().broken_off->stage != Stage::answering) {
        return play_openly(desk, make.move);
    }
    const bool opponent_absent = !desk.state().of(games::opponent(side)).is(Mark::present);
    if (make.only_written && !opponent_absent) {
        return refusal("opponent_present", desk.rules().lateness.alone);
    }
    if (desk.state().capture) {
        return refusal("capture_under_way", desk.rules().touch.choice_final);
    }
    if (make.how == HandFault::replaced) {
        return replace(desk, side, make);
    }
    if (const Answer refused = place_move(desk, make.move, make.how, make.two_hands)) {
        return refused;
    }
    if (make.only_written) {
        desk.rule(ruling("written_counts_as_made", side, desk.rules().lateness.alone,
                         {.move = make.move}));
    }
    if (make.crown && *make.crown != make.move.to) {
        desk.rule(ruling("base_decides", side, desk.rules().touch.base_decides));
    }
    return std::nullopt;
}

Answer on(Desk& desk, const Press&) {
    const Side side = mover(desk);
    if (desk.state().clock.running != side) {
        return refusal("clock_not_running");
    }
    if (desk.state().capture) {
        return press_in_capture(desk);
    }
    if (desk.state().made_by() != side) {
        return press_without_move(desk, side);
    }
    if (const Answer refused = may_press(desk, side)) {
        return refused;
    }
    complete(desk, side);
    note_announcement(desk, side);
    if (!desk.state().plies.back().faulty() && !desk.state().match.end_needs_no_press()) {
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
    if (desk.state().broken_off && desk.state().broken_off->stage != Stage::answering) {
        return play_openly(desk, move.move);
    }
    if (break_runs(desk, side)) {
        return refusal("break_runs", desk.rules().duties.micro_matches.breaks);
    }
    answer_offer_by_acting(desk, side);
    complete_by_reply(desk, side);
    desk.put(MoveMade{side, move.move, true});
    if (desk.state().match.end_needs_no_press()) {
        decide_end(desk);
    }
    if (desk.state().over()) {
        return std::nullopt;
    }
    complete(desk, side);
    if (!desk.state().match.end_needs_no_press()) {
        decide_end(desk);
    }
    return std::nullopt;
}

} // namespace kodeks::referee
