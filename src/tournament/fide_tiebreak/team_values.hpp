// Tie-breaks of teams (C07:12, 13).
#pragma once

#include "tournament/fide_tiebreak/values.hpp"

namespace kodeks::tournament::fide_tiebreak {

// BC, TBR, BBE, MPvGP, the extended Sonneborn-Berger codes, SSSC.
std::vector<Values> team_values(const Contest& contest, const Code& code);

// BC, TBR or BBE from given points on the boards.
// Points on every board, all rounds together.
std::vector<Tenths> boards_of(const Contest& contest, PlayerIndex team);

// The letters of EMGSB: whose total, and the result it is multiplied with (C07:13.2).
std::vector<Term> extended_terms(const Contest& contest, const Code& code, PlayerIndex team);

// C07:13.4: the secondary score, and the sum over opponents that is divided.
struct Schedule {
    std::vector<Term> terms;
    std::int64_t divisor = 0; // 0: there is none
    Tenths secondary{};
};

Schedule schedule_of(const Contest& contest, const Code& code, PlayerIndex team);

Value board_count(const std::vector<Tenths>& boards);
Values from_top_board(const std::vector<Tenths>& boards);
Values without_bottom_boards(const std::vector<Tenths>& boards);

} // namespace kodeks::tournament::fide_tiebreak
