// Tournaments by the chess rules of Transnistria 2018.
#pragma once

#include "rulebook/tournament_rules.hpp"

namespace kodeks::rulebook::pmr2018::tournament {

inline constexpr std::string_view scale[] = {"PMR:117"};
inline constexpr std::string_view other_scale[] = {"PMR:117~1"};
inline constexpr std::string_view awards[] = {"PMR:118"};
inline constexpr std::string_view unplayed[] = {"PMR:249"};
inline constexpr std::string_view imagined[] = {"PMR:264", "PMR:264a"};
inline constexpr std::string_view awarded_results[] = {"PMR:264b"};
inline constexpr std::string_view withdrawn[] = {"PMR:248"};
inline constexpr std::string_view early[] = {"PMR:245", "PMR:246"};
inline constexpr std::string_view late[] = {"PMR:245", "PMR:247"};
inline constexpr std::string_view colours[] = {"PMR:208"};
inline constexpr std::string_view wrong_board[] = {"PMR:211"};
inline constexpr std::string_view half_team[] = {"PMR:209"};
inline constexpr std::string_view team_score[] = {"PMR:279", "PMR:280"};
inline constexpr std::string_view redraw[] = {"PMR:232", "PMR:232~1"};
inline constexpr std::string_view restriction[] = {"PMR:237"};
inline constexpr std::string_view restricted_draw[] = {"PMR:238", "PMR:239"};
inline constexpr std::string_view knockout[] = {"PMR:220b"};
inline constexpr std::string_view play_off[] = {"PMR:281", "PMR:282"};
inline constexpr std::string_view play_off_breaks[] = {"PMR:281b"};
inline constexpr std::string_view chosen[] = {"PMR:284", "PMR:285"};

inline constexpr ListedTieBreak round_robin[] = {
    {"direct-encounter", "PMR:286a"},
    {"wins", "PMR:286a"},
    {"sonneborn-berger-points", "PMR:286a"},
    {"koya", "PMR:286a"},
};
// The list for fields with differing ratings; 286c puts the average rating before Buchholz.
inline constexpr ListedTieBreak swiss[] = {
    {"direct-encounter", "PMR:286d"}, {"wins", "PMR:286d"},
    {"games-with-black", "PMR:286d"}, {"buchholz-cut-1", "PMR:286d"},
    {"buchholz", "PMR:286d"},         {"sonneborn-berger-points", "PMR:286d"},
};
inline constexpr ListedTieBreak team_round_robin[] = {
    {"game-points", "PMR:286b"},
    {"match-points", "PMR:286b"},
    {"direct-encounter", "PMR:286b"},
    {"sonneborn-berger-teams", "PMR:286b"},
};
inline constexpr ListedTieBreak team_swiss[] = {
    {"game-points", "PMR:286e"},      {"match-points", "PMR:286e"},
    {"direct-encounter", "PMR:286e"}, {"buchholz-cut-1", "PMR:286e"},
    {"buchholz", "PMR:286e"},         {"sonneborn-berger-teams", "PMR:286e"},
};
// PMR:285 allows one of the five groups of PMR:286 in a competition.
inline constexpr std::string_view group_a[] = {"direct-encounter", "wins",
                                               "sonneborn-berger-points", "koya"};
inline constexpr std::string_view group_b[] = {"game-points", "match-points", "direct-encounter",
                                               "sonneborn-berger-teams"};
inline constexpr std::string_view group_c[] = {
    "direct-encounter", "wins",     "games-with-black",       "average-rating",
    "buchholz-cut-1",   "buchholz", "sonneborn-berger-points"};
inline constexpr std::string_view group_d[] = {"direct-encounter", "wins",
                                               "games-with-black", "buchholz-cut-1",
                                               "buchholz",         "sonneborn-berger-points"};
inline constexpr std::string_view group_e[] = {"game-points",      "match-points",
                                               "direct-encounter", "buchholz-cut-1",
                                               "buchholz",         "sonneborn-berger-teams"};
inline constexpr std::span<const std::string_view> groups[] = {group_a, group_b, group_c, group_d,
                                                               group_e};
inline constexpr ListedTieBreak known[] = {
    {"average-rating", "PMR:267"},
    {"average-rating-cut-1", "PMR:268"},
    {"buchholz", "PMR:269"},
    {"median-buchholz-1", "PMR:270"},
    {"median-buchholz-2", "PMR:271"},
    {"buchholz-cut-1", "PMR:272"},
    {"buchholz-cut-2", "PMR:273"},
    {"koya", "PMR:274"},
    {"extended-koya", "PMR:275"},
    {"games-with-black", "PMR:276"},
    {"direct-encounter", "PMR:277"},
    {"sonneborn-berger-points", "PMR:278"},
    {"sonneborn-berger-teams", "PMR:278c"},
    {"match-points", "PMR:279"},
    {"game-points", "PMR:280"},
    {"wins", "PMR:286a"},
};

inline constexpr TournamentRules rules = {
    .edition = "pmr2018",
    .scale = {whole_points(1), half_points(1), whole_points(0)},
    .scale_articles = scale,
    .other_scale_articles = other_scale,
    .award_articles = awards,
    .unplayed_articles = unplayed,
    .correction_articles = {},
    .withdrawn_articles = withdrawn,
    .unplayed = {MissingOpponent::virtual_opponent, LeaverScore::unplayed_are_draws,
                 LonelyLeaver::draw_every_round, imagined, imagined, awarded_results},
    .withdrawal = {EarlyLeaver::set_aside, false, false, true, early, late, withdrawn},
    .teams = {.primary = TeamScore::game_points,
              .line_up_minutes = std::nullopt,
              .fixed_boards = MissingLineUp::main_line_up,
              .free_boards = MissingLineUp::previous_round,
              .least_present = 1,
              .half_of_possible = true,
              .line_up_articles = {},
              .colour_articles = colours,
              .wrong_board_articles = wrong_board,
              .half_team_articles = half_team,
              .score_articles = team_score},
    .exchange_last_two = true, // PMR:234
    .redraw = RedrawRule::draw_stands,
    .redraw_articles = redraw,
    .restriction_articles = restriction,
    .restricted_draw_articles = restricted_draw,
    .knockout_articles = knockout,
    .play_off_articles = play_off,
    .play_off_forms = {"PMR:282a", "PMR:282b", "PMR:282c", "PMR:282d"},
    .play_off_breaks = play_off_breaks,
    .tie_break_articles = chosen,
    .tie_breaks = {round_robin, swiss, team_round_robin, team_swiss},
    .exclusive = groups,
    .known = known,
    .age_groups = {},
};

} // namespace kodeks::rulebook::pmr2018::tournament
