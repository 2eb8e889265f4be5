// "You touched that piece": a player may claim it until touching a piece himself (FIDE:4.8,
// PMR:45), in draughts until he has replied (UA:V.6.4.3, UA:V.6.6); what was seen, the arbiter
// decides. In chess a move that has ended the game may be contested too, before the result is
// signed: it ends the game only if it was made as the rules on touched pieces ask (FIDE:5.1.1,
// PMR:47).
#include "games/variant.hpp"
#include "referee/desk/workers.hpp"
#include "referee/hands/taking_back.hpp"
#include "referee/hands/touch.hpp"
#include "referee/words/words.hpp"

#include <algorithm>

namespace kodeks::referee {

namespace {

// Where touching one piece and moving another is a breach with a name.
bool is_breach(const Desk& desk) {
    return desk.rules().duties.hands.faults_have_names;
}

// Mate, stalemate and dead positions depend on how the last move was made.
bool is_end_of_a_move(const Desk& desk) {
    const State& state = desk.state();
    const bool dead = std::ranges::any_of(desk.draws(), [&](const rulebook::DrawRule& rule) {
        return rule.basis == rulebook::Basis::unwinnable && rule.name == state.outcome->reason;
    });
    const games::Ending ending = games::ending(*state.position);
    return dead || (ending.over() && word(ending.reason) == state.outcome->reason);
}

// The last move ended the game, and nobody has signed yet.
bool ended_by_move(const Desk& desk) {
    const State& state = desk.state();
    return !is_breach(desk) && state.phase == Phase::finished && state.position &&
           is_end_of_a_move(desk) && !state.of(Side::white).is(Mark::signed_sheet) &&
           !state.of(Side::black).is(Mark::signed_sheet);
}

Answer may_claim_touch(const Desk& desk, Side side) {
    const State& state = desk.state();
    const auto& articles = desk.rules().stages.touch_claim;
    const bool opponents_move =
        !state.plies.empty() && state.plies.back().side == games::opponent(side);
    if (state.question || state.chore) {
        return refusal(state.question ? "question_open" : "chore_first",
                       state.question ? rulebook::Articles{}
                                      : desk.rules().duties.recording.incomplete);
    }
    if (state.over() && !ended_by_move(desk)) {
        return refusal("over", desk.rules().results.closed);
    }
    if (articles.empty() || !opponents_move || (!state.over() && state.phase != Phase::playing)) {
        return refusal("no_touch_claim", articles);
    }
    return state.of(side).touched.empty() || is_breach(desk)
               ? std::nullopt
               : Answer(refusal("claim_after_own_touch", articles));
}

// Where the book lets pass what was clearly an accident, the arbiter may find that too.
std::vector<std::string> findings(const Desk& desk) {
    std::vector<std::string> options = {"was_touched", "was_not_touched"};
    if (!desk.rules().stages.accidental.empty()) {
        options.emplace_back("touched_by_accident");
    }
    return options;
}

// The last move stands, and with it the end that it brought.
void let_stand(Desk& desk, const Question& question) {
    desk.put(Answered{});
    const auto paused = desk.state().paused;
    if (!question.subject.reason.empty()) {
        decide_end(desk);
    }
    if (!desk.state().over() && !desk.state().question) {
        go_on_with(desk, paused.value_or(desk.state().to_move()));
    }
}

// Whether the last move is one that had to be made with the touched piece, or it bound to nothing
// (FIDE:4.5).
bool was_kept(const Desk& desk, Side side, games::Square square) {
    State before = desk.state();
    const Ply last = before.plies.back();
    apply(before, TakenBack{static_cast<std::int32_t>(before.plies.size()) - 1});
    apply(before, Touched{side, square});
    return last.legal && fulfils_touch(before, desk.rules(), last.move);
}

} // namespace

Answer on(Desk& desk, const TouchClaim& claim) {
    const Side side = *side_of(desk.by());
    const State& state = desk.state();
    if (const Answer refused = may_claim_touch(desk, side)) {
        return refused;
    }
    const auto squares = static_cast<unsigned>(state.variant->board.squares());
    if (claim.square.index >= squares ||
        !board_before(state, state.plies.size() - 1).at(claim.square).present()) {
        return nothing_there(desk);
    }
    const std::string ended = state.over() ? state.outcome->reason : "";
    if (state.over()) {
        desk.put(Reopened{});
    }
    ask(desk, {.name = "touch_claim",
               .about = games::opponent(side),
               .options = findings(desk),
               .subject = {.matter = Matter::touch,
                           .articles = listed(desk.rules().stages.touch_claim),
                           .square = claim.square,
                           .reason = ended}});
    return std::nullopt;
}

Answer answer_touch_claim(Desk& desk, const Question& question, std::string_view option) {
    const State& state = desk.state();
    const auto& rules = desk.rules().stages;
    if (option != "was_touched") {
        const bool accident = option == "touched_by_accident";
        desk.rule(accident ? ruling("touch_accidental", question.about, rules.accidental)
                           : ruling("not_touched", question.about, rules.touch_claim));
        let_stand(desk, question);
        return std::nullopt;
    }
    if (was_kept(desk, question.about, *question.subject.square)) {
        desk.rule(ruling("touch_kept", question.about, rules.touch_found));
        let_stand(desk, question);
        return std::nullopt;
    }
    const bool completed = state.plies.back().completed;
    take_back(desk, static_cast<std::int32_t>(state.plies.size()) - 1);
    desk.put(Touched{question.about, *question.subject.square});
    desk.rule(ruling("touched_piece_bound", question.about, rules.touch_found));
    desk.put(Answered{});
    const rulebook::IllegalMoves* const row = illegal_row(desk);
    if (is_breach(desk) && completed && row != nullptr) {
        punish_illegal(desk, question.about, *row);
    }
    if (!state.over() && !state.question) {
        go_on_with(desk, state.to_move());
    }
    return std::nullopt;
}

} // namespace kodeks::referee
