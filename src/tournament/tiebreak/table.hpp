// What the tie-breaks read: a table of participants and their encounters, already cleaned of what
// does not count (withdrawals are settled before). Participants are rows 0, 1, 2 ...; nothing here
// knows names, stages or files.
#pragma once

#include "base/points.hpp"
#include "rulebook/tournament_rules.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace kodeks::tournament::tiebreak {

constexpr std::int32_t nobody = -1;

enum class Happened : std::uint8_t {
    played,  // over the board
    forfeit, // an opponent was named, the game was not played
    bye,     // no opponent because the field was odd: a plus
    absent,  // no opponent, own wish or announced absence
};

enum class Colour : std::uint8_t { none, white, black };

enum class Score : std::uint8_t { win, draw, loss };

struct Encounter {
    std::int32_t round = 0;
    std::int32_t opponent = nobody;
    Happened happened = Happened::played;
    Colour colour = Colour::none;
    Score score = Score::loss; // both may have lost, and a draw may stand against a loss
    Points points{};           // on the scale of the standing
    Points opponent_points{};  // what the opponent got
    Points game_points{};      // sum over the boards of a team match or the games of a micro-match
};

struct Row {
    Points points; // the primary score, carried points included
    Points match_points;
    Points game_points;
    std::optional<std::int32_t> rating;
    std::optional<std::int32_t> left_after; // rounds taken part in before leaving a Swiss
    std::int32_t first_round = 1;           // later for a late entry
    bool excluded = false;                  // left too early: no place, counts for nobody
    Points board_places;                    // sum of the places on the boards
    std::vector<Points> boards;             // game points by board
    std::vector<Encounter> encounters;      // in the order of rounds
};

struct Table {
    std::vector<Row> rows;
    std::int32_t rounds = 0; // completed
    bool swiss = false;      // the rules on missing opponents and leavers are for the Swiss
    rulebook::Scale scale;   // of an encounter: win, draw, loss
    rulebook::UnplayedRules unplayed;
};

} // namespace kodeks::tournament::tiebreak
