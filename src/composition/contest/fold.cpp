// Facts into states, without looking at rules.
#include "base/check.hpp"
#include "composition/contest/event.hpp"

#include <algorithm>

namespace kodeks::contest {

namespace {

template <class List, class Wanted, class Member>
auto& in(List& list, const Wanted& wanted, Member member) {
    const auto found = std::ranges::find(list, wanted, member);
    KODEKS_ASSERT(found != list.end());
    return *found;
}

Work& work_in(State& state, WorkId id) {
    return in(state.works, id, &Work::id);
}

// What changes a published award has to be told to the participants.
void note_change(State& state, bool changed) {
    state.changed_since = state.changed_since || (changed && state.phase == Phase::preliminary);
}

void fold(State& state, const Announced& fact) {
    state.regulations = fact.regulations;
}

// A role that one person has goes over to the new one.
void fold(State& state, const Appointed& fact) {
    auto& panel = state.regulations.panel;
    if (fact.judge.role != Role::judge) {
        std::erase_if(panel, [&](const Judge& judge) {
            return judge.role == fact.judge.role && judge.section == fact.judge.section;
        });
    }
    panel.push_back(fact.judge);
    if (state.phase == Phase::annulled && fact.judge.role == Role::chief) {
        state.phase = Phase::entering;
    }
}

void fold(State& state, const Registered& fact) {
    state.authors.push_back(fact.author);
}

void fold(State& state, const WorkEntered& fact) {
    state.works.push_back(fact.work);
}

// What was found in the old diagram says nothing about the new one.
void fold(State& state, const WorkReplaced& fact) {
    Work& work = work_in(state, fact.work);
    work.diagram = fact.diagram;
    work.examined = false;
    work.defects.clear();
    work.deduction = {};
}

void fold(State& state, const WorkWithdrawn& fact) {
    work_in(state, fact.work).withdrawn = true;
}

void fold(State& state, const WorkExamined& fact) {
    Work& work = work_in(state, fact.work);
    const bool was_admitted = is_admitted(work);
    const Points before = work.deduction;
    work.examined = true;
    work.deduction = fact.deduction;
    std::erase_if(work.defects,
                  [](const DefectFound& defect) { return defect.by == by_examination; });
    work.defects.insert(work.defects.end(), fact.defects.begin(), fact.defects.end());
    const bool changed = is_admitted(work) != was_admitted || work.deduction != before;
    note_change(state, changed);
}

void fold(State& state, const DefectStated& fact) {
    work_in(state, fact.work).defects.push_back(fact.defect);
    note_change(state, true);
}

void fold(State& state, const Marked& fact) {
    Work& work = work_in(state, fact.work);
    std::erase_if(work.marks, [&](const Mark& mark) {
        return mark.judge == fact.mark.judge || (mark.counts && fact.mark.counts);
    });
    work.marks.push_back(fact.mark);
    work.deduction = fact.deduction.value_or(work.deduction);
    note_change(state, true);
}

void fold(State& state, const DutyFulfilled& fact) {
    if (fact.duty.duty == rulebook::ContestDuty::changes_told) {
        state.changed_since = false;
    }
    if (std::ranges::find(state.duties, fact.duty) == state.duties.end()) {
        state.duties.push_back(fact.duty);
    }
}

void fold(State& state, const PreliminaryPublished& fact) {
    state.phase = Phase::preliminary;
    state.preliminary_day = fact.day;
    state.places = fact.places;
    state.changed_since = false;
}

void fold(State& state, const AppealMade& fact) {
    state.appeals.push_back(fact.appeal);
}

void fold(State& state, const AppealDecided& fact) {
    in(state.appeals, fact.appeal, &Appeal::id).answer = fact.answer;
    state.reconsidered = state.reconsidered || fact.answer == Answer::reconsider;
}

void fold(State& state, const AwardAnnulled&) {
    const Judge* const chief = find_judge(state, Role::chief, 0);
    state.annulled_chief = chief == nullptr ? std::string() : chief->name;
    state.phase = Phase::annulled;
    state.preliminary_day.reset();
    state.places.clear();
    state.duties.clear();
    state.reconsidered = false;
    for (Appeal& appeal : state.appeals) {
        appeal.answer = Answer::annul; // of another award nobody has complained yet
    }
    for (Work& work : state.works) {
        work.marks.clear();
    }
}

void fold(State& state, const FinalPublished& fact) {
    state.phase = Phase::final_award;
    state.final_day = fact.day;
    state.places = fact.places;
}

void fold(State& state, const Scored& fact) {
    std::erase_if(state.scores, [&](const Score& score) {
        return score.solver == fact.score.solver && score.task == fact.score.task;
    });
    state.scores.push_back(fact.score);
}

} // namespace

void apply(State& state, const Event& event) {
    event.visit([&](const auto& fact) { fold(state, fact); });
}

} // namespace kodeks::contest
