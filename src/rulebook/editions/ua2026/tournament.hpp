// Tournaments by the Ukrainian draughts rules 2026.
#pragma once

#include "rulebook/tournament_rules.hpp"

namespace kodeks::rulebook::ua2026::tournament {

inline constexpr std::string_view scale[] = {"UA:V.11.1.1", "UA:V.11.1.2", "UA:V.11.1.3"};
inline constexpr std::string_view unplayed[] = {"UA:V.11.2"};
inline constexpr std::string_view coefficients[] = {"UA:V.12.5"};
inline constexpr std::string_view withdrawn[] = {"UA:V.10.2"};
inline constexpr std::string_view early[] = {"UA:V.10.1.2"};
inline constexpr std::string_view late[] = {"UA:V.10.1.1"};
inline constexpr std::string_view line_up[] = {"UA:V.14.4", "UA:V.14.5"};
inline constexpr std::string_view colours[] = {"UA:V.14.3"};
inline constexpr std::string_view wrong_board[] = {"UA:V.14.6"};
inline constexpr std::string_view team_score[] = {"UA:V.14.7.1", "UA:V.14.7.2"};
inline constexpr std::string_view knockout[] = {"UA:V.3.1.2"};
inline constexpr std::string_view daily[] = {"UA:V.3.1.1.2"};
inline constexpr std::string_view micro_matches[] = {"UA:V.9.5.1"};
inline constexpr std::string_view openings[] = {"UA:V.9.5.2"};
inline constexpr std::string_view opening_tables[] = {"UA:V.9.5.8"};
inline constexpr std::string_view chosen[] = {"UA:V.12.4", "UA:V.12.6"};
inline constexpr std::string_view first_round[] = {"UA:V.14.2~2"};
inline constexpr std::string_view extra_contest[] = {"UA:V.12.2", "UA:V.8.8"};
inline constexpr std::string_view by_hand[] = {"UA:V.3.1.3~1"};

inline constexpr ListedTieBreak round_robin[] = {
    {"direct-game", "UA:V.12.3.1.1"},
    {"sonneborn-berger", "UA:V.12.3.1.2"},
    {"wins", "UA:V.12.3.1.3"},
    {"results-by-place", "UA:V.12.3.1.4"},
};
inline constexpr ListedTieBreak swiss[] = {
    {"direct-game", "UA:V.12.3.2.1"},      {"truncated-solkoff", "UA:V.12.3.2.2"},
    {"median-solkoff", "UA:V.12.3.2.3"},   {"wins", "UA:V.12.3.2.4"},
    {"results-by-place", "UA:V.12.3.2.5"},
};
inline constexpr ListedTieBreak team_round_robin[] = {
    {"direct-game", "UA:V.14.7.2.1"},  {"game-points", "UA:V.14.7.2.2"},
    {"matches-won", "UA:V.14.7.2.3"},  {"sonneborn-berger", "UA:V.14.7.2.4"},
    {"board-places", "UA:V.14.7.2.5"}, {"board-results", "UA:V.14.7.2.6"},
};
inline constexpr ListedTieBreak team_swiss[] = {
    {"direct-game", "UA:V.14.7.2.1"},  {"game-points", "UA:V.14.7.2.2"},
    {"matches-won", "UA:V.14.7.2.3"},  {"truncated-solkoff", "UA:V.14.7.2.4"},
    {"board-places", "UA:V.14.7.2.5"}, {"board-results", "UA:V.14.7.2.6"},
};
inline constexpr ListedTieBreak known[] = {
    {"sonneborn-berger", "UA:V.12.3.1.2"}, {"wins", "UA:V.12.3.1.3"},
    {"results-by-place", "UA:V.12.3.1.4"}, {"truncated-solkoff", "UA:V.12.3.2.2"},
    {"median-solkoff", "UA:V.12.3.2.3"},   {"game-points", "UA:V.14.7.2.2"},
    {"matches-won", "UA:V.14.7.2.3"},      {"board-places", "UA:V.14.7.2.5"},
    {"board-results", "UA:V.14.7.2.6"},
};

// Each group has only an upper limit, so a younger player fits the older groups as well.
inline constexpr AgeGroup ages[] = {
    {"young-stars", 0, 8, "UA:II.8.3.1"},  {"hopes", 0, 10, "UA:II.8.3.2"},
    {"mini-cadets", 0, 13, "UA:II.8.3.3"}, {"cadets", 0, 16, "UA:II.8.3.4"},
    {"juniors", 0, 19, "UA:II.8.3.5"},     {"adults", 0, 0, "UA:II.8.2"},
};

inline constexpr std::string_view birth[] = {"UA:II.8.1"};

inline constexpr TournamentRules rules = {
    .edition = "ua2026",
    .scale = {whole_points(2), whole_points(1), whole_points(0)},
    .scale_articles = scale,
    .award_articles = {},
    .unplayed_articles = unplayed,
    .correction_articles = {},
    .withdrawn_articles = withdrawn,
    .unplayed = {MissingOpponent::last_who_stayed, LeaverScore::group_average,
                 LonelyLeaver::draw_every_round, coefficients, coefficients},
    .withdrawal = {EarlyLeaver::annul, false, true, false, early, late, withdrawn},
    .teams = {.primary = TeamScore::match_points,
              .line_up_minutes = 10,
              .fixed_boards = MissingLineUp::main_line_up,
              .free_boards = MissingLineUp::previous_round,
              .least_present = 0,
              .half_of_possible = false,
              .line_up_articles = line_up,
              .colour_articles = colours,
              .wrong_board_articles = wrong_board,
              .half_team_articles = {},
              .score_articles = team_score,
              .first_round_articles = first_round},
    .exchange_last_two = false,
    .redraw = RedrawRule::none,
    .redraw_articles = {},
    .advises_rounds = true, // UA:V.3.1.3
    .knockout_articles = knockout,
    .daily_articles = daily,
    .micro_matches = {.games_min = 2,
                      .games_max = 2,
                      .proposed = true,
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
    .birth_articles = birth,
};

} // namespace kodeks::rulebook::ua2026::tournament
