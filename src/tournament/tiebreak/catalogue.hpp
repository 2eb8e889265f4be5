// The tie-breaks Kodeks knows, by code. A kind is a formula; cuts leave out the worst and the best
// opponents; a progressive tie-break leaves out one more of the worst each time the tie remains
// (RU:3.16.8, UA:V.12.3.2.2). The names people read are the messages tournament.tiebreak.<code>.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace kodeks::tournament::tiebreak {

enum class Kind : std::uint8_t {
    // Inside the tied group.
    direct_game,      // the game of exactly two tied (UA:V.12.3.1.1)
    direct_encounter, // points of the mutual games, if all tied met each other (PMR:277)
    mutual_games,     // points of the games among the tied (RU:3.16.3#3)
    results_by_place, // results against the others in the order of places (UA:V.12.3.1.4)
    // Own results.
    wins,
    games_with_black,
    match_points,
    game_points,
    matches_won,
    board_places,
    board_results,
    // Scores of opponents.
    shmulyan,
    sonneborn_berger,        // twice the beaten, once the drawn (RU:3.16.5)
    sonneborn_berger_points, // points against him times his score (PMR:278a, PMR:278b)
    sonneborn_berger_teams,  // game points against a team times its match points (PMR:278c)
    riga,
    beaten_points,
    buchholz,
    koya,
    extended_koya, // groups below the half come in one by one (PMR:275)
    narrowed_koya, // the half and more go out one by one (PMR:275)
    average_rating,
};

struct TieBreak {
    std::string_view code;
    Kind kind = Kind::wins;
    std::uint8_t cut_low = 0;
    std::uint8_t cut_high = 0;
    bool progressive = false;
};

std::span<const TieBreak> catalogue();
const TieBreak* find(std::string_view code); // nullptr when there is none

// Whether the value depends on who is tied with whom.
bool is_inside_group(Kind kind);
// Whether the smaller value ranks higher.
bool smaller_is_better(Kind kind);

} // namespace kodeks::tournament::tiebreak
