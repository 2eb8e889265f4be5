#include "referee/permit.hpp"

#include "base/names.hpp"
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

} // namespace

Permit permitted(const State& state, rulebook::Act act, Side side) {
    for (const Leave& row : state.match.rules.duties.leaves) {
        if (row.act == act && fits(state, row, side)) {
            return {row.grant, row.articles};
        }
    }
    return {};
}

bool may(const State& state, rulebook::Act act, Side side) {
    return permitted(state, act, side).grant == Grant::allowed;
}

Answer on(Desk& desk, const Consult& consult) {
    const Permit permit = permitted(desk.state(), consult.act, consult.side);
    if (permit.grant == Grant::forbidden) {
        return refusal("forbidden", permit.articles);
    }
    desk.rule(ruling(name_of_value(permit.grant), consult.side, permit.articles));
    return std::nullopt;
}

} // namespace kodeks::referee
