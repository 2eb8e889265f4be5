// Tie-breaks from own results (C07:7, 9.2): what each round brings, and their sums.
#pragma once

#include "tournament/fide_tiebreak/code.hpp"
#include "tournament/fide_tiebreak/table.hpp"

namespace kodeks::tournament::fide_tiebreak {

// One round of a participant, in half points.
using RoundCount = std::int32_t (*)(const Table&, const Participant&, std::size_t round);

// WIN WON BPG BWG REP STD; nullptr for other codes.
RoundCount round_count(std::string_view name);

Value sum_of(RoundCount count, const Table& table, const Participant& one);

Value progressive(const Participant& one, const Code& code);              // PS
Value koya(const Table& table, const Participant& one, const Code& code); // KS

// KS: whether the opponent of a round has reached the limit.
bool counts_in_koya(const Table& table, const Participant& one, const Code& code,
                    const fide::PastRound& past);

} // namespace kodeks::tournament::fide_tiebreak
