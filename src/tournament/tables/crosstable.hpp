// The table everybody looks for: rows in the order of places, one column per round (Swiss, knock-
// out) or per participant (round robin), marks as the rulebook writes them. Results of somebody who
// left too early stay to be seen, in brackets, and count for nobody (RU:3.14.2, PMR:246).
#pragma once

#include "tournament/tables/standings.hpp"

#include <string>
#include <vector>

namespace kodeks::tournament {

struct CrossRow {
    EntryId entry;
    std::string place; // empty = without a place
    std::vector<std::string> cells;
    Points points;
};

struct Crosstable {
    bool by_opponent = false; // columns are the rows themselves, else rounds
    std::vector<CrossRow> rows;
};

Crosstable crosstable(const State& state, const Stage& stage);

} // namespace kodeks::tournament
