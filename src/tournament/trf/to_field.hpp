// From a report file to what the pairing engine is told about one round.
#pragma once

#include "tournament/trf/document.hpp"

namespace kodeks::tournament::trf {

struct RoundField {
    fide::Field field;
    std::vector<StartingRank> ranks; // by player of the field
};

// The field of a round: the first rounds_paired() + 1 rounds can be asked. For a round already
// paired those take part who were paired in it.
Result<RoundField> field_of(const Document& document, Round round);

// Everybody's first rounds, in the order of Document::players.
std::vector<std::vector<fide::PastRound>> past_rounds(const Document& document, Round rounds);

// Pairs and bye of a paired round as the file has them.
struct PairedRound {
    std::vector<std::pair<fide::PlayerIndex, fide::PlayerIndex>> boards; // white, black
    std::vector<fide::PlayerIndex> byes;
};

PairedRound round_in(const Document& document, Round round);

} // namespace kodeks::tournament::trf
