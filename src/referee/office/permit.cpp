#include "referee/office/permit.hpp"

#include "referee/desk/workers.hpp"
#include "referee/words/words.hpp"

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
    return has(state.settings.needs[static_cast<std::size_t>(side)], row.need) &&
           (row.turn == Turn::any || (row.turn == Turn::own) == own);
}

} // namespace

Permit permitted(const State& state, const rulebook::GameRules& rules, rulebook::Act act,
                 Side side) {
    Permit permit = permitted_by_the_book(state, rules, act, side);
    if (permit.grant != Grant::forbidden && has_leave(state, side, act)) {
        permit.grant = Grant::allowed;
    }
    return permit;
}

Permit permitted_by_the_book(const State& state, const rulebook::GameRules& rules,
                             rulebook::Act act, Side side) {
    for (const Leave& row : rules.duties.leaves) {
        if (row.act == act && fits(state, row, side)) {
            return {row.grant, row.articles};
        }
    }
    return {};
}

bool may(const Desk& desk, rulebook::Act act, Side side) {
    return permitted(desk.state(), desk.rules(), act, side).grant == Grant::allowed;
}

Answer on(Desk& desk, const Consult& consult) {
    const Permit permit = permitted(desk.state(), desk.rules(), consult.act, consult.side);
    if (permit.articles.empty()) {
        return refusal("not_in_rulebook");
    }
    if (permit.grant == Grant::forbidden) {
        return refusal("forbidden", permit.articles);
    }
    desk.rule(ruling(word(permit.grant), consult.side, permit.articles));
    return std::nullopt;
}

} // namespace kodeks::referee
