// What may be told to a player or done at his board: a question anybody may put to the rulebook,
// which changes nothing.
#pragma once

#include "referee/desk/desk.hpp"

namespace kodeks::referee {

struct Permit {
    rulebook::Grant grant = rulebook::Grant::forbidden;
    rulebook::Articles articles{}; // empty: the rulebook does not speak of it
};

// For the player concerned, at this moment. What the rulebook does not mention is forbidden.
Permit permitted(const State& state, const rulebook::GameRules& rules, rulebook::Act act,
                 Side side);
bool may(const Desk& desk, rulebook::Act act, Side side);

// Somebody has given the player leave for it (leave.cpp); then what needs leave is allowed.
bool has_leave(const State& state, Side side, rulebook::Act act);
// What the rulebook says before anybody gives leave.
Permit permitted_by_the_book(const State& state, const rulebook::GameRules& rules,
                             rulebook::Act act, Side side);
// The player had leave from the very article that the breach is one of: it is none.
bool was_allowed(const Desk& desk, Side side, const rulebook::Offence& offence);

} // namespace kodeks::referee
