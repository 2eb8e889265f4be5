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

// Changed points (record 299) of an event of players. A result may be worth something else, in a
// round or in all, for some or for everybody; of two records the later holds. A bonus or penalty
// is added to the points of its round. Not clear: a bonus without its round, an unknown result.
bool has_clear_points(const Document& document);
// What the player's round brought, without a bonus.
Tenths points_in(const Document& document, const PlayerRecord& player, Round round);
// Bonuses and penalties of the first rounds together.
Tenths bonus_until(const Document& document, StartingRank id, Round last);

// Everybody's first rounds, in the order of Document::players.
std::vector<std::vector<fide::PastRound>> past_rounds(const Document& document, Round rounds);

// Pairs and bye of a paired round as the file has them.
struct PairedRound {
    std::vector<std::pair<fide::PlayerIndex, fide::PlayerIndex>> boards; // white, black
    std::vector<fide::PlayerIndex> byes;
};

PairedRound round_in(const Document& document, Round round);

} // namespace kodeks::tournament::trf
