// What an arbiter's answer to an open question brings about.
#include "referee/desk/workers.hpp"
#include "referee/hands/taking_back.hpp"
#include "referee/wrong/sanctions.hpp"

namespace kodeks::referee {

namespace {

Answer stopped_clock(Desk& desk, const Question& question, std::string_view option) {
    const auto& rules = desk.rules();
    if (option == "resignation") {
        finish(desk, won_by(games::opponent(question.about), "resignation"),
               ruling("resigned", question.about, rules.clock.stopping_articles));
        return std::nullopt;
    }
    if (option == "draw_fixed") {
        const auto& fixed = rules.duties.fixed_draws;
        const bool quick = desk.state().settings.quick() && !fixed.quick.empty();
        finish(desk, drawn("fixed_draw"),
               ruling("draw_fixed", question.about, quick ? fixed.quick : fixed.articles));
        return std::nullopt;
    }
    if (option == "reason_invalid") { // the arbiter chooses the penalty (FIDE:6.11.4, PMR:73)
        desk.put(Answered{});
        return on(desk, Report{"stopped_without_reason", question.about});
    }
    if (option == "misunderstanding") {
        desk.put(Counted{question.about, Counter::remarks});
        desk.rule(ruling("stopped_without_reason", question.about, rules.clock.stopping_articles));
    }
    go_on(desk);
    return std::nullopt;
}

Answer answer_clock_setting(Desk& desk, std::string_view option) {
    const auto& rules = desk.rules().irregularities;
    desk.rule(ruling(option == "setting_stays" ? option : "clock_to_be_set", std::nullopt,
                     rules.clock_setting_settled));
    if (option == "setting_stays") {
        go_on(desk);
    } else {
        desk.put(Answered{}); // the arbiter sets the clocks and starts them
    }
    return std::nullopt;
}

Answer answer_boards(Desk& desk, const Question& question, std::string_view option) {
    const auto articles = desk.rules().irregularities.boards_differ;
    if (option == "scores_agree") {
        desk.rule(ruling("board_adjusted", question.about, articles));
        go_on(desk);
    } else {
        desk.rule(ruling("moves_retraced", std::nullopt, articles));
        desk.put(Answered{}); // the arbiter goes back to where the scores agree
    }
    return std::nullopt;
}

Answer answer_opponent_score(Desk& desk, const Question& question, std::string_view option) {
    const Score opponent = option == "score_one"    ? Score::win
                           : option == "score_half" ? Score::draw
                                                    : Score::loss;
    const bool white = question.about == Side::white;
    const Outcome outcome{white ? Score::loss : opponent, white ? opponent : Score::loss,
                          "sanction"};
    finish(
        desk, outcome,
        ruling("opponent_score", question.about, {}, {.count = static_cast<std::int32_t>(opponent)})
            .citing(question.subject.articles));
    return std::nullopt;
}

// Whether the opponent of the loser could win at all.
Answer answer_loss(Desk& desk, const Question& question, std::string_view option) {
    const Side winner = games::opponent(question.about);
    const bool wins = option == "opponent_can_win";
    const std::string& reason = question.subject.reason;
    finish(desk, wins ? won_by(winner, reason) : drawn(reason),
           ruling("arbiter_decided", wins ? std::optional(winner) : std::nullopt, {})
               .citing(question.subject.articles));
    return std::nullopt;
}

} // namespace

Answer answer_question(Desk& desk, const Question& question, const Decide& decide) {
    const std::string option = question.options[static_cast<std::size_t>(decide.option - 1)];
    switch (question.subject.matter) {
    case Matter::stopped_clock:
        return stopped_clock(desk, question, option);
    case Matter::touch:
        return answer_touch_claim(desk, question, option);
    case Matter::sheets:
        return answer_sheets(desk, option);
    case Matter::last_minutes:
        return answer_quickplay(desk, question, option);
    case Matter::clock_setting:
        return answer_clock_setting(desk, option);
    case Matter::boards:
        return answer_boards(desk, question, option);
    case Matter::opponent_score:
        return answer_opponent_score(desk, question, option);
    case Matter::sanction:
        return answer_offence(desk, question, decide);
    case Matter::claim:
        return answer_claim(desk, question, option);
    case Matter::loss:
        return answer_loss(desk, question, option);
    case Matter::draw:
        return answer_draw(desk, question, option);
    case Matter::times:
        return answer_times(desk, question, option);
    }
    return refusal("no_question");
}

} // namespace kodeks::referee
