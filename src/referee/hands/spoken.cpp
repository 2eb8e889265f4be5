#include "referee/hands/spoken.hpp"

#include "referee/desk/workers.hpp"
#include "referee/office/permit.hpp"

namespace kodeks::referee {

namespace {

// Conventional signs stand for the words, where the chief arbiter has agreed to them (UA:V.13.14,
// UA:V.13.15).
bool signs_agreed(const State& state) {
    return has_leave(state, Side::white, rulebook::Act::agree_signs) ||
           has_leave(state, Side::black, rulebook::Act::agree_signs);
}

// By the player who made it and, where the book says so, by any assistant (FIDE:D.2.10.2).
bool announces_for(const rulebook::GameRules& rules, Actor by, Side mover) {
    return side_of(by) == mover || (rules.announcing.by_anybody && is_assistant(by));
}

} // namespace

bool moves_are_spoken(const State& state, const rulebook::GameRules& rules) {
    const auto listens = [&](const Needs& needs) {
        return needs.blind || (rules.announcing.low_vision_too && needs.low_vision);
    };
    return !rules.announcing.before_press.empty() && !signs_agreed(state) &&
           (listens(state.settings.needs[0]) || listens(state.settings.needs[1]));
}

games::Move waiting_move(const State& state) {
    const Partial& partial = *state.partial;
    games::MoveList legal;
    games::legal_moves(*state.position, legal);
    for (const games::Move& move : legal) {
        if (move.from == partial.from && move.to == partial.to &&
            move.promotion == partial.promotion && move.captured == partial.removed) {
            return move;
        }
    }
    return half_made(state);
}

std::optional<ToSay> to_say(const State& state, const rulebook::GameRules& rules, Actor by) {
    const auto side = side_of(by);
    if (!side || state.phase != Phase::playing || !moves_are_spoken(state, rules)) {
        return std::nullopt;
    }
    if (state.partial) {
        const bool waits = state.partial->unannounced && announces_for(rules, by, state.to_move());
        return waits ? std::optional(ToSay{waiting_move(state)}) : std::nullopt;
    }
    if (state.plies.empty()) {
        return std::nullopt;
    }
    const games::Move& last = state.plies.back().move;
    const auto mover = state.made_by();
    const bool said = !mover || state.announced == last;
    if (mover && announces_for(rules, by, *mover)) {
        return said ? std::nullopt : std::optional(ToSay{last});
    }
    const bool heard = said && !is_assistant(by) && side != state.plies.back().side;
    return rules.announcing.by_anybody && heard ? std::optional(ToSay{last, true}) : std::nullopt;
}

} // namespace kodeks::referee
