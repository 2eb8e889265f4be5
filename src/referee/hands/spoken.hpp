// Moves that are spoken because somebody at the board does not see it: whether they are, and what
// somebody may say now of a move that stands there.
#pragma once

#include "referee/acts/command.hpp"
#include "referee/state/state.hpp"
#include "rulebook/game_rules.hpp"

#include <optional>

namespace kodeks::referee {

bool moves_are_spoken(const State& state, const rulebook::GameRules& rules);

// A move whose words are all that is missing (FIDE:D.2.3.3).
games::Move waiting_move(const State& state);

struct ToSay {
    games::Move move;
    bool repeats = false; // it is the opponent's, who has announced it (FIDE:D.2.1)

    friend bool operator==(const ToSay&, const ToSay&) = default;
};

std::optional<ToSay> to_say(const State& state, const rulebook::GameRules& rules, Actor by);

} // namespace kodeks::referee
