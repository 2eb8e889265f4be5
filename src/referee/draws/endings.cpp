// Ends that the last move brought by itself: mate, stalemate, nothing left to move, and the draws
// that need no claim.
#include "referee/draws/endings.hpp"

#include "referee/desk/workers.hpp"
#include "referee/words/words.hpp"
#include "rulebook/draws/draws.hpp"

#include <algorithm>

namespace kodeks::referee {

namespace {

using games::EndReason;
using rulebook::DrawStanding;
using rulebook::DrawState;
using rulebook::Means;

bool end_on_board(Desk& desk) {
    const games::Ending ending = games::ending(*desk.state().position);
    if (!ending.over()) {
        return false;
    }
    const std::string_view name = word(ending.reason);
    const rulebook::Articles articles = articles_of(desk.rules().endings, ending.reason);
    const Outcome outcome = ending.winner ? won_by(*ending.winner, name) : drawn(name);
    finish(desk, outcome, ruling(name, ending.winner, articles));
    return true;
}

bool needs_no_claim(const Desk& desk, const rulebook::DrawRule& rule) {
    return rule.means == Means::automatic || desk.state().settings.regulations.automatic_draws;
}

bool is_waived(const State& state, std::string_view rule) {
    return std::ranges::find(state.waived, rule) != state.waived.end();
}

Evidence evidence_of(const DrawState& draw) {
    Evidence evidence{.rule = std::string(draw.rule->name)};
    if (draw.rule->counted != rulebook::Counted::nothing) {
        evidence.count = draw.count;
        evidence.limit = draw.rule->limit;
    }
    return evidence;
}

std::vector<DrawState> draws_now(const Desk& desk, const truth::Oracle& oracle) {
    const State& state = desk.state();
    // A position that no game reaches is for the arbiter to see (FIDE:A.5.4): nothing is proved
    // about it.
    if (!std::ranges::all_of(state.plies, &Ply::legal) && is_irregular(state)) {
        return {};
    }
    auto draws = rulebook::judge_draws(desk.draws(), state.tally, *state.position, oracle);
    std::erase_if(draws, [&](const DrawState& draw) {
        return !needs_no_claim(desk, *draw.rule) || is_waived(state, draw.rule->name);
    });
    return draws;
}

void ask_about(Desk& desk, const DrawState& draw) {
    desk.rule(ruling("draw_needs_ruling", std::nullopt, draw.rule->articles, evidence_of(draw)));
    ask(desk, {.name = "draw_by_itself",
               .about = desk.state().to_move(),
               .options = {"draw_stands", "play_goes_on"},
               .subject = {.matter = Matter::draw,
                           .articles = listed(draw.rule->articles),
                           .rule = std::string(draw.rule->name)}});
}

// Where nobody can prove anything, a dead position is for the people at the board to see; a count
// that is full has to be decided.
bool is_anybodys_guess(const Desk& desk, const DrawState& draw) {
    return !desk.can_prove() && draw.rule->counted == rulebook::Counted::nothing;
}

} // namespace

rulebook::Articles articles_of(const rulebook::Endings& endings, EndReason reason) {
    return reason == EndReason::checkmate   ? endings.checkmate
           : reason == EndReason::stalemate ? endings.stalemate
           : reason == EndReason::no_pieces ? endings.no_pieces
                                            : endings.no_moves;
}

bool end_of_game(Desk& desk) {
    if (!desk.state().position) {
        return false;
    }
    if (end_on_board(desk)) {
        return true;
    }
    for (const DrawState& draw : draws_now(desk, desk.later())) {
        if (draw.standing == DrawStanding::reached) {
            finish(desk, drawn(draw.rule->name),
                   ruling("drawn_by_itself", std::nullopt, draw.rule->articles, evidence_of(draw)));
            return true;
        }
    }
    return false;
}

void look_for_open_draws(Desk& desk) {
    if (!desk.state().position || desk.state().question) {
        return;
    }
    for (const DrawState& draw : draws_now(desk, desk.later())) {
        if (draw.standing != DrawStanding::needs_proof) {
            continue;
        }
        if (const auto& query = desk.later().unanswered()) {
            desk.put(Wanted{proof_of(*query, truth::Known::open)});
        } else if (!is_anybodys_guess(desk, draw)) {
            ask_about(desk, draw);
        }
        return;
    }
}

void decide_end(Desk& desk) {
    if (!end_of_game(desk)) {
        look_for_open_draws(desk);
    }
}

// The proof that was wanted while play went on may end the game; a proof that a command waits for
// is only kept.
Answer on(Desk& desk, const Prove& prove) {
    const auto& wanted = desk.state().wanted;
    Proof open = prove.proof;
    open.answer = truth::Known::open;
    const bool ends = wanted && *wanted == open;
    desk.put(Proved{prove.proof});
    if (ends && desk.state().phase != Phase::stopped) {
        decide_end(desk);
    }
    return std::nullopt;
}

Answer answer_draw(Desk& desk, const Question& question, std::string_view option) {
    const Subject& subject = question.subject;
    if (option == "draw_stands") {
        finish(desk, drawn(subject.rule),
               ruling("arbiter_decided", std::nullopt, {}, {.rule = subject.rule})
                   .citing(subject.articles));
        return std::nullopt;
    }
    desk.put(Waived{subject.rule});
    desk.rule(
        ruling("play_goes_on", std::nullopt, {}, {.rule = subject.rule}).citing(subject.articles));
    go_on(desk);
    return std::nullopt;
}

} // namespace kodeks::referee
