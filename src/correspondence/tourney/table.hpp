// The table of a tournament by letter: results, points, places. Annulled games count for nobody,
// a minus for want of records is a loss (RU:5.5.8).
#pragma once

#include "base/points.hpp"
#include "correspondence/tourney/state.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace kodeks::correspondence::tourney {

struct TableRow {
    PlayerId player{};
    std::int32_t first_place = 0; // 0 for somebody whose results were annulled
    std::int32_t last_place = 0;  // another one when the place is shared
    std::int32_t games = 0;       // that count
    Points points{};
    std::vector<std::string> results{}; // against each player, by his number; several by a blank
    std::vector<std::string> values{};  // of the tie-breaks, as texts

    friend bool operator==(const TableRow&, const TableRow&) = default;
};

// In the order of places.
std::vector<TableRow> table(const State& state);

// "1", "½", "0", "+", "-", "." for a game that is not over, "x" for one that was annulled.
std::string result_text(const State& state, const Game& game, Side side);

} // namespace kodeks::correspondence::tourney
