// What a book says about setting mechanical clocks; clock/dial.hpp does the arithmetic.
#pragma once

#include "rulebook/scope.hpp"

namespace kodeks::rulebook {

struct DialRules {
    Articles alike{};          // how the hands of all clocks are set and moved forward
    Articles single{};         // one game, to the end of the game
    Articles combined{};       // one game with two periods
    Articles match{};          // a micro-match of two games, to the end of the game
    Articles match_combined{}; // likewise with two periods
};

const DialRules* find_dial_rules(std::string_view edition); // nullptr: the book is silent

} // namespace kodeks::rulebook
