// The arbiter's own acts, and what comes after the game.
#include "referee/desk/workers.hpp"

namespace kodeks::referee {

Answer on(Desk& desk, const Pause&) {
    if (desk.state().phase != Phase::playing) {
        return refusal("not_in_play");
    }
    stop_play(desk);
    if (!desk.rules().clock.interruption.empty()) {
        desk.rule(ruling("interrupted", std::nullopt, desk.rules().clock.interruption));
    }
    return std::nullopt;
}

Answer on(Desk& desk, const Resume& resume) {
    if (desk.state().phase == Phase::adjourned) {
        return resume_adjourned(desk);
    }
    if (desk.state().phase != Phase::stopped) {
        return refusal("not_stopped");
    }
    if (desk.state().question) {
        return refusal("question_open");
    }
    go_on_with(desk, resume.running.value_or(desk.state().paused.value_or(desk.state().to_move())));
    return std::nullopt;
}

Answer on(Desk& desk, const CorrectClock& correct) {
    desk.put(TimeCorrected{correct.side, correct.amount});
    desk.rule(ruling("clock_corrected", correct.side, desk.rules().clock.corrections,
                     {.time = correct.amount}));
    return std::nullopt;
}

Answer on(Desk& desk, const Decide& decide) {
    const auto question = desk.state().question;
    if (!question) {
        return refusal("no_question");
    }
    if (decide.option < 1 || static_cast<std::size_t>(decide.option) > question->options.size()) {
        return refusal("no_such_option");
    }
    return answer_question(desk, *question, decide);
}

Answer on(Desk& desk, const Sign&) {
    const Side side = *side_of(desk.by());
    desk.put(Marked{side, Mark::signed_sheet, true});
    if (desk.state().of(games::opponent(side)).is(Mark::signed_sheet)) {
        desk.put(PhaseChanged{Phase::signed_by_both});
        desk.rule(ruling("result_signed", std::nullopt, desk.rules().results.signing));
    }
    return std::nullopt;
}

Answer on(Desk& desk, const CorrectResult& correct) {
    const Outcome outcome = correct.lost_by_both ? lost_by_both("correction")
                            : correct.winner     ? won_by(*correct.winner, "correction")
                                                 : drawn("correction");
    const auto about = correct.lost_by_both ? std::nullopt : correct.winner;
    desk.rule(ruling(correct.lost_by_both ? "result_lost_by_both" : "result_corrected", about,
                     desk.rules().results.correction));
    desk.put(Ended{adjusted(outcome, desk.state().half_points), desk.now()});
    return std::nullopt;
}

} // namespace kodeks::referee
