// Micro-matches: two to four games between the same players with one drawn opening, as one
// encounter (UA:V.9.5, RU:3.19, RU:3.7.4). The drawing tables are data from outside with the days
// on which they are valid; the number that is drawn comes from the event's urn.
#pragma once

#include "base/result.hpp"
#include "referee/event/outcome.hpp"
#include "referee/rule_set.hpp"

#include <span>
#include <string>
#include <vector>

namespace kodeks::referee {

// Days as yyyymmdd, so that they compare as numbers.
struct OpeningTable {
    std::string name;
    std::int32_t valid_from = 0;
    std::int32_t valid_until = 0;
    std::vector<std::string> openings; // moves or positions, as the table writes them
};

// The opening that the drawn number names, for one pair of games.
Ruled<std::string> draw_opening(const rulebook::GameRules& rules, const OpeningTable& table,
                                std::int32_t day, std::size_t drawn);

// Who has White in a game, counted from 0, if `first` has it in the first one.
games::Side white_of(games::Side first, int game);
// Which drawn opening a game is played with: one for every two games with colours changed.
int opening_of(int game);

// Whether so many games make a micro-match under the rules.
std::optional<Refusal> check_games(const rulebook::GameRules& rules, int games);

// Whether the next game may begin so long after the last one; under some rules it begins at once,
// and the break runs on White's clock (regulations_after_break).
std::optional<Refusal> check_break(const rulebook::GameRules& rules, Milliseconds since_last);
Regulations regulations_after_break(const rulebook::GameRules& rules, Regulations regulations);

// The winner of the encounter by the sum of its games, seen from the player who had White in the
// first one; empty for a draw.
struct MicroResult {
    std::optional<games::Side> winner{};
    int first_halves = 0; // half points of the player who began with White
    int second_halves = 0;
    rulebook::Articles articles{};
};

MicroResult result_of(const rulebook::GameRules& rules, std::span<const Outcome> games);

} // namespace kodeks::referee
