// What an arbiter's answer to an open question brings about.
#include "referee/table_workers.hpp"
#include "referee/workers.hpp"

namespace kodeks::referee {

namespace {

void go_on(Desk& desk) {
    desk.put(Answered{});
    const State& state = desk.state();
    go_on_with(desk, state.paused.value_or(state.to_move()));
}

Answer stopped_clock(Desk& desk, const Question& question, std::string_view option) {
    const auto& rules = desk.rules();
    if (option == "resignation") {
        finish(desk, won_by(games::opponent(question.about), "resignation"),
               ruling("resigned", question.about, rules.clock.stopping_articles));
        return std::nullopt;
    }
    if (option == "draw_fixed") {
        const auto& fixed = rules.duties.fixed_draws;
        const bool quick = desk.state().match.quick() && !fixed.quick.empty();
        finish(desk, drawn("fixed_draw"),
               ruling("draw_fixed", question.about, quick ? fixed.quick : fixed.articles));
        return std::nullopt;
    }
    if (option == "misunderstanding" || option == "reason_invalid") {
        desk.put(Counted{question.about, Counter::remarks});
        desk.rule(ruling("stopped_without_reason", question.about, rules.clock.stopping_articles));
    }
    go_on(desk);
    return std::nullopt;
}

} // namespace

Answer answer_question(Desk& desk, const Question& question, std::string_view option) {
    const Side winner = games::opponent(question.about);
    if (question.name == "clock_stopped") {
        return stopped_clock(desk, question, option);
    }
    if (option == "opponent_can_win") {
        finish(desk, won_by(winner, question.name),
               ruling("arbiter_decided", winner, desk.rules().losing.flag));
    } else if (option == "opponent_cannot_win") {
        finish(desk, drawn(question.name),
               ruling("arbiter_decided", std::nullopt, desk.rules().losing.flag));
    } else if (option == "claim_is_right") {
        finish(desk, drawn("claim"),
               ruling("arbiter_decided", std::nullopt, desk.rules().claims.made));
    } else {
        desk.rule(ruling("arbiter_decided", question.about, desk.rules().claims.wrong));
        go_on(desk);
    }
    return std::nullopt;
}

} // namespace kodeks::referee
