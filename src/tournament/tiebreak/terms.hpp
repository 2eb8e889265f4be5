// A tie-break value opened: the terms it is the sum of. Values and explanations come from the same
// terms, so what is shown is what was computed.
#pragma once

#include "tournament/tiebreak/adjusted.hpp"
#include "tournament/tiebreak/catalogue.hpp"

#include <vector>

namespace kodeks::tournament::tiebreak {

struct Term {
    std::int32_t round = 0;
    std::int32_t opponent = nobody;
    Fraction score;      // of the opponent, or the own result
    Fraction factor = 1; // what it is multiplied with
    Source source = Source::own_score;
    bool cut = false; // left out as one of the worst or best

    Fraction value() const { return factor == Fraction(1) ? score : score * factor; }
};

// Compared from the front; a missing step counts as zero.
using Value = std::vector<Fraction>;
std::strong_ordering compare(const Value& a, const Value& b);

// The terms of a tie-break that is not decided inside the tied group. With cuts the left-out terms
// are marked; a progressive tie-break shows its first step.
std::vector<Term> terms_of(const Table& table, const Adjusted& adjusted, const TieBreak& tie_break,
                           std::int32_t row);
Value value_of(const Table& table, const Adjusted& adjusted, const TieBreak& tie_break,
               std::int32_t row);

} // namespace kodeks::tournament::tiebreak
