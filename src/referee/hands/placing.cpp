// Moves made by hand where rulebooks name what can be wrong with them: such a move stands until it
// is put right (UA:V.6.4, RU:1.10.4, FR:27).
#include "referee/hands/placing.hpp"

#include "games/variant.hpp"
#include "referee/desk/workers.hpp"
#include "referee/hands/hand_fault.hpp"
#include "referee/hands/putting.hpp"
#include "referee/hands/touch.hpp"

namespace kodeks::referee {

namespace {

using rulebook::HandFault;

Side mover(const Desk& desk) {
    return *side_of(desk.by());
}

bool is_legal_now(const State& state, const games::Move& move) {
    return state.position && games::is_legal(*state.position, move);
}

// Before the break between two games of a series is over White does not move (RU:3.19#2).
bool break_runs(const Desk& desk, Side side) {
    const Milliseconds pause = desk.state().settings.regulations.break_before;
    return pause.value > 0 && side == Side::white && desk.state().of(side).made == 0 &&
           clock::between(*desk.state().begun, desk.now()) < pause;
}

bool is_named(const Desk& desk, HandFault kind) {
    return !articles_of(desk, kind).empty();
}

// What is wrong with a move; `none` also where the rulebook has no names for such things.
HandFault fault_of(const Desk& desk, Side side, const games::Move& move, bool legal) {
    if (!desk.rules().duties.hands.faults_have_names) {
        return HandFault::none;
    }
    if (!legal) {
        return kind_of(desk.state(), side, move);
    }
    return fulfils_touch(desk, move) ? HandFault::none : HandFault::other_piece;
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

// Another move instead of the one that stands on the board already.
Answer replace(Desk& desk, Side side, const Make& make) {
    const State& state = desk.state();
    if (!is_named(desk, HandFault::replaced) || state.made_by() != side) {
        return refusal("nothing_to_replace", desk.rules().stages.released);
    }
    const games::Move first = state.plies.back().move;
    const games::Setup before = board_before(state, state.plies.size() - 1);
    if (!is_on_board(state.variant->board, make.move) || !before.at(make.move.from).present() ||
        before.at(make.move.from).side != side) {
        return nothing_there(desk);
    }
    desk.put(TakenBack{static_cast<std::int32_t>(state.plies.size()) - 1});
    const bool legal = is_legal_now(desk.state(), make.move);
    put_move(desk, {side, make.move, legal, HandFault::replaced, first}, Completion::open);
    return std::nullopt;
}

} // namespace

Answer may_place(const Desk& desk, Side side, const games::Move& move) {
    const State& state = desk.state();
    if (!is_on_board(state.variant->board, move)) {
        return nothing_there(desk);
    }
    if (break_runs(desk, side)) {
        return refusal("break_runs", desk.rules().duties.micro_matches.breaks);
    }
    const bool twice = state.made_by() == side && is_named(desk, HandFault::two_moves);
    if (state.to_move() != side && !twice) {
        return refusal("not_your_move", desk.rules().touch.turn);
    }
    if (!state.board.at(move.from).present()) {
        return nothing_there(desk);
    }
    if (state.board.at(move.from).side != side && !is_named(desk, HandFault::opponents_piece)) {
        return nothing_there(desk);
    }
    if (const auto bound = state.bound(side); bound && *bound != move) {
        return bound_elsewhere(desk, side);
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
    const bool touch_kept = how == HandFault::other_piece || !legal || fulfils_touch(desk, move);
    if (!touch_kept || (how == HandFault::other_piece && !is_named(desk, how))) {
        return refusal("touched_piece_moves", touch_articles(desk));
    }
    const games::Move instead =
        how == HandFault::other_piece ? touched_first(state, side) : games::Move{};
    put_move(desk, {side, move, legal && !two_hands, how, instead}, Completion::open);
    return std::nullopt;
}

Answer may_enter(const Desk& desk, Side side) {
    return break_runs(desk, side)
               ? Answer(refusal("break_runs", desk.rules().duties.micro_matches.breaks))
               : std::nullopt;
}

Answer make_by_hand(Desk& desk, const Make& make) {
    const Side side = mover(desk);
    const bool opponent_absent = !desk.state().of(games::opponent(side)).is(Mark::present);
    if (make.only_written && !opponent_absent) {
        return refusal("opponent_present", desk.rules().lateness.alone);
    }
    if (in_capture(desk)) {
        return refusal("capture_under_way", desk.rules().stages.released);
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
    const bool torn = make.crown && *make.crown != make.move.to; // the halves stand apart
    const bool stands = desk.state().plies.back().move == make.move;
    if (torn && stands && !desk.rules().touch.base_decides.empty()) {
        desk.rule(ruling("base_decides", side, desk.rules().touch.base_decides));
    }
    return std::nullopt;
}

Answer may_press(const Desk& desk, Side side) {
    const Answer refused = announced_before_press(desk, side);
    return refused ? refused : written_before_press(desk, side);
}

Answer press_by_hand(Desk& desk) {
    const Side side = mover(desk);
    if (in_capture(desk)) {
        return press_in_capture(desk);
    }
    if (desk.state().made_by() != side) {
        return press_without_move(desk, side);
    }
    if (const Answer refused = may_press(desk, side)) {
        return refused;
    }
    press_clock(desk, side);
    return std::nullopt;
}

} // namespace kodeks::referee
