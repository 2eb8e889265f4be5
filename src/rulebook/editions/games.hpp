// The game rules of the editions, one data file each; games.cpp lists them.
#pragma once

#include "rulebook/game_rules.hpp"

namespace kodeks::rulebook {

extern const GameRules game_fide2023;
extern const GameRules game_pmr2018;
extern const GameRules game_ua2026;
extern const GameRules game_ru_code;
extern const GameRules game_frisian2011;

} // namespace kodeks::rulebook
