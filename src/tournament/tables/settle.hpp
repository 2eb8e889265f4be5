// From the record to what counts. A pairing becomes two scores; games of somebody who left become
// what his rulebook says (UA:V.10, RU:3.14, PMR:245); who left a round robin too early counts for
// nobody. The result is the table the tie-breaks read, and the marks a crosstable shows.
#pragma once

#include "tournament/state/state.hpp"
#include "tournament/tiebreak/table.hpp"

#include <map>
#include <vector>

namespace kodeks::tournament {

// How a pairing stands, seen from its first entry; the second's view is the mirror image.
struct PairScore {
    bool complete = false;
    bool played = false; // something happened over a board
    tiebreak::Score first = tiebreak::Score::loss;
    tiebreak::Score second = tiebreak::Score::loss;
    Points first_games; // sums over games or boards
    Points second_games;
};

// The games of a pairing with what the rulebook makes of those a leaver did not finish.
std::vector<Outcome> settled_games(const State& state, const Stage& stage, const Pairing& pairing);
PairScore score_of(const State& state, const Stage& stage, const Pairing& pairing);

// Whether an entry left so early that its results do not count.
bool left_too_early(const State& state, const Stage& stage, EntryId entry);
// How many of them the entry has played, unfinished ones where the book counts them.
std::uint32_t played_games(const State& state, const Stage& stage, EntryId entry);
// How many games (or micro-matches, or matches) the schedule has for each entry.
std::uint32_t scheduled_for(const Stage& stage, EntryId entry);

bool is_complete(const State& state, const Stage& stage, const Round& round);

struct Settled {
    tiebreak::Table table;
    std::vector<EntryId> entries; // of the rows
    std::map<EntryId, std::int32_t> rows;
};

Settled settle(const State& state, const Stage& stage);

rulebook::TeamScore primary_of(const State& state, const Stage& stage);

} // namespace kodeks::tournament
