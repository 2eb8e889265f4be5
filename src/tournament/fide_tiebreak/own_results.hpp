// Tie-breaks from a player's own rounds (C07:7) and Koya (C07:9.2).
#pragma once

#include "tournament/fide_tiebreak/code.hpp"
#include "tournament/fide_tiebreak/table.hpp"

namespace kodeks::tournament::fide_tiebreak {

Value wins(const Table& table, const Participant& one);                   // WIN
Value games_won(const Table& table, const Participant& one);              // WON
Value black_games(const Table& table, const Participant& one);            // BPG
Value black_wins(const Table& table, const Participant& one);             // BWG
Value progressive(const Participant& one, const Code& code);              // PS
Value rounds_elected(const Table& table, const Participant& one);         // REP
Value standard_points(const Table& table, const Participant& one);        // STD
Value koya(const Table& table, const Participant& one, const Code& code); // KS

} // namespace kodeks::tournament::fide_tiebreak
