// The preliminary and the final award, and the points of solvers.
#include "composition/contest/desk.hpp"
#include "composition/contest/table.hpp"

#include <algorithm>

namespace kodeks::contest {

namespace {

using Duty = rulebook::ContestDuty;
using rulebook::Statement;

// Every team has somebody who speaks for it.
Refused refused_captains(const State& state, const Rules& rules) {
    for (const Author& author : state.authors) {
        const bool led = std::ranges::any_of(state.authors, [&](const Author& other) {
            return other.team == author.team && other.captain;
        });
        if (!led) {
            return refusal("captain_missing", rules.captain, {{"team", author.team}});
        }
    }
    return std::nullopt;
}

Refused refused_final(const State& state, Day day, const Rules& rules) {
    const bool pending =
        std::ranges::find(state.appeals, Answer::open, &Appeal::answer) != state.appeals.end();
    if (pending) {
        return refusal("appeals_open", rules.appeals);
    }
    if (state.changed_since) {
        return refusal("changes_not_told", articles_of(rules, Duty::changes_told));
    }
    const ContestForm form = state.regulations.form;
    if (day < *state.preliminary_day) {
        return refusal("final_before_preliminary", articles_of(rules, form, Statement::preliminary),
                       {{"day", write_day(*state.preliminary_day)}});
    }
    if (form == ContestForm::contest) {
        const Day earliest = months_after(*state.preliminary_day, rules.months_to_appeal);
        if (day < earliest) {
            return refusal(
                "final_before_term", rules.final_after,
                {{"months", std::to_string(rules.months_to_appeal)}, {"day", write_day(earliest)}});
        }
    }
    if (state.regulations.in_force && day < *state.regulations.in_force) {
        return refusal("not_in_force", articles_of(rules, form, Statement::in_force),
                       {{"day", write_day(*state.regulations.in_force)}});
    }
    return std::nullopt;
}

rulebook::Articles ranking_articles(const State& state, const Rules& rules) {
    switch (state.regulations.form) {
    case ContestForm::pair_match:
        return rules.pairs;
    case ContestForm::contest_match:
        return rules.sums;
    case ContestForm::solving:
        return rules.solvers;
    case ContestForm::contest:
    case ContestForm::championship:
        break;
    }
    return articles_of(rules, state.regulations.form, Statement::ranking);
}

// Solutions come in until the last day; then the results are published once.
Ruled<Facts> solving_award(const State& state, Day day, const Rules& rules) {
    if (!is_closed(state, day)) {
        return refuse("still_open", articles_of(rules, ContestForm::solving, Statement::closing),
                      {{"day", write_day(*state.regulations.closing)}});
    }
    return Facts{FinalPublished{day, places_of(state), ids({rules.solvers, rules.anonymous})}};
}

Points extra_points(const Findings& findings, const std::vector<std::string>& found) {
    Points extra;
    for (const std::string& what : found) {
        extra += what == "side-solution" ? findings.side_solution
                 : what == "unsolvable"  ? findings.unsolvable
                                         : findings.inexact;
    }
    return extra;
}

bool is_finding(const std::string& text) {
    return text == "side-solution" || text == "unsolvable" || text == "inexact";
}

} // namespace

Ruled<Facts> on(const State& state, const PublishPreliminary& command, const Rules& rules) {
    if (state.regulations.form == ContestForm::solving || state.phase != Phase::entering) {
        return refuse("award_begun", rules.preliminary);
    }
    if (!is_done(state, Duty::reports_checked, 0)) {
        return refuse("reports_not_checked", articles_of(rules, Duty::reports_checked));
    }
    if (!is_closed(state, command.day)) {
        return refuse("still_open", rules.change_until_closing,
                      {{"day", write_day(*state.regulations.closing)}});
    }
    if (is_match(state.regulations.form)) {
        if (const auto refused = refused_captains(state, rules)) {
            return tl::unexpected(*refused);
        }
    }
    const bool overdue =
        state.regulations.preliminary && command.day > *state.regulations.preliminary;
    return Facts{PreliminaryPublished{command.day, overdue, places_of(state),
                                      ids({rules.preliminary, ranking_articles(state, rules)})}};
}

Ruled<Facts> on(const State& state, const PublishFinal& command, const Rules& rules) {
    if (state.phase == Phase::final_award) {
        return refuse("results_final", rules.binding);
    }
    if (state.regulations.form == ContestForm::solving) {
        return solving_award(state, command.day, rules);
    }
    if (state.phase != Phase::preliminary) {
        return refuse("no_award_yet", rules.preliminary);
    }
    if (const auto refused = refused_final(state, command.day, rules)) {
        return tl::unexpected(*refused);
    }
    const ContestForm form = state.regulations.form;
    const auto term = form == ContestForm::contest ? rules.final_after
                                                   : articles_of(rules, form, Statement::in_force);
    return Facts{
        FinalPublished{command.day, places_of(state), ids({term, ranking_articles(state, rules)})}};
}

Ruled<Facts> on(const State& state, const GiveScore& command, const Rules& rules) {
    const Regulations& regulations = state.regulations;
    if (regulations.form != ContestForm::solving) {
        return refuse("not_for_solutions");
    }
    if (state.phase == Phase::final_award) {
        return refuse("results_final", rules.solvers);
    }
    if (find_author(state, command.solver) == nullptr) {
        return refuse("no_author");
    }
    if (command.task == 0 || command.task > regulations.tasks.size()) {
        return refuse("no_task", {}, {{"number", std::to_string(command.task)}});
    }
    if (is_closed(state, command.day)) {
        return refuse("too_late", articles_of(rules, ContestForm::solving, Statement::closing),
                      {{"day", write_day(*regulations.closing)}});
    }
    const Points most = regulations.tasks[command.task - 1].points;
    if (command.points < Points{} || command.points > most) {
        return refuse("points_of_task", rules.findings, {{"most", to_text(most)}});
    }
    if (!std::ranges::all_of(command.found, is_finding)) {
        return refuse("finding_unknown", rules.findings);
    }
    const Score score{command.solver, command.task, command.points, command.found,
                      extra_points(regulations.findings, command.found)};
    return Facts{Scored{score, command.day, ids({rules.findings})}};
}

} // namespace kodeks::contest
