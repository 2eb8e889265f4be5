// What hands do on the board and on the clock.
#include "games/variant.hpp"
#include "referee/hand_fault.hpp"
#include "referee/placing.hpp"
#include "referee/touch.hpp"
#include "referee/workers.hpp"

namespace kodeks::referee {

namespace {

using rulebook::IllegalMoves;

Side mover(const Desk& desk) {
    return *side_of(desk.by());
}

bool is_legal_now(const State& state, const games::Move& move) {
    return state.position && games::is_legal(*state.position, move);
}

// A move that was not completed counts as completed once the same player has made the next one
// (FIDE:6.2.1.2, PMR:53b); until then the clock may still be pressed for it (FIDE:6.2.2, PMR:54).
void complete_previous(Desk& desk, Side side) {
    if (desk.state().open_ply(side) >= 0) {
        desk.put(MoveCompleted{side});
    }
}

// A pawn left on the last rank becomes a queen, and the move counts as illegal (FIDE:7.5.2); what
// else was only begun is an illegal move as it stands.
Answer press_half_made(Desk& desk, Side side) {
    if (const auto alone = king_move_alone(desk.state())) {
        make_move(desk, side, *alone);
        if (!desk.state().over()) {
            complete(desk, side);
        }
        return std::nullopt;
    }
    const auto queen = unpromoted(desk.state());
    const games::Move move = queen ? *queen : half_made(desk.state());
    complete_previous(desk, side);
    desk.put(MoveMade{side, move, queen.has_value()});
    complete(desk, side);
    const IllegalMoves* row = illegal_row(desk.state());
    if (queen && row != nullptr) {
        desk.rule(
            ruling("pawn_becomes_queen", side, desk.rules().stages.unpromoted, {.move = move}));
        punish_illegal(desk, side, *row);
    }
    if (queen && !desk.state().over() && !desk.state().question) {
        decide_end(desk);
    }
    return std::nullopt;
}

// Whoever has passed the control brings the sheets up to date (FIDE:8.5, PMR:98).
void check_sheets_at_control(Desk& desk) {
    const State& state = desk.state();
    if (state.match.regulations.sheets && !state.over() && !state.question) {
        update_sheets(desk);
    }
}

} // namespace

// A hand on a piece answers the opponent's offer (FIDE:9.1.2.1).
void answer_offer_by_acting(Desk& desk, Side side) {
    if (desk.state().offer == games::opponent(side)) {
        desk.put(OfferClosed{});
        desk.put(Marked{games::opponent(side), Mark::declined, true});
    }
}

void complete(Desk& desk, Side side) {
    desk.put(ClockChanged{ClockChange::pressed, side, desk.now()});
    desk.put(MoveCompleted{side});
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

Answer on(Desk& desk, const Touch& touch) {
    const Side side = mover(desk);
    if (desk.state().to_move() != side) {
        return refusal("not_your_move");
    }
    const auto squares = static_cast<unsigned>(desk.state().match.variant->board.squares());
    if (touch.square.index >= squares || !desk.state().board.at(touch.square).present()) {
        return refusal("nothing_there");
    }
    if (desk.state().of(side).is(Mark::adjusting) || only_felt(desk.state(), side, touch)) {
        return std::nullopt;
    }
    answer_offer_by_acting(desk, side);
    desk.put(Touched{side, touch.square});
    return std::nullopt;
}

Answer on(Desk& desk, const Adjust& adjust) {
    const Side side = mover(desk);
    if (desk.state().to_move() != side) {
        return refusal("adjust_own_time", desk.rules().touch.adjust);
    }
    if (desk.rules().touch.adjusting_needs_consent && !adjust.consent) {
        return refusal("adjust_needs_consent", desk.rules().touch.adjust);
    }
    desk.put(Marked{side, Mark::adjusting, true});
    return std::nullopt;
}

Answer on(Desk& desk, const Make& make) {
    const Side side = mover(desk);
    const State& state = desk.state();
    if (state.phase == Phase::sealing) {
        return move_instead_of_sealing(desk, make.move);
    }
    if (!is_on_board(state.match.variant->board, make.move)) {
        return refusal("nothing_there");
    }
    if (!desk.rules().duties.hand_faults.empty()) {
        return make_by_hand(desk, make);
    }
    undo_unpressed(desk, side);
    if (state.to_move() != side) {
        return refusal("not_your_move");
    }
    if (const Answer refused = sheet_allows_move(desk, side)) {
        return refused;
    }
    if (state.board.at(make.move.from).side != side || !state.board.at(make.move.from).present()) {
        return refusal("nothing_there");
    }
    if (make.move.to == games::no_square) {
        return refusal("nothing_there");
    }
    if (const Answer refused = stages_allow(desk, make.move)) {
        return refused;
    }
    const bool legal = is_legal_now(state, make.move);
    if (const auto bound = state.bound(side); bound && *bound != make.move) {
        return bound_elsewhere(desk.state(), side);
    }
    if (legal && !fulfils_touch(state, make.move)) {
        return refusal("touched_piece_moves", touch_articles(desk.state()));
    }
    if (!legal && left_unpromoted(state, make.move)) {
        desk.put(Staged{side, Partial{.from = make.move.from,
                                      .to = make.move.to,
                                      .removed = make.move.captured,
                                      .two_hands = make.two_hands}});
        return std::nullopt;
    }
    if (legal && needs_announcement(state, side) && state.announced != make.move) {
        desk.put(Staged{side, Partial{.from = make.move.from,
                                      .to = make.move.to,
                                      .removed = make.move.captured,
                                      .promotion = make.move.promotion,
                                      .unannounced = true}});
        return std::nullopt;
    }
    note_sheet_duties(desk, side);
    if (legal && !make.two_hands) {
        make_move(desk, side, make.move);
        return std::nullopt;
    }
    answer_offer_by_acting(desk, side);
    complete_previous(desk, side);
    desk.put(MoveMade{side, make.move, false});
    return std::nullopt;
}

void make_move(Desk& desk, Side side, const games::Move& move) {
    answer_offer_by_acting(desk, side);
    complete_previous(desk, side);
    desk.put(MoveMade{side, move, true});
    if (desk.state().match.end_needs_no_press()) {
        decide_end(desk);
    }
}

Answer on(Desk& desk, const Press&) {
    const Side side = mover(desk);
    if (desk.state().clock.running != side) {
        return refusal("clock_not_running");
    }
    if (!desk.rules().duties.hand_faults.empty()) {
        return press_by_hand(desk);
    }
    if (const Answer refused = announced_before_press(desk, side)) {
        return refused;
    }
    if (const auto partial = desk.state().partial; partial && desk.state().to_move() == side) {
        if (partial->from != games::no_square) {
            return press_half_made(desk, side);
        }
        desk.put(Staged{side, {}}); // something was put on or taken off, but no piece was moved
    }
    if (desk.state().open_ply(side) < 0) {
        return press_without_move(desk, side);
    }
    complete(desk, side);
    const Ply& last = desk.state().plies.back();
    if (last.side == side && last.legal && !desk.state().match.end_needs_no_press()) {
        decide_end(desk);
    }
    judge_watched_position(desk);
    check_sheets_at_control(desk);
    return std::nullopt;
}

Answer on(Desk& desk, const Move& move) {
    const Side side = mover(desk);
    if (desk.state().phase == Phase::sealing) {
        return move_instead_of_sealing(desk, move.move);
    }
    if (desk.state().to_move() != side) {
        return refusal("not_your_move");
    }
    if (!is_legal_now(desk.state(), move.move)) {
        return refusal("not_legal", desk.state().match.variant->articles);
    }
    if (const auto bound = desk.state().bound(side); bound && *bound != move.move) {
        return bound_elsewhere(desk.state(), side);
    }
    if (!fulfils_touch(desk.state(), move.move)) {
        return refusal("touched_piece_moves", touch_articles(desk.state()));
    }
    if (const Answer refused = sheet_allows_move(desk, side)) {
        return refused;
    }
    if (const Answer refused = may_enter(desk, side)) {
        return refused;
    }
    note_sheet_duties(desk, side);
    make_move(desk, side, move.move);
    if (desk.state().over()) {
        return std::nullopt;
    }
    complete(desk, side);
    if (!desk.state().match.end_needs_no_press()) {
        decide_end(desk);
    }
    judge_watched_position(desk);
    check_sheets_at_control(desk);
    return std::nullopt;
}

} // namespace kodeks::referee
