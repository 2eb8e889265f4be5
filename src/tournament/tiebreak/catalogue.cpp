#include "tournament/tiebreak/catalogue.hpp"

#include <algorithm>

namespace kodeks::tournament::tiebreak {

namespace {

constexpr TieBreak all[] = {
    {"direct-game", Kind::direct_game},
    {"direct-encounter", Kind::direct_encounter},
    {"mutual-games", Kind::mutual_games},
    {"results-by-place", Kind::results_by_place},
    {"wins", Kind::wins},
    {"games-with-black", Kind::games_with_black},
    {"match-points", Kind::match_points},
    {"game-points", Kind::game_points},
    {"matches-won", Kind::matches_won},
    {"board-places", Kind::board_places},
    {"board-results", Kind::board_results},
    {"shmulyan", Kind::shmulyan},
    {"sonneborn-berger", Kind::sonneborn_berger},
    {"sonneborn-berger-points", Kind::sonneborn_berger_points},
    {"sonneborn-berger-teams", Kind::sonneborn_berger_teams},
    {"riga", Kind::riga},
    {"beaten-points", Kind::beaten_points},
    {"buchholz", Kind::buchholz},
    {"buchholz-cut-1", Kind::buchholz, 1, 0},
    {"buchholz-cut-2", Kind::buchholz, 2, 0},
    {"median-buchholz-1", Kind::buchholz, 1, 1},
    {"median-buchholz-2", Kind::buchholz, 2, 2},
    {"solkoff", Kind::buchholz, 1, 1},
    {"truncated-solkoff", Kind::buchholz, 1, 0, true},
    {"median-solkoff", Kind::buchholz, 1, 1, true},
    {"koya", Kind::koya},
    {"extended-koya", Kind::extended_koya},
    {"narrowed-koya", Kind::narrowed_koya},
    {"average-rating", Kind::average_rating},
    {"average-rating-cut-1", Kind::average_rating, 1, 0},
    {"average-rating-cut-2", Kind::average_rating, 2, 0},
};

} // namespace

std::span<const TieBreak> catalogue() {
    return all;
}

const TieBreak* find(std::string_view code) {
    const auto* found = std::ranges::find(all, code, &TieBreak::code);
    return found == std::end(all) ? nullptr : found;
}

bool is_inside_group(Kind kind) {
    return kind <= Kind::results_by_place;
}

bool smaller_is_better(Kind kind) {
    return kind == Kind::board_places;
}

} // namespace kodeks::tournament::tiebreak
