// Ends that the last move brought by itself: mate, stalemate, nothing left to move, and the draws
// that need no claim.
#include "referee/endings.hpp"

#include "base/names.hpp"
#include "referee/workers.hpp"
#include "rulebook/draws/draws.hpp"

namespace kodeks::referee {

namespace {

using games::EndReason;
using rulebook::DrawStanding;
using rulebook::Means;

bool end_on_board(Desk& desk) {
    const games::Ending ending = games::ending(*desk.state().position);
    if (!ending.over()) {
        return false;
    }
    const std::string_view name = name_of_value(ending.reason);
    const rulebook::Articles articles = articles_of(desk.rules().endings, ending.reason);
    const Outcome outcome = ending.winner ? won_by(*ending.winner, name) : drawn(name);
    finish(desk, outcome, ruling(name, ending.winner, articles));
    return true;
}

bool ends_by_itself(const Desk& desk, const rulebook::DrawState& draw) {
    return draw.standing == DrawStanding::reached &&
           (draw.rule->means == Means::automatic || desk.state().match.regulations.automatic_draws);
}

} // namespace

rulebook::Articles articles_of(const rulebook::Endings& endings, EndReason reason) {
    return reason == EndReason::checkmate   ? endings.checkmate
           : reason == EndReason::stalemate ? endings.stalemate
           : reason == EndReason::no_pieces ? endings.no_pieces
                                            : endings.no_moves;
}

void decide_end(Desk& desk) {
    const State& state = desk.state();
    if (!state.position || end_on_board(desk)) {
        return;
    }
    for (const auto& draw :
         rulebook::judge_draws(state.match.draws, state.tally, *state.position, desk.oracle())) {
        if (ends_by_itself(desk, draw)) {
            Evidence evidence{.rule = draw.rule->name};
            if (draw.rule->counted != rulebook::Counted::nothing) {
                evidence.count = draw.count;
                evidence.limit = draw.rule->limit;
            }
            finish(desk, drawn(draw.rule->name),
                   ruling("drawn_by_itself", std::nullopt, draw.rule->articles, evidence));
            return;
        }
    }
}

} // namespace kodeks::referee
