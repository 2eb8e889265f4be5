// The standings of an event by FIDE tie-breaks (C07): used when its list names them.
#pragma once

#include "tournament/fide_tiebreak/opened.hpp"
#include "tournament/tables/standings.hpp"

#include <string>
#include <vector>

namespace kodeks::tournament {

// Whether a code names a tie-break at all: of a rulebook (tiebreak/catalogue.hpp), or of FIDE.
bool is_tie_break(std::string_view code);
bool is_fide_tie_break(std::string_view code);

// Of a stage of individuals whose tie-breaks are all FIDE's.
Standings fide_standings(const State& state, const Stage& stage);

// A part of a value, in the words of the event; what is not there does not count.
struct FideTerm {
    std::uint32_t round = 0; // 0: no round is meant
    std::uint32_t board = 0; // 0: no board is meant
    EntryId opponent = no_entry;
    std::optional<Fraction> number; // of the opponent or the board
    std::optional<Fraction> factor;
    std::optional<Fraction> value;
    bool dummy = false; // the number is that of nobody
    bool cut = false;
};

struct FideOpened {
    std::vector<FideTerm> terms;
    fide_tiebreak::Making making{};
    std::int64_t divisor = 1;
    std::optional<Fraction> added;
};

// What one FIDE tie-break of one entry is made of.
FideOpened fide_opened(const State& state, const Stage& stage, EntryId entry,
                       const std::string& code);

} // namespace kodeks::tournament
