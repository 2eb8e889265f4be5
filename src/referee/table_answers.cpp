// Answers to the questions that the workers around the table asked, and to the choice of a
// sanction.
#include "referee/sanctions.hpp"
#include "referee/table_workers.hpp"

#include <algorithm>

namespace kodeks::referee {

namespace {

void go_on(Desk& desk) {
    desk.put(Answered{});
    go_on_with(desk, desk.state().paused.value_or(desk.state().to_move()));
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

} // namespace

void go_on_with(Desk& desk, Side running) {
    if (!desk.state().begun) { // it was asked before the game
        desk.put(PhaseChanged{Phase::scheduled});
        return;
    }
    desk.put(ClockChanged{ClockChange::started, running, desk.now()});
    desk.put(PhaseChanged{Phase::playing});
}

std::optional<Answer> answer_at_table(Desk& desk, const Question& question, const Decide& decide) {
    const std::string_view option = question.options[static_cast<std::size_t>(decide.option - 1)];
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
    return std::nullopt;
}

} // namespace kodeks::referee
