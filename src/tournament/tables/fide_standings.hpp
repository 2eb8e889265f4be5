// The standings of an event by FIDE tie-breaks (C07): used when its list names them.
#pragma once

#include "tournament/tables/standings.hpp"

#include <string>
#include <vector>

namespace kodeks::tournament {

// Whether a code names a tie-break at all: of a rulebook (tiebreak/catalogue.hpp), or of FIDE.
bool is_tie_break(std::string_view code);
bool is_fide_tie_break(std::string_view code);

// Of a stage of individuals whose tie-breaks are all FIDE's.
Standings fide_standings(const State& state, const Stage& stage);

struct FideTerm {
    std::uint32_t round = 0;
    EntryId opponent = no_entry; // nobody: a dummy
    Fraction score;
    Fraction points; // of the entry itself in that round
    bool cut = false;
};

// The terms of one FIDE tie-break of one entry.
std::vector<FideTerm> fide_terms(const State& state, const Stage& stage, EntryId entry,
                                 const std::string& code);

} // namespace kodeks::tournament
