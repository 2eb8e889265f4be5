// Changed points (record 299). A result may be worth something else, in a round or in all, for some
// or for everybody; of two records the later holds. A bonus or penalty is added to the points of
// its round. The ids are players, or in a report of teams the teams.
#pragma once

#include "tournament/trf/document.hpp"

namespace kodeks::tournament::trf {

// Not clear: an unknown result, no points that count.
bool has_clear_points(const Document& document);

bool concerns(const PointsRecord& record, std::uint32_t id, Round round);

// The record that holds for such a result ("W", "+" ...); nullptr when none does.
const PointsRecord* change_of(const Document& document, char type, std::uint32_t id, Round round);

// What the player's round brought, without a bonus.
Tenths points_in(const Document& document, const PlayerRecord& player, Round round);

struct Bonus {
    Tenths matches{};
    Tenths games{}; // of an individual: his points
};

// Bonuses and penalties of the first rounds together; one for all rounds is given in each.
Bonus bonus_until(const Document& document, std::uint32_t id, Round last);

} // namespace kodeks::tournament::trf
