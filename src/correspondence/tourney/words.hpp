// Rulings and duties of a tournament by letter as messages: the program and the pages tell them in
// the same words.
#pragma once

#include "base/message.hpp"
#include "correspondence/tourney/due.hpp"

namespace kodeks::correspondence::tourney {

// "byletter.ruling.<decision>"; its word alone where a newer program has decided.
std::string told(const State& state, const Ruling& ruling, Language language);

Message told(const State& state, const Duty& duty);

// "Game 3, Koval – Bondar"
Message title_of(const State& state, GameId game);

} // namespace kodeks::correspondence::tourney
