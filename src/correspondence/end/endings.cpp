#include "correspondence/end/endings.hpp"

#include "referee/draws/endings.hpp"
#include "referee/words/words.hpp"
#include "rulebook/draws/draws.hpp"

#include <algorithm>

namespace kodeks::correspondence {

namespace {

using rulebook::DrawStanding;
using rulebook::DrawState;
using rulebook::Means;

referee::Evidence evidence_of(const DrawState& draw) {
    referee::Evidence evidence{.rule = std::string(draw.rule->name)};
    if (draw.rule->counted != rulebook::Counted::nothing) {
        evidence.count = draw.count;
        evidence.limit = draw.rule->limit;
    }
    return evidence;
}

std::vector<DrawState> draws_by(const Clerk& clerk, Means means) {
    const State& state = clerk.state();
    auto draws = rulebook::judge_draws(clerk.draws(), state.tally, *state.position, clerk.oracle());
    std::erase_if(draws, [&](const DrawState& draw) {
        const auto& waived = state.waived;
        return draw.rule->means != means ||
               std::ranges::find(waived, draw.rule->name) != waived.end();
    });
    return draws;
}

bool ends_on_board(Clerk& clerk) {
    const games::Ending ending = games::ending(*clerk.state().position);
    if (ending.over()) {
        const std::string_view name = ledger::word(ending.reason);
        clerk.rule(name, ending.winner,
                   referee::articles_of(clerk.game_rules().endings, ending.reason));
        clerk.finish(ending.winner ? referee::won_by(*ending.winner, name) : referee::drawn(name));
    }
    return ending.over();
}

} // namespace

bool ends(Clerk& clerk) {
    if (ends_on_board(clerk)) {
        return true;
    }
    for (const DrawState& draw : draws_by(clerk, Means::automatic)) {
        if (draw.standing == DrawStanding::reached) {
            clerk.rule("drawn_by_itself", std::nullopt, draw.rule->articles, evidence_of(draw));
            clerk.finish(referee::drawn(draw.rule->name));
            return true;
        }
    }
    return false;
}

// Where nobody can prove anything, a balance of forces alone is for the players to see; a count
// that is full has to be decided.
void look_for_open_draws(Clerk& clerk) {
    for (const DrawState& draw : draws_by(clerk, Means::automatic)) {
        const bool counted = draw.rule->counted != rulebook::Counted::nothing;
        if (draw.standing == DrawStanding::needs_proof && counted) {
            clerk.rule("draw_needs_ruling", std::nullopt, draw.rule->articles, evidence_of(draw));
            clerk.put(Asked{std::string(draw.rule->name)});
            clerk.put(PhaseChanged{Phase::asked});
            return;
        }
    }
}

bool claim_is_right(Clerk& clerk, Side side, Claimed how) {
    for (const DrawState& draw : draws_by(clerk, Means::claim)) {
        if (draw.standing == DrawStanding::reached) {
            const bool now = how == Claimed::on_board;
            clerk.rule(referee::ruling("claim_right", side, draw.rule->articles, evidence_of(draw))
                           .citing(now ? draw.rule->on_board : draw.rule->with_move));
            clerk.finish(referee::drawn(draw.rule->name));
            return true;
        }
    }
    return false;
}

Refused on(Clerk& clerk, const Settle& settle) {
    const std::string name = *clerk.state().asked;
    const auto rule = std::ranges::find(clerk.draws(), name, &rulebook::DrawRule::name);
    const rulebook::Articles articles =
        rule == clerk.draws().end() ? rulebook::Articles{} : rulebook::Articles{rule->articles};
    if (settle.drawn) {
        clerk.rule("arbiter_decided", std::nullopt, articles, {.rule = name});
        clerk.finish(referee::drawn(name));
        return std::nullopt;
    }
    clerk.put(Waived{name});
    clerk.go_on();
    clerk.rule("play_goes_on", std::nullopt, articles, {.rule = name});
    return std::nullopt;
}

// The command that waits for it is asked again.
Refused on(Clerk& clerk, const Prove& prove) {
    clerk.put(Proved{prove.proof});
    return std::nullopt;
}

} // namespace kodeks::correspondence
