#include "referee/permit.hpp"

#include "referee/workers.hpp"

namespace kodeks::referee {

namespace {

using rulebook::ForWhom;
using rulebook::Grant;
using rulebook::Leave;
using rulebook::Turn;

bool has(const Needs& needs, ForWhom need) {
    switch (need) {
    case ForWhom::vision:
        return needs.vision();
    case ForWhom::assistant:
        return needs.assistant;
    case ForWhom::hearing:
        return needs.hearing;
    case ForWhom::any:
        break;
    }
    return true;
}

bool fits(const State& state, const Leave& row, Side side) {
    const bool own = state.to_move() == side;
    return has(state.match.needs[static_cast<std::size_t>(side)], row.need) &&
           (row.turn == Turn::any || (row.turn == Turn::own) == own);
}

std::string_view name_of(Grant grant) {
    constexpr std::string_view names[] = {"allowed", "forbidden", "needs_consent", "needs_arbiter",
                                          "needs_chief"};
    return names[static_cast<std::size_t>(grant)];
}

} // namespace

Permit permitted(const State& state, rulebook::Act act, Side side) {
    for (const Leave& row : state.match.rules.duties.permissions) {
        if (row.act == act && fits(state, row, side)) {
            return {row.grant, row.articles};
        }
    }
    return {};
}

bool may(const State& state, rulebook::Act act, Side side) {
    return permitted(state, act, side).grant == Grant::allowed;
}

Answer on(Desk& desk, const Ask& ask) {
    const Permit permit = permitted(desk.state(), ask.act, ask.side);
    if (permit.grant == Grant::forbidden) {
        return refusal("forbidden", permit.articles);
    }
    desk.rule(ruling(name_of(permit.grant), ask.side, permit.articles));
    return std::nullopt;
}

} // namespace kodeks::referee
