// What hands do on the board and on the clock.
#include "games/variant.hpp"
#include "notation/hand.hpp"
#include "referee/desk/workers.hpp"
#include "referee/hands/hand_fault.hpp"
#include "referee/hands/placing.hpp"
#include "referee/hands/putting.hpp"
#include "referee/hands/touch.hpp"
#include "rulebook/draws/draws.hpp"

#include <algorithm>

namespace kodeks::referee {

namespace {

using rulebook::IllegalMoves;

Side mover(const Desk& desk) {
    return *side_of(desk.by());
}

bool is_legal_now(const State& state, const games::Move& move) {
    return state.position && games::is_legal(*state.position, move);
}

// A pawn left on the last rank becomes a queen, and the move counts as illegal (FIDE:7.5.2); what
// else was only begun is an illegal move as it stands.
Answer press_half_made(Desk& desk, Side side) {
    if (const auto alone = king_move_alone(desk.state())) {
        put_move(desk, {side, *alone}, Completion::with_the_press);
        return std::nullopt;
    }
    const auto queen = unpromoted(desk.state());
    const IllegalMoves* row = illegal_row(desk);
    // Where nobody watches the board the pawn stands there until somebody notices (FIDE:A.5.2).
    const bool unseen = row != nullptr && row->correctable == rulebook::Correctable::until_reply;
    if (!queen || row == nullptr || unseen) {
        put_move(desk, {side, half_made(desk.state()), false}, Completion::with_the_press);
        return std::nullopt;
    }
    put_move(desk, {side, *queen}, Completion::with_the_press, Ending::judged_first);
    desk.rule(ruling("pawn_becomes_queen", side, desk.rules().stages.unpromoted, {.move = queen}));
    punish_illegal(desk, side, *row);
    if (!desk.state().over() && !desk.state().question) {
        decide_end(desk);
    }
    return std::nullopt;
}

// Mate, stalemate and a dead position end the game at once, whatever hands the move was made with:
// the proviso asks for Article 3 and Articles 4.2 to 4.7 only, and one hand is Article 4.1
// (FIDE:5.1.1, FIDE:5.2.1, FIDE:5.2.2, PMR:47, PMR:49, PMR:50).
bool ends_at_once(const Desk& desk, const games::Move& move) {
    const State& state = desk.state();
    const games::Position next = games::play(*state.position, move);
    if (games::ending(next).over()) {
        return true;
    }
    rulebook::DrawTally tally = state.tally;
    rulebook::advance(tally, *state.position, move, next);
    const auto draws = rulebook::judge_draws(desk.draws(), tally, next, desk.later());
    return std::ranges::any_of(draws, [](const rulebook::DrawState& draw) {
        return draw.rule->basis == rulebook::Basis::unwinnable &&
               draw.standing == rulebook::DrawStanding::reached;
    });
}

} // namespace

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

Answer on(Desk& desk, const Touch& touch) {
    const Side side = mover(desk);
    if (desk.state().to_move() != side) {
        return refusal("not_your_move", desk.rules().touch.turn);
    }
    const auto squares = static_cast<unsigned>(desk.state().variant->board.squares());
    if (touch.square.index >= squares || !desk.state().board.at(touch.square).present()) {
        return nothing_there(desk);
    }
    if (desk.state().of(side).is(Mark::adjusting) || only_felt(desk, side, touch)) {
        return std::nullopt;
    }
    if (!desk.rules().duties.hands.faults_have_names) { // in draughts a move made (UA:V.11.3)
        answer_offer_by_acting(desk, side);
    }
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
    if (!is_on_board(state.variant->board, make.move)) {
        return nothing_there(desk);
    }
    if (desk.rules().duties.hands.faults_have_names) {
        return make_by_hand(desk, make);
    }
    undo_unpressed(desk, side);
    if (state.to_move() != side) {
        return refusal("not_your_move", desk.rules().touch.turn);
    }
    if (const Answer refused = sheet_allows_move(desk, side)) {
        return refused;
    }
    if (state.board.at(make.move.from).side != side || !state.board.at(make.move.from).present()) {
        return nothing_there(desk);
    }
    if (notation::is_off(make.move.to)) {
        return nothing_there(desk);
    }
    if (const Answer refused = stages_allow(desk, make.move)) {
        return refused;
    }
    const bool legal = is_legal_now(state, make.move);
    if (const auto bound = state.bound(side); bound && *bound != make.move) {
        return bound_elsewhere(desk, side);
    }
    if (legal && !fulfils_touch(desk, make.move)) {
        return refusal("touched_piece_moves", touch_articles(desk));
    }
    if (!legal && left_unpromoted(state, make.move)) {
        desk.put(Staged{side, Partial{.from = make.move.from,
                                      .to = make.move.to,
                                      .removed = make.move.captured,
                                      .two_hands = make.two_hands}});
        return std::nullopt;
    }
    if (legal && needs_announcement(desk, side) && state.announced != make.move) {
        desk.put(Staged{side, Partial{.from = make.move.from,
                                      .to = make.move.to,
                                      .removed = make.move.captured,
                                      .promotion = make.move.promotion,
                                      .unannounced = true}});
        return std::nullopt;
    }
    const bool by_the_book = legal && (!make.two_hands || ends_at_once(desk, make.move));
    put_move(desk, {side, make.move, by_the_book}, Completion::open);
    return std::nullopt;
}

Answer on(Desk& desk, const Press&) {
    const Side side = mover(desk);
    if (desk.state().clock.running != side) {
        return refusal("clock_not_running", desk.rules().clock.pressing);
    }
    if (desk.rules().duties.hands.faults_have_names) {
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
    press_clock(desk, side);
    return std::nullopt;
}

Answer on(Desk& desk, const Move& move) {
    const Side side = mover(desk);
    if (desk.state().phase == Phase::sealing) {
        return move_instead_of_sealing(desk, move.move);
    }
    if (desk.state().to_move() != side) {
        return refusal("not_your_move", desk.rules().touch.turn);
    }
    if (!is_legal_now(desk.state(), move.move)) {
        return refusal("not_legal", desk.state().variant->articles);
    }
    if (const auto bound = desk.state().bound(side); bound && *bound != move.move) {
        return bound_elsewhere(desk, side);
    }
    if (!fulfils_touch(desk, move.move)) {
        return refusal("touched_piece_moves", touch_articles(desk));
    }
    if (const Answer refused = sheet_allows_move(desk, side)) {
        return refused;
    }
    if (const Answer refused = may_enter(desk, side)) {
        return refused;
    }
    put_move(desk, {side, move.move}, Completion::with_the_press);
    return std::nullopt;
}

} // namespace kodeks::referee
