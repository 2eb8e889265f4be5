// The tournament rules of the editions; a new edition adds its file and a line here and in the
// list of tournaments.cpp.
#pragma once

#include "rulebook/tournament_rules.hpp"

namespace kodeks::rulebook {

extern const TournamentRules tournament_ua2026;
extern const TournamentRules tournament_ru_code;
extern const TournamentRules tournament_pmr2018;
extern const TournamentRules tournament_fide2023;
extern const TournamentRules tournament_frisian2011;

} // namespace kodeks::rulebook
