// Illegal moves: until when they can be put right, by whom, and what they cost.
#include "referee/desk/workers.hpp"
#include "referee/hands/board.hpp"
#include "referee/hands/hand_fault.hpp"
#include "referee/hands/taking_back.hpp"
#include "referee/office/permit.hpp"
#include "referee/words/words.hpp"

#include <algorithm>

namespace kodeks::referee {

namespace {

using rulebook::Correctable;
using rulebook::Corrector;
using rulebook::HandFault;
using rulebook::IllegalMoves;

std::int32_t number(std::ptrdiff_t ply) {
    return static_cast<std::int32_t>(ply);
}

// The first illegal move that may still be put right; empty when there is none.
std::optional<std::int32_t> correctable_ply(const State& state, const IllegalMoves& row) {
    const auto& plies = state.plies;
    const auto first = std::ranges::find_if(plies, &Ply::faulty);
    if (first == plies.end()) {
        return std::nullopt;
    }
    if (row.correctable == Correctable::whole_game) {
        return number(first - plies.begin());
    }
    return plies.back().faulty() ? std::optional(number(std::ssize(plies)) - 1) : std::nullopt;
}

// A ply that is taken back, and what it had replaced.
struct Taken {
    Ply ply;
    games::Move instead_of;
};

// A king that was released where it castles to binds to that castling, if it is legal (FIDE:4.7.2).
std::optional<games::Move> castling_begun_by(const Desk& desk, const games::Move& taken) {
    const State& state = desk.state();
    if (desk.rules().stages.castling_begun.empty() || !state.position) {
        return std::nullopt;
    }
    games::MoveList legal;
    games::legal_moves(*state.position, legal);
    for (const games::Move& move : legal) {
        if (move.is_castling() && move.from == taken.from && move.to == taken.to) {
            return move;
        }
    }
    return std::nullopt;
}

// Binds the offender to what he had touched first, or to the move that he replaced.
void bind_offender(Desk& desk, const Taken& undone) {
    const Ply& taken = undone.ply;
    if (taken.how == HandFault::replaced) {
        desk.put(Bound{taken.side, undone.instead_of, true});
        return;
    }
    if (taken.how == HandFault::other_piece) {
        desk.put(Touched{taken.side, undone.instead_of.from});
        return;
    }
    // Nothing but the two hands was wrong: the same move again with one (FIDE:7.5.4).
    const auto& position = desk.state().position;
    if (taken.how == HandFault::none && position && games::is_legal(*position, taken.move)) {
        desk.put(Bound{taken.side, taken.move, true});
        return;
    }
    if (const auto castling = castling_begun_by(desk, taken.move)) {
        desk.put(Bound{taken.side, *castling, true});
        return;
    }
    const games::Setup& before = desk.state().board; // the ply is taken back already
    const bool own_turn = before.to_move == taken.side;
    const games::Piece piece = before.at(taken.move.from);
    if (own_turn && piece.present() && piece.side == taken.side) {
        touch_again(desk, taken.side, taken.move);
    }
}

void give_time_back(Desk& desk, const Ply& taken) {
    const auto since = corrections_to(desk, taken);
    for (const Side side : {Side::white, Side::black}) {
        if (const Milliseconds time = since[static_cast<std::size_t>(side)]; time.value != 0) {
            desk.put(TimeCorrected{side, time});
        }
    }
}

// What was sealed belonged to another position; the arbiter lets the game go on.
void forget_envelope(Desk& desk) {
    if (const auto& envelope = desk.state().adjournment; !envelope || envelope->opened) {
        return;
    }
    desk.put(AdjournmentChanged{std::nullopt});
    stop_play(desk);
}

// The offender thinks again, on his own time (FIDE:7.5.1, UA:V.6.4).
void restore(Desk& desk, std::int32_t ply, bool clocks_go_back) {
    const auto index = static_cast<std::size_t>(ply);
    const Taken undone{desk.state().plies[index], instead_of(desk.state(), index)};
    const Ply& taken = undone.ply;
    take_back(desk, ply);
    if (desk.state().clock.running == games::opponent(taken.side)) {
        desk.put(ClockChanged{ClockChange::switched_back, taken.side, desk.now()});
    }
    if (clocks_go_back) {
        give_time_back(desk, taken);
    }
    bind_offender(desk, undone);
    forget_envelope(desk);
}

Ruling restored_ruling(const Desk& desk, const Ply& found, const IllegalMoves& row) {
    const bool kind_known = found.how != HandFault::none;
    Ruling made = ruling(
        "illegal_restored", found.side, row.restored,
        {.move = found.move, .rule = kind_known ? ledger::underscored(word(found.how)) : ""});
    if (found.how == HandFault::other_piece && !row.other_piece.empty()) {
        made.citing(row.other_piece);
    } else if (row.corrector == Corrector::opponent) {
        made.citing(articles_of(desk, found.how));
    }
    return made;
}

bool may_demand(const Desk& desk, const Ply& found, const IllegalMoves& row) {
    const Side victim = games::opponent(found.side);
    if (row.corrector == Corrector::anybody || desk.by() == player(victim)) {
        return true;
    }
    if (side_of(desk.by()) == victim) {
        return may(desk, rulebook::Act::assistant_reports_breach, victim);
    }
    return is_official(desk.by()) && may(desk, rulebook::Act::intervene, victim);
}

// The reply closed the matter; an arbiter who hears of it speaks to both (UA:V.6.6, UA:V.6.10).
Answer too_late(Desk& desk, const IllegalMoves& row) {
    const auto& plies = desk.state().plies;
    const auto found =
        std::ranges::find_if(plies, [](const Ply& ply) { return ply.faulty() && !ply.noted; });
    if (found == plies.end() || !row.tolerating_is_a_breach || !is_official(desk.by())) {
        const bool any = std::ranges::any_of(plies, &Ply::faulty);
        return any ? refusal("illegal_stands", row.stands)
                   : refusal("no_illegal_move", row.restored);
    }
    const Ply ply = *found;
    desk.put(Noted{number(found - plies.begin())});
    for (const Side side : {ply.side, games::opponent(ply.side)}) {
        desk.put(Counted{side, Counter::remarks});
    }
    desk.rule(ruling("illegal_tolerated", games::opponent(ply.side), row.stands,
                     {.move = ply.move, .rule = ledger::underscored(word(ply.how))})
                  .citing(row.penalty));
    return std::nullopt;
}

// A pawn that was left on the last rank: the move with a queen (FIDE:7.5.2).
std::optional<games::Move> queen_for(const State& state, std::int32_t ply) {
    const auto index = static_cast<std::size_t>(ply);
    const games::Move& made = state.plies[index].move;
    const auto position = playable(*state.variant, board_before(state, index));
    if (!position || made.promotion != games::Kind::none) {
        return std::nullopt;
    }
    games::MoveList legal;
    games::legal_moves(*position, legal);
    for (const games::Move& move : legal) {
        if (move.promotion == games::Kind::queen && move.from == made.from && move.to == made.to) {
            return move;
        }
    }
    return std::nullopt;
}

// The pawn becomes a queen, the move stays completed, and it counts as illegal.
void replace_pawn(Desk& desk, std::int32_t ply, const games::Move& queen, const IllegalMoves& row) {
    const Ply found = desk.state().plies[static_cast<std::size_t>(ply)];
    desk.put(TakenBack{ply});
    desk.put(MoveMade{found.side, queen});
    if (found.completed) {
        desk.put(MoveCompleted{found.side});
    }
    desk.rule(
        ruling("pawn_becomes_queen", found.side, desk.rules().stages.unpromoted, {.move = queen})
            .citing(row.stands));
    punish_illegal(desk, found.side, row);
    if (!desk.state().over() && !desk.state().question) {
        decide_end(desk);
    }
}

void put_right(Desk& desk, std::int32_t ply, const IllegalMoves& row, std::string_view decision) {
    const Ply found = desk.state().plies[static_cast<std::size_t>(ply)];
    const bool answered = static_cast<std::size_t>(ply) + 1 < desk.state().plies.size();
    Ruling made = restored_ruling(desk, found, row);
    made.decision = decision;
    restore(desk, ply, row.clocks_go_back);
    if (found.how == HandFault::none && desk.state().of(found.side).bound == found.move) {
        made.decision = "two_hands_restored";
        if (!found.completed) { // only the press makes it an illegal move (FIDE:7.5.4)
            made.articles.clear();
        }
        made.citing(found.completed ? desk.rules().stages.two_hands : desk.rules().stages.one_hand);
    } else if (const auto bound = desk.state().of(found.side).bound;
               bound && bound->is_castling()) {
        made.citing(desk.rules().stages.castling_begun);
    }
    desk.rule(made);
    if (found.completed) {
        punish_illegal(desk, found.side, row);
    }
    // The clocks of one move need no thought; those of several are a matter of judgement.
    const bool judged = answered && !row.clocks_go_back && !desk.state().over() &&
                        !desk.state().question && !desk.rules().irregularities.times.empty();
    if (judged) {
        ask_about_times(desk, found.side, corrections_to(desk, found));
    }
}

Answer correct_own(Desk& desk, const IllegalMoves& row) {
    const auto& plies = desk.state().plies;
    if (plies.back().completed || row.before_press.empty()) {
        return refusal("opponent_corrects", row.stands);
    }
    const Side side = plies.back().side;
    desk.rule(ruling("corrected_by_himself", side, row.before_press,
                     {.rule = ledger::underscored(word(plies.back().how))}));
    restore(desk, number(std::ssize(plies)) - 1, false);
    return std::nullopt;
}

} // namespace

const IllegalMoves* illegal_row(const Desk& desk) {
    const State& state = desk.state();
    const auto& rules = desk.rules();
    const bool by_opponent =
        state.settings.regulations.opponent_decides_illegal && !rules.illegal_by_opponent.empty();
    return rulebook::row_for(by_opponent ? rules.illegal_by_opponent : rules.illegal_moves,
                             state.settings.pace, state.settings.supervision());
}

void punish_illegal(Desk& desk, Side offender, const IllegalMoves& row) {
    desk.put(Counted{offender, Counter::illegal});
    const std::int32_t count = desk.state().of(offender).count(Counter::illegal);
    Evidence evidence{.count = count};
    if (row.losing_count != 0) {
        evidence.limit = row.losing_count;
    }
    if (!row.ladder.empty()) {
        climb(desk, offender, row.ladder, ruling("illegal", offender, row.penalty));
        return;
    }
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
        desk.put(Counted{offender, Counter::remarks});
        desk.rule(ruling("illegal_remark", offender, row.penalty, evidence));
    }
}

Answer on(Desk& desk, const NoticeIllegal&) {
    if (desk.state().question) { // it may be about the very move
        return refusal("question_open");
    }
    const IllegalMoves* row = illegal_row(desk);
    if (row == nullptr) {
        return refusal("no_illegal_move");
    }
    const auto ply = correctable_ply(desk.state(), *row);
    if (!ply) {
        return too_late(desk, *row);
    }
    if (!may_demand(desk, desk.state().plies[static_cast<std::size_t>(*ply)], *row)) {
        return refusal("opponent_corrects", row->stands);
    }
    const auto queen = queen_for(desk.state(), *ply);
    if (queen && !desk.rules().stages.unpromoted.empty()) {
        replace_pawn(desk, *ply, *queen, *row);
    } else {
        put_right(desk, *ply, *row, "illegal_restored");
    }
    return std::nullopt;
}

Answer on(Desk& desk, const PutRight& put) {
    if (desk.state().question) {
        return refusal("question_open");
    }
    const Side side = *side_of(desk.by());
    const IllegalMoves* row = illegal_row(desk);
    const auto ply = row == nullptr ? std::nullopt : correctable_ply(desk.state(), *row);
    if (!ply) {
        return row == nullptr ? refusal("no_illegal_move") : too_late(desk, *row);
    }
    if (put.partly) {
        return refusal("partial_correction", row->partly);
    }
    if (desk.state().plies[static_cast<std::size_t>(*ply)].side == side) {
        return correct_own(desk, *row);
    }
    if (!row->opponent_may_correct) {
        return refusal("offender_corrects", row->restored);
    }
    put_right(desk, *ply, *row, "illegal_corrected");
    return std::nullopt;
}

} // namespace kodeks::referee
