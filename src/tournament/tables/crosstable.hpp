// The table everybody looks for: rows in the order of places, one column per round (Swiss, knock-
// out) or per participant (round robin), marks as the rulebook writes them. Results of somebody who
// left too early stay to be seen, in brackets, and count for nobody (RU:3.14.2, PMR:246); games
// brought along from an earlier stage stand in square brackets.
//
//     4w1        in a round: against line 4, with White, a point
//     4: 1½ (1 ½)   a micro-match: the opponent's line, the sum, the single games
//     4: 1 (½ ½) !   level, and decided otherwise for this one
#pragma once

#include "tournament/tables/standings.hpp"

#include <string>
#include <vector>

namespace kodeks::tournament {

// One meeting as the owner of the row has it.
struct CrossMeeting {
    RoundNumber round = 0; // 0 = brought along from an earlier stage
    EntryId opponent = no_entry;
    std::vector<Outcome> games; // of the pairing; none: free, or absent
    bool first = true;          // the owner is the first of the pairing: White in game 1
    bool absent = false;
    bool half = false;    // absent, with half a point
    bool aside = false;   // counts for nobody
    bool decided = false; // level, and decided otherwise for the owner
    bool full = false;    // absent, with the points of a win
};

struct CrossRow {
    EntryId entry;
    std::string place; // empty = without a place
    std::vector<std::string> cells;
    Points points;
    std::vector<CrossMeeting> meetings{}; // in the order of rounds
};

struct Crosstable {
    bool by_opponent = false; // columns are the rows themselves, else rounds
    std::vector<CrossRow> rows;
};

Crosstable crosstable(const State& state, const Stage& stage);

} // namespace kodeks::tournament
