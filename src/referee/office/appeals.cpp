// Appeals and protests: who, how, until when, to whom, and who decides them.
#include "referee/desk/workers.hpp"

#include <algorithm>
#include <array>

namespace kodeks::referee {

namespace {

using rulebook::AppealStep;
using rulebook::Authority;

// Results that did not come about on the board or the clock: somebody decided them.
constexpr std::array<std::string_view, 7> decided_by_arbiters = {
    "sanction", "absence", "record", "correction", "claim", "fixed_draw", "not_won"};

// Where the book leaves it to the regulations to whom, the appeal is only noted.
Ruling lodged_ruling(const AppealStep& step, Side side) {
    switch (step.to) {
    case Authority::arbiter:
        return ruling("appeal_to_arbiter", side, step.lodged);
    case Authority::chief_arbiter:
        return ruling("appeal_to_chief_arbiter", side, step.lodged);
    case Authority::appeals_committee:
        return ruling("appeal_to_committee", side, step.lodged);
    case Authority::organiser:
        break;
    }
    return ruling("appeal_noted", side, step.lodged);
}

const AppealCourse& course_of(const Desk& desk, Side side) {
    return desk.state().appeals[static_cast<std::size_t>(side)];
}

bool is_there(const Desk& desk, const AppealStep& step) {
    const bool in_time = !step.in_play || !desk.state().over();
    return in_time && (!step.if_provided || desk.state().settings.regulations.appeal_within);
}

// The step that follows the last decision; nullptr after the last one.
const AppealStep* next_step(const Desk& desk, Side side) {
    const auto steps = desk.rules().appeals.steps;
    const auto decided = course_of(desk, side).decided;
    const auto last = decided ? std::ranges::find(steps, *decided, &AppealStep::to) : steps.end();
    const auto from = last == steps.end() ? steps.begin() : std::next(last);
    const auto found = std::find_if(from, steps.end(),
                                    [&](const AppealStep& step) { return is_there(desk, step); });
    return found == steps.end() ? nullptr : &*found;
}

Answer right_to_appeal(const Desk& desk, const Appeal& appeal, Side side) {
    const auto& rules = desk.rules().appeals;
    const Regulations& regulations = desk.state().settings.regulations;
    if (rules.steps.empty()) {
        return refusal("not_in_rulebook");
    }
    if (regulations.no_appeals && !rules.excluded.empty()) {
        return refusal("appeals_excluded", rules.excluded);
    }
    if (regulations.team_event && !appeal.by_captain && !rules.captain.empty()) {
        return refusal("captain_appeals", rules.captain);
    }
    if (course_of(desk, side).open) {
        return refusal("appeal_open", rules.steps.front().lodged);
    }
    const bool decided = desk.state().over() &&
                         std::ranges::find(decided_by_arbiters, desk.state().outcome->reason) !=
                             decided_by_arbiters.end();
    return desk.state().over() && !decided && !rules.closed.empty()
               ? Answer(refusal("over", rules.closed))
               : std::nullopt;
}

// The time that the regulations give runs from the end of the game or the decision before.
bool is_late(const Desk& desk, Side side) {
    const State& state = desk.state();
    const auto within = state.settings.regulations.appeal_within;
    if (!within || !state.over()) {
        return false;
    }
    const Instant from = std::max(state.ended, course_of(desk, side).since);
    return clock::between(from, desk.now()) > *within;
}

Answer in_form(const Desk& desk, const Appeal& appeal, const AppealStep& step, Side side) {
    const auto& by_captain = desk.rules().appeals.captain_in_writing;
    const bool team = desk.state().settings.regulations.team_event && !by_captain.empty();
    const auto& writing = team ? by_captain : step.in_writing;
    if (!appeal.in_writing && !writing.empty()) {
        return refusal("appeal_in_writing", writing);
    }
    return !step.deadline.empty() && is_late(desk, side)
               ? Answer(refusal("appeal_late", step.deadline))
               : std::nullopt;
}

} // namespace

Answer on(Desk& desk, const Appeal& appeal) {
    const Side side = *side_of(desk.by());
    if (const Answer refused = right_to_appeal(desk, appeal, side)) {
        return refused;
    }
    const auto& rules = desk.rules().appeals;
    const AppealStep* const step = next_step(desk, side);
    if (step == nullptr) {
        return refusal("appeal_final",
                       rules.last.empty() ? rules.steps.back().decided : rules.last);
    }
    if (appeal.authority && *appeal.authority != step->to) {
        return refusal("appeal_order", rules.order.empty() ? step->lodged : rules.order);
    }
    if (const Answer refused = in_form(desk, appeal, *step, side)) {
        return refused;
    }
    desk.put(Appealed{side, step->to});
    desk.rule(lodged_ruling(*step, side));
    return std::nullopt;
}

// An arbiter decides what was put to arbiters; what the committee decided is recorded by the chief.
Answer on(Desk& desk, const AnswerAppeal& answer) {
    const auto open = course_of(desk, answer.side).open;
    const auto steps = desk.rules().appeals.steps;
    if (!open) {
        return refusal("no_appeal");
    }
    const AppealStep& step = *std::ranges::find(steps, *open, &AppealStep::to);
    if (step.to != Authority::arbiter && desk.by() != Actor::chief_arbiter) {
        return refusal("no_authority", step.decided);
    }
    desk.put(AppealAnswered{answer.side, answer.granted, desk.now()});
    desk.rule(
        ruling(answer.granted ? "appeal_granted" : "appeal_rejected", answer.side, step.decided));
    return std::nullopt;
}

} // namespace kodeks::referee
