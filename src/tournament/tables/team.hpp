// Teams: who sits at which board. A line-up handed in in time counts; otherwise the one the
// rulebook puts in its place (UA:V.14.4, UA:V.14.5, RU:3.17.2#2).
#pragma once

#include "tournament/tables/settle.hpp"

#include <vector>

namespace kodeks::tournament {

// The players of a team by board in a round of the stage; nobody = an empty board.
std::vector<EntryId> line_up_of(const State& state, const Stage& stage, RoundNumber round,
                                EntryId team);

// The board a player of the team is bound to from this round on: that of the entry, or where no
// entry of the team states one, that of the first round; 0 = none.
std::uint32_t bound_board(const State& state, const Stage& stage, RoundNumber round,
                          EntryId player);

// Whether some entry of the team states a board.
bool states_boards(const State& state, EntryId team);

// Players needed at the start of the round for the match to begin; 0 = the book has no such rule.
std::uint32_t needed_players(const rulebook::TournamentRules& rules, std::uint32_t boards);

struct BoardLine {
    EntryId player;
    std::uint32_t board = 0;
    std::uint32_t games = 0;
    Points points;
};

// What the players of the teams made on each board; board by board, best first (PMR:206).
std::vector<BoardLine> board_results(const State& state, const Stage& stage);

// Individual-team events (PMR:7c) and the two groups of a Scheveningen (RU:3.2#4, UA:V.3.1.4): a
// group's score is what its members scored as individuals.
struct GroupTotal {
    std::string name;
    Points points;
    std::uint32_t members = 0;
    std::uint32_t place = 0; // equal totals share the better place
};

// Those who share a club, team, region or federation; whoever has none is in no group.
std::vector<GroupTotal> group_totals(const State& state, const Stage& stage, Trait trait);

// RU:3.17.6#4: the second team of a final that won all its matches may play the first again.
bool may_play_for_first(const State& state, const Stage& stage);

// RU:3.17.5: a team that drops out is given losses or annulled, whichever changes the first places
// less. Counts the changed places among the first `places` against the standing without either.
struct DropOut {
    std::uint32_t changed_by_losses = 0;
    std::uint32_t changed_by_annulling = 0;
};

DropOut compare_drop_out(const State& state, StageNumber stage, EntryId team, std::uint32_t places);

} // namespace kodeks::tournament
