// The referee of one game: commands in, events and rulings out. Pure.
//
//     State state(match);
//     std::vector<Event> events;
//     if (Answer refused = handle(state, command, oracle, events)) { ... nothing has changed ... }
//
// `state` is always what the events so far make of it; rebuilding it from them gives the same.
#pragma once

#include "referee/desk.hpp"

namespace kodeks::referee {

Answer handle(State& state, const Command& command, const truth::Oracle& oracle,
              std::vector<Event>& events);

} // namespace kodeks::referee
