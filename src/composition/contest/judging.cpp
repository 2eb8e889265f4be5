// Examining works, giving them marks, and what the panel has to do besides.
#include "composition/contest/desk.hpp"
#include "rulebook/article.hpp"

#include <algorithm>

namespace kodeks::contest {

namespace {

using Duty = rulebook::ContestDuty;

Refused refused_work(const State& state, WorkId id) {
    const Work* const work = find_work(state, id);
    return work == nullptr || work->withdrawn
               ? Refused(refusal("no_work", {}, {{"number", std::to_string(id.value)}}))
               : std::nullopt;
}

Refused refused_mark(Points mark, const Rules& rules) {
    return mark < Points{} || mark > whole_points(rules.highest_mark)
               ? Refused(refusal("mark_off_scale", rules.marks,
                                 {{"most", std::to_string(rules.highest_mark)}}))
               : std::nullopt;
}

// Whoever marks must be of the section's panel; the chief judge only where the regulations say so.
Refused refused_marker(const State& state, const GiveMark& command, SectionNumber section,
                       const Rules& rules) {
    const Judge* const chief = find_judge(state, Role::chief, section);
    const bool as_judge = std::ranges::any_of(state.regulations.panel, [&](const Judge& judge) {
        return judge.name == command.judge &&
               (judge.role == Role::senior || judge.role == Role::judge) &&
               (judge.section == section || judge.section == 0);
    });
    if (as_judge) {
        return std::nullopt;
    }
    if (chief == nullptr || chief->name != command.judge) {
        return refusal("not_of_the_panel", rules.panel, {{"name", command.judge}});
    }
    return state.regulations.chief_marks ? Refused()
                                         : refusal("chief_does_not_mark", rules.chief_marks);
}

// Marks begin when nothing can be changed any more and the judges have the works.
Refused refused_time(const State& state, const Work& work, Day day, const Rules& rules) {
    if (state.phase != Phase::entering) {
        return refusal("award_begun", rules.chief_revises);
    }
    if (!is_closed(state, day)) {
        return refusal("still_open", rules.change_until_closing,
                       {{"day", write_day(*state.regulations.closing)}});
    }
    if (!is_done(state, Duty::works_forwarded, work.section)) {
        return refusal("not_forwarded", articles_of(rules, Duty::works_forwarded));
    }
    if (work.late) {
        return refusal("late_counts_nothing", rules.nothing_scored);
    }
    if (!work.examined) {
        return refusal("not_examined", rules.examination);
    }
    return is_admitted(work) ? Refused() : refusal("defective", rules.works.formal_defect);
}

// The mark of the senior judge counts; without one, that of the judge or of the chief.
bool counts(const State& state, const std::string& name, SectionNumber section) {
    const Judge* const senior = find_judge(state, Role::senior, section);
    return senior == nullptr || senior->name == name;
}

bool all_marked(const State& state, SectionNumber section) {
    return std::ranges::all_of(state.works, [&](const Work& work) {
        return work.section != section || !is_admitted(work) || score_of(work);
    });
}

bool all_reported(const State& state) {
    for (SectionNumber section = 1; section <= state.regulations.sections.size(); ++section) {
        if (!is_done(state, Duty::section_reported, section)) {
            return false;
        }
    }
    return true;
}

constexpr bool is_by_section(Duty duty) {
    return duty == Duty::works_forwarded || duty == Duty::section_reported;
}

bool is_due(const State& state, const DoDuty& command) {
    switch (command.duty) {
    case Duty::works_forwarded:
        return is_closed(state, command.day);
    case Duty::section_reported:
        return is_done(state, Duty::works_forwarded, command.section) &&
               all_marked(state, command.section);
    case Duty::reports_checked:
        return all_reported(state);
    case Duty::changes_told:
        return state.changed_since;
    case Duty::results_sent:
        return state.phase == Phase::preliminary || state.phase == Phase::final_award;
    case Duty::distinctions_sent:
    case Duty::final_report_given:
        return state.phase == Phase::final_award;
    }
    return false;
}

} // namespace

Ruled<Facts> on(const State& state, const RecordExamination& command, const Rules& rules) {
    if (const auto refused = refused_work(state, command.work)) {
        return tl::unexpected(*refused);
    }
    if (state.phase == Phase::final_award) {
        return refuse("results_final", rules.binding);
    }
    std::vector<DefectFound> defects;
    for (const std::string& article : command.broken) {
        defects.push_back({article, "", std::string(by_examination), command.day, false});
    }
    const auto articles = defects.empty() ? ids({rules.examination})
                                          : ids({rules.examination, rules.works.formal_defect});
    return Facts{
        WorkExamined{command.work, std::move(defects), command.deduction, command.day, articles}};
}

Ruled<Facts> on(const State& state, const StateDefect& command, const Rules& rules) {
    if (const auto refused = refused_work(state, command.work)) {
        return tl::unexpected(*refused);
    }
    if (rulebook::find_article(command.article) == nullptr) {
        return refuse("article_unknown", {}, {{"id", command.article}});
    }
    const bool final_award = state.phase == Phase::final_award;
    const DefectFound defect{command.article, command.reason, command.by, command.day, final_award};
    return Facts{
        DefectStated{command.work, defect,
                     final_award ? ids({rules.place_stays}) : ids({rules.works.formal_defect})}};
}

Ruled<Facts> on(const State& state, const GiveMark& command, const Rules& rules) {
    if (const auto refused = refused_work(state, command.work)) {
        return tl::unexpected(*refused);
    }
    const Work& work = *find_work(state, command.work);
    if (const auto refused = refused_time(state, work, command.day, rules)) {
        return tl::unexpected(*refused);
    }
    if (const auto refused = refused_marker(state, command, work.section, rules)) {
        return tl::unexpected(*refused);
    }
    if (const auto refused = refused_mark(command.mark, rules)) {
        return tl::unexpected(*refused);
    }
    const Mark mark{command.judge, command.mark, command.comment,
                    counts(state, command.judge, work.section)};
    const auto advice = mark.counts ? rulebook::Articles() : rules.chief_advises;
    return Facts{
        Marked{command.work, mark, command.deduction, "", command.day, ids({rules.marks, advice})}};
}

Ruled<Facts> on(const State& state, const Revise& command, const Rules& rules) {
    if (const auto refused = refused_work(state, command.work)) {
        return tl::unexpected(*refused);
    }
    if (state.phase != Phase::preliminary) {
        return refuse(state.phase == Phase::final_award ? "results_final" : "no_award_yet",
                      rules.chief_revises);
    }
    if (command.reason.empty()) {
        return refuse("reason_missing", articles_of(rules, Duty::changes_told));
    }
    if (const auto refused = refused_mark(command.mark, rules)) {
        return tl::unexpected(*refused);
    }
    const Judge* const chief = find_judge(state, Role::chief, 0);
    const Mark mark{chief == nullptr ? "" : chief->name, command.mark, "", true};
    return Facts{Marked{command.work, mark, std::nullopt, command.reason, command.day,
                        ids({rules.chief_revises})}};
}

Ruled<Facts> on(const State& state, const DoDuty& command, const Rules& rules) {
    const bool by_section = is_by_section(command.duty);
    if (by_section &&
        (command.section == 0 || command.section > state.regulations.sections.size())) {
        return refuse("no_section", {}, {{"number", std::to_string(command.section)}});
    }
    if (!is_due(state, command)) {
        return refuse("duty_not_due", articles_of(rules, command.duty));
    }
    return Facts{DutyFulfilled{{command.duty, by_section ? command.section : 0},
                               command.day,
                               ids({articles_of(rules, command.duty)})}};
}

} // namespace kodeks::contest
