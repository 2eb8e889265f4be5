// Tournaments by the Draughts Code of Russia.
#pragma once

#include "rulebook/tournament_rules.hpp"

namespace kodeks::rulebook::ru_code::tournament {

inline constexpr std::string_view scale[] = {"RU:3.15.1"};
inline constexpr std::string_view unplayed[] = {"RU:3.15.2"};
inline constexpr std::string_view missing[] = {"RU:3.16.11#1"};
inline constexpr std::string_view leaver[] = {"RU:3.16.11#2"};
inline constexpr std::string_view correction[] = {"RU:4.4#4"};
inline constexpr std::string_view withdrawn[] = {"RU:3.14.5", "RU:3.18.2#6"};
inline constexpr std::string_view early[] = {"RU:3.14.2", "RU:3.14.4"};
inline constexpr std::string_view late[] = {"RU:3.14.3", "RU:3.14.4"};
inline constexpr std::string_view line_up[] = {"RU:3.17.2#2"};
inline constexpr std::string_view colours[] = {"RU:3.17.3"};
inline constexpr std::string_view wrong_board[] = {"RU:3.17.4#2"};
inline constexpr std::string_view half_team[] = {"RU:3.17.4#1"};
inline constexpr std::string_view team_score[] = {"RU:3.17.6"};
inline constexpr std::string_view drop_out[] = {"RU:3.17.5"};
inline constexpr std::string_view redraw[] = {"RU:4.4#3", "RU:4.4#1", "RU:4.4#2"};
inline constexpr std::string_view knockout[] = {"RU:3.2#2"};
inline constexpr std::string_view daily[] = {"RU:app1#note"};
inline constexpr std::string_view micro_matches[] = {"RU:3.19#1"};
inline constexpr std::string_view openings[] = {"RU:3.19#3"};
inline constexpr std::string_view opening_tables[] = {"RU:3.7.4#1"};
inline constexpr std::string_view chosen[] = {"RU:3.16.12"};
inline constexpr std::string_view play_up[] = {"RU:3.3.2"};
inline constexpr std::string_view birth[] = {"RU:3.3.3"};
inline constexpr std::string_view first_place[] = {"RU:3.17.6#4", "RU:3.17.6#4~1"};
inline constexpr std::string_view extra_contest[] = {"RU:3.16.2", "RU:3.16.2~1"};
inline constexpr std::string_view by_hand[] = {"RU:3.18.3~1"};

// The coefficient is the Regulations' choice (RU:3.16.12); these are the usual ones.
inline constexpr ListedTieBreak round_robin[] = {
    {"sonneborn-berger", "RU:3.16.3#1"}, {"wins", "RU:3.16.3#2"},
    {"mutual-games", "RU:3.16.3#3"},     {"beaten-points", "RU:3.16.3#4"},
    {"results-by-place", "RU:3.16.3#5"},
};
inline constexpr ListedTieBreak swiss[] = {
    {"truncated-solkoff", "RU:3.16.3#1"}, {"wins", "RU:3.16.3#2"},
    {"mutual-games", "RU:3.16.3#3"},      {"beaten-points", "RU:3.16.3#4"},
    {"results-by-place", "RU:3.16.3#5"},
};
inline constexpr ListedTieBreak team_round_robin[] = {
    {"direct-game", "RU:3.17.6#1"},
    {"matches-won", "RU:3.17.6#2"},
    {"sonneborn-berger", "RU:3.17.6#3"},
};
inline constexpr ListedTieBreak team_swiss[] = {
    {"direct-game", "RU:3.17.6#1"},
    {"matches-won", "RU:3.17.6#2"},
    {"truncated-solkoff", "RU:3.17.6#3"},
};
inline constexpr ListedTieBreak known[] = {
    {"shmulyan", "RU:3.16.4"},
    {"sonneborn-berger", "RU:3.16.5"},
    {"buchholz", "RU:3.16.6"},
    {"solkoff", "RU:3.16.7"},
    {"truncated-solkoff", "RU:3.16.8"},
    {"riga", "RU:3.16.9"},
    {"wins", "RU:3.16.3#2"},
    {"mutual-games", "RU:3.16.3#3"},
    {"beaten-points", "RU:3.16.3#4"},
    {"results-by-place", "RU:3.16.3#5"},
    {"matches-won", "RU:3.17.6#2"},
    {"direct-game", "RU:3.17.6#1"},
};

inline constexpr AgeGroup ages[] = {
    {"under-12", 0, 11, "RU:3.3.1#1"}, {"12-13", 12, 13, "RU:3.3.1#2"},
    {"14-15", 14, 15, "RU:3.3.1#3"},   {"16-17", 16, 17, "RU:3.3.1#4"},
    {"18-19", 18, 19, "RU:3.3.1#5"},   {"up-to-23", 0, 23, "RU:3.3.1#6"},
    {"adults", 0, 0, "RU:3.3.1#7"},
};

inline constexpr TournamentRules rules = {
    .edition = "ru-code",
    .scale = {whole_points(1), half_points(1), whole_points(0)},
    .scale_articles = scale,
    .award_articles = {},
    .unplayed_articles = unplayed,
    .correction_articles = correction,
    .withdrawn_articles = withdrawn,
    .unplayed = {MissingOpponent::lowest_score, LeaverScore::group_average,
                 LonelyLeaver::adjacent_groups, missing, leaver},
    .withdrawal = {EarlyLeaver::set_aside, true, true, false, early, late, withdrawn},
    .teams = {.primary = TeamScore::game_points,
              .line_up_minutes = 15,
              .fixed_boards = MissingLineUp::first_round,
              .free_boards = MissingLineUp::first_round,
              .least_present = 2,
              .half_of_possible = false,
              .line_up_articles = line_up,
              .colour_articles = colours,
              .wrong_board_articles = wrong_board,
              .half_team_articles = half_team,
              .score_articles = team_score,
              .drop_out_articles = drop_out,
              .first_place_match_articles = first_place},
    .exchange_last_two = false,
    .redraw = RedrawRule::redraw,
    .redraw_articles = redraw,
    .knockout_articles = knockout,
    .daily_articles = daily,
    .micro_matches = {.games_min = 2,
                      .games_max = 4,
                      .articles = micro_matches,
                      .opening_articles = openings,
                      .table_articles = opening_tables},
    .extra_contest_articles = extra_contest,
    .by_hand_articles = by_hand,
    .tie_break_articles = chosen,
    .tie_breaks = {round_robin, swiss, team_round_robin, team_swiss},
    .exclusive = {},
    .known = known,
    .age_groups = ages,
    .play_up_articles = play_up,
    .birth_articles = birth,
};

} // namespace kodeks::rulebook::ru_code::tournament
