#include "composition/contest/state.hpp"

#include <algorithm>

namespace kodeks::contest {

namespace {

template <class List, class Wanted, class Member>
auto* found_in(const List& list, const Wanted& wanted, Member member) {
    const auto found = std::ranges::find(list, wanted, member);
    return found == list.end() ? nullptr : &*found;
}

} // namespace

const Author* find_author(const State& state, AuthorId id) {
    return found_in(state.authors, id, &Author::id);
}

const Author* find_author(const State& state, std::string_view name) {
    return found_in(state.authors, name, &Author::name);
}

const Work* find_work(const State& state, WorkId id) {
    return found_in(state.works, id, &Work::id);
}

const Appeal* find_appeal(const State& state, AppealId id) {
    return found_in(state.appeals, id, &Appeal::id);
}

bool is_done(const State& state, rulebook::ContestDuty duty, SectionNumber section) {
    return std::ranges::find(state.duties, DutyDone{duty, section}) != state.duties.end();
}

const Judge* find_judge(const State& state, Role role, SectionNumber section) {
    for (const Judge& judge : state.regulations.panel) {
        if (judge.role == role && (judge.section == section || judge.section == 0)) {
            return &judge;
        }
    }
    return nullptr;
}

bool judges_section(const State& state, std::string_view name, SectionNumber section) {
    return std::ranges::any_of(state.regulations.panel, [&](const Judge& judge) {
        return judge.name == name && judge.role != Role::secretary &&
               (judge.section == section || judge.section == 0);
    });
}

bool is_admitted(const Work& work) {
    return !work.late && !work.withdrawn &&
           std::ranges::all_of(work.defects, &DefectFound::keeps_place);
}

std::optional<Points> score_of(const Work& work) {
    for (const Mark& mark : work.marks) {
        if (mark.counts) {
            return std::max(mark.mark - work.deduction, Points{});
        }
    }
    return std::nullopt;
}

} // namespace kodeks::contest
