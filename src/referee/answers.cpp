// What an arbiter's answer to an open question brings about.
#include "referee/sanctions.hpp"
#include "referee/workers.hpp"

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
        const bool quick = desk.state().match.quick() && !fixed.quick.empty();
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
    finish(desk, outcome,
           ruling("opponent_score", question.about, open_score_articles(desk.rules()),
                  {.count = static_cast<std::int32_t>(opponent)}));
    return std::nullopt;
}

// Whether the opponent could win, and whether a claim is right.
Answer answer_claim_or_loss(Desk& desk, const Question& question, std::string_view option) {
    const Side winner = games::opponent(question.about);
    const auto& claims = desk.rules().claims;
    const bool seen = question.name == "not_won"; // in the arbiter's presence (RU:3.20.8#3)
    if (option == "opponent_can_win") {
        finish(desk, won_by(winner, question.name),
               ruling("arbiter_decided", winner, desk.rules().losing.flag));
    } else if (option == "opponent_cannot_win") {
        finish(desk, drawn(question.name),
               ruling("arbiter_decided", std::nullopt, desk.rules().losing.flag));
    } else if (option == "claim_is_right") {
        finish(desk, drawn(seen ? "not_won" : "claim"),
               ruling("arbiter_decided", std::nullopt, seen ? claims.not_won : claims.made));
    } else {
        desk.rule(ruling("arbiter_decided", question.about, seen ? claims.not_won : claims.wrong));
        go_on(desk);
    }
    return std::nullopt;
}

} // namespace

Answer answer_question(Desk& desk, const Question& question, const Decide& decide) {
    const std::string_view option = question.options[static_cast<std::size_t>(decide.option - 1)];
    if (question.name == "clock_stopped") {
        return stopped_clock(desk, question, option);
    }
    if (question.name == "touch_claim") {
        return answer_touch_claim(desk, question, option);
    }
    if (question.name == "sheets") {
        return answer_sheets(desk, option);
    }
    if (question.name.starts_with("quickplay")) {
        return answer_quickplay(desk, question, option);
    }
    if (question.name == "clock_setting") {
        return answer_clock_setting(desk, option);
    }
    if (question.name == "boards_differ") {
        return answer_boards(desk, question, option);
    }
    if (question.name == "opponent_score") {
        return answer_opponent_score(desk, question, option);
    }
    if (!sanction_articles(desk, question).empty()) {
        return answer_offence(desk, question, decide);
    }
    return answer_claim_or_loss(desk, question, option);
}

} // namespace kodeks::referee
