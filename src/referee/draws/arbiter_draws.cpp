// Draws that an arbiter records himself in rapid and blitz: a repetition he has seen, and a drawn
// position that was not won within so many moves in his presence (RU:3.20.8#2, RU:3.20.8#3).
#include "referee/desk/workers.hpp"
#include "rulebook/draws/draws.hpp"

#include <algorithm>

namespace kodeks::referee {

namespace {

using rulebook::DrawStanding;
using truth::Known;

Answer record_repetition(Desk& desk) {
    const State& state = desk.state();
    const auto& articles = desk.rules().claims.arbiter_records;
    const auto draws =
        rulebook::judge_draws(desk.draws(), state.tally, *state.position, desk.oracle());
    const auto found = std::ranges::find_if(draws, [](const rulebook::DrawState& draw) {
        return draw.rule->counted == rulebook::Counted::repetitions &&
               draw.standing == DrawStanding::reached;
    });
    if (articles.empty() || found == draws.end()) {
        return refusal("nothing_to_record", articles);
    }
    finish(desk, drawn(found->rule->name),
           ruling("arbiter_records_draw", std::nullopt, articles,
                  {.count = found->count,
                   .limit = found->rule->limit,
                   .rule = std::string(found->rule->name)}));
    return std::nullopt;
}

Answer record_not_won(Desk& desk, Side presses) {
    const State& state = desk.state();
    const auto& rules = desk.rules().claims;
    const auto moves = (static_cast<std::int32_t>(state.plies.size()) - state.witnessed_from) / 2;
    if (rules.not_won.empty() || !state.witnessed || moves < rules.moves_to_win) {
        return refusal("count_goes_on", rules.not_won);
    }
    const Known won = desk.oracle().forced_win(*state.position, presses);
    Ruling made = ruling("arbiter_records_draw", presses, rules.not_won,
                         {.count = moves, .limit = rules.moves_to_win});
    if (won == Known::yes) {
        return refusal("won_position_reached", rules.not_won);
    }
    if (won == Known::no) {
        finish(desk, drawn("not_won"), made);
        return std::nullopt;
    }
    made.decision = "claim_needs_ruling";
    desk.rule(made);
    ask(desk,
        {.name = "not_won",
         .about = presses,
         .options = {"claim_is_right", "claim_is_wrong"},
         .subject = {.matter = Matter::claim, .articles = made.articles, .reason = "not_won"}});
    return std::nullopt;
}

} // namespace

Answer on(Desk& desk, const RecordDraw& record) {
    const State& state = desk.state();
    if (state.phase != Phase::playing || !state.position) {
        return refusal("not_in_play");
    }
    if (!state.settings.quick()) {
        return refusal("not_in_this_pace", desk.rules().claims.arbiter_records);
    }
    return record.presses ? record_not_won(desk, *record.presses) : record_repetition(desk);
}

} // namespace kodeks::referee
