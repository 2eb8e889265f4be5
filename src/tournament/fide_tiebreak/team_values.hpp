// Tie-breaks of teams (C07:12, 13).
#pragma once

#include "tournament/fide_tiebreak/values.hpp"

namespace kodeks::tournament::fide_tiebreak {

// BC, TBR, BBE, MPvGP, the extended Sonneborn-Berger codes, SSSC.
std::vector<Values> team_values(const Contest& contest, const Code& code);

// BC, TBR or BBE from given points on the boards.
Value board_count(const std::vector<Tenths>& boards);
Values from_top_board(const std::vector<Tenths>& boards);
Values without_bottom_boards(const std::vector<Tenths>& boards);

} // namespace kodeks::tournament::fide_tiebreak
