#include "referee/office/assistants.hpp"

#include "referee/office/permit.hpp"

#include <algorithm>

namespace kodeks::referee {

namespace {

using rulebook::Act;
using rulebook::Need;

// A claim is an assistant's business only where it is about a flag.
Duty duty_of(const Action& action) {
    const auto* const claim = action.get_if<Claim>();
    const bool other_claim = claim != nullptr && claim->kind != ClaimKind::flag;
    return other_claim ? Duty::none : declared_of(action).duty;
}

bool has_need(const State& state, Side side, Need need) {
    const Side other = games::opponent(side);
    const Needs& own = state.settings.needs_of(side);
    const Needs& opposite = state.settings.needs_of(other);
    switch (need) {
    case Need::sight:
        return own.blind;
    case Need::hands_for_moves:
        return own.hands_for_moves;
    case Need::hands_for_clock:
        return own.hands_for_clock;
    case Need::hands_for_score:
        return own.hands_for_score;
    case Need::partner:
        return opposite.blind && !opposite.assistant && !state.of(other).is(Mark::assistant);
    }
    return false;
}

bool is_accepted(const State& state, Side side) {
    return state.settings.needs_of(side).assistant || state.of(side).is(Mark::assistant);
}

// Where a book speaks of what assistants may do act by act.
std::optional<Act> act_of(Duty duty) {
    switch (duty) {
    case Duty::moves:
        return Act::assistant_moves;
    case Duty::clock:
        return Act::assistant_presses;
    case Duty::announcing:
        return Act::assistant_announces;
    case Duty::score:
        return Act::assistant_records;
    case Duty::claiming:
        return Act::assistant_claims_flag;
    default:
        return std::nullopt;
    }
}

// A book that lists permissions forbids an assistant what it does not allow; anything he says for
// his player is speaking for him.
Answer permitted_by_act(const Desk& desk, Side side, const Action& action) {
    if (action.is<NoticeIllegal>() ||
        action.is<NoticeFlag>()) { // the worker asks whose business it is
        return std::nullopt;
    }
    const Act act = act_of(duty_of(action)).value_or(Act::assistant_speaks_for_player);
    const Permit permit = permitted(desk.state(), desk.rules(), act, side);
    return permit.grant == rulebook::Grant::allowed
               ? std::nullopt
               : Answer(refusal("assistant_may_not", permit.articles));
}

} // namespace

Answer assistant_may(const Desk& desk, Actor by, const Action& action) {
    const auto& rules = desk.rules().assistance;
    const Side side = *side_of(by);
    if (rules.duties.empty()) {
        return permitted_by_act(desk, side, action);
    }
    if (!is_accepted(desk.state(), side)) {
        return refusal("assistant_not_accepted", rules.accepted);
    }
    const Duty duty = duty_of(action);
    const bool listed = std::ranges::any_of(rules.duties, [&](const rulebook::AssistantDuty& row) {
        return row.duty == duty && has_need(desk.state(), side, row.need);
    });
    return listed ? std::nullopt : Answer(refusal("assistant_may_not", rules.limits));
}

Answer assistant_is_there(const Desk& desk) {
    const auto& rules = desk.rules().assistance;
    for (const Side side : {Side::white, Side::black}) {
        const Needs& own = desk.state().settings.needs_of(side);
        const Needs& other = desk.state().settings.needs_of(games::opponent(side));
        if (!rules.mandatory.empty() && own.blind && other.deaf &&
            !is_accepted(desk.state(), side)) {
            return refusal("assistant_mandatory", rules.mandatory);
        }
    }
    return std::nullopt;
}

} // namespace kodeks::referee
