// What a FIDE tie-break is made of, as lines for people.
#pragma once

#include "cli/context.hpp"
#include "tournament/fide_tiebreak/opened.hpp"
#include "tournament/tiebreak/fraction.hpp"

#include <optional>
#include <string>
#include <vector>

namespace kodeks::cli {

struct ShownPart {
    std::uint32_t round = 0;
    std::uint32_t board = 0;
    std::string who; // empty: nobody
    std::optional<tournament::Fraction> number;
    std::optional<tournament::Fraction> factor;
    std::optional<tournament::Fraction> value;
    bool dummy = false;
    bool cut = false;
};

struct ShownMaking {
    tournament::fide_tiebreak::Making making{};
    std::int64_t divisor = 1;
    std::optional<tournament::Fraction> added;
};

void print_parts(const Context& context, const std::vector<ShownPart>& parts,
                 const ShownMaking& making);

} // namespace kodeks::cli
