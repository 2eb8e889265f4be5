#include "referee/assistants.hpp"

#include <algorithm>

namespace kodeks::referee {

namespace {

using rulebook::Duty;
using rulebook::Need;

template <class A, class... Others>
constexpr bool is_one_of = (std::is_same_v<A, Others> || ...);

struct DutyOf {
    template <class A>
    Duty operator()(const A&) const {
        if constexpr (is_one_of<A, Touch, Adjust, Make, Move, Release, Remove, Replace>) {
            return Duty::moves;
        } else if constexpr (is_one_of<A, Press>) {
            return Duty::clock;
        } else if constexpr (is_one_of<A, Announce>) {
            return Duty::announcing;
        } else if constexpr (is_one_of<A, Record>) {
            return Duty::score;
        } else if constexpr (is_one_of<A, Request>) {
            return Duty::telling;
        } else if constexpr (is_one_of<A, NoticeFlag, TouchClaim>) {
            return Duty::claiming;
        } else if constexpr (is_one_of<A, Adjourn, Seal, Open, StopClock>) {
            return Duty::adjournment;
        } else {
            return Duty::none;
        }
    }

    Duty operator()(const Claim& claim) const {
        return claim.kind == ClaimKind::flag ? Duty::claiming : Duty::none;
    }
};

bool has_need(const State& state, Side side, Need need) {
    const Needs& own = state.match.needs[static_cast<std::size_t>(side)];
    const Side other = games::opponent(side);
    const Needs& opposite = state.match.needs[static_cast<std::size_t>(other)];
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

} // namespace

Answer assistant_may(const State& state, Actor by, const Action& action) {
    const auto& rules = state.match.rules.assistance;
    if (rules.duties.empty()) {
        return std::nullopt;
    }
    const Side side = *side_of(by);
    if (!state.match.needs[static_cast<std::size_t>(side)].assistant &&
        !state.of(side).is(Mark::assistant)) {
        return refusal("assistant_not_accepted", rules.accepted);
    }
    const Duty duty = std::visit(DutyOf{}, action);
    const bool listed = std::ranges::any_of(rules.duties, [&](const rulebook::AssistantDuty& row) {
        return row.duty == duty && has_need(state, side, row.need);
    });
    return listed ? std::nullopt : std::optional(refusal("assistant_may_not", rules.limits));
}

Answer assistant_is_there(const State& state) {
    const auto& rules = state.match.rules.assistance;
    for (const Side side : {Side::white, Side::black}) {
        const Needs& own = state.match.needs[static_cast<std::size_t>(side)];
        const Needs& other = state.match.needs[static_cast<std::size_t>(games::opponent(side))];
        if (!rules.mandatory.empty() && own.blind && other.deaf && !own.assistant &&
            !state.of(side).is(Mark::assistant)) {
            return refusal("assistant_mandatory", rules.mandatory);
        }
    }
    return std::nullopt;
}

} // namespace kodeks::referee
