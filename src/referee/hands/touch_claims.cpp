// "You touched that piece": a player may claim it until touching a piece himself (FIDE:4.8,
// PMR:45); what was seen, the arbiter decides.
#include "games/variant.hpp"
#include "referee/desk/workers.hpp"

namespace kodeks::referee {

Answer on(Desk& desk, const TouchClaim& claim) {
    const Side side = *side_of(desk.by());
    const State& state = desk.state();
    const auto& rules = desk.rules().stages;
    const bool opponents_move =
        !state.plies.empty() && state.plies.back().side == games::opponent(side);
    if (rules.touch_claim.empty() || state.phase != Phase::playing || !opponents_move) {
        return refusal("no_touch_claim", rules.touch_claim);
    }
    if (!state.of(side).touched.empty()) {
        return refusal("claim_after_own_touch", rules.touch_claim);
    }
    const auto squares = static_cast<unsigned>(state.variant->board.squares());
    if (claim.square.index >= squares ||
        !board_before(state, state.plies.size() - 1).at(claim.square).present()) {
        return refusal("nothing_there");
    }
    ask(desk, {.name = "touch_claim",
               .about = games::opponent(side),
               .options = {"was_touched", "was_not_touched"},
               .subject = {.matter = Matter::touch,
                           .articles = listed(rules.touch_claim),
                           .square = claim.square}});
    return std::nullopt;
}

Answer answer_touch_claim(Desk& desk, const Question& question, std::string_view option) {
    const State& state = desk.state();
    const games::Square square = *question.subject.square;
    const auto& rules = desk.rules().stages;
    const bool touched = option == "was_touched";
    if (touched) {
        desk.put(TakenBack{static_cast<std::int32_t>(state.plies.size()) - 1});
        desk.put(Touched{question.about, square});
    }
    desk.rule(ruling(touched ? "touched_piece_bound" : "not_touched", question.about,
                     touched ? rules.touch_found : rules.touch_claim));
    desk.put(Answered{});
    go_on_with(desk, state.to_move());
    return std::nullopt;
}

} // namespace kodeks::referee
