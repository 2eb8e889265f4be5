// The Laws give points only; how places are decided is left to the regulations.
#pragma once

#include "rulebook/tournament_rules.hpp"

namespace kodeks::rulebook::fide2023::tournament {

inline constexpr std::string_view scale[] = {"FIDE:10.1"};
inline constexpr std::string_view other_scale[] = {"FIDE:10.1~1"};
inline constexpr std::string_view awards[] = {"FIDE:10.2"};

// The Laws leave ties to the regulations; these are FIDE's own (C07), as clubs use them.
inline constexpr std::string_view chosen[] = {"C07:2"};
inline constexpr ListedTieBreak round_robin[] = {
    {"DE", "C07:6"},
    {"WIN", "C07:7.1"},
    {"SB", "C07:9.1"},
    {"KS", "C07:9.2"},
};
inline constexpr ListedTieBreak swiss[] = {
    {"DE", "C07:6"},
    {"BH/C1", "C07:14.1"},
    {"BH", "C07:8.1"},
    {"SB", "C07:9.1"},
};
inline constexpr ListedTieBreak team_round_robin[] = {
    {"MPvGP", "C07:13.1"},
    {"EDE", "C07:13.3"},
    {"EMGSB", "C07:13.2"},
};
inline constexpr ListedTieBreak team_swiss[] = {
    {"MPvGP", "C07:13.1"},
    {"EDE", "C07:13.3"},
    {"EMGSB/C1", "C07:13.2"},
};

// Match points, as in the usual type of reports, FIDE_TEAM; a free team has drawn (C.04.6, 1.4).
inline constexpr TeamRules teams = [] {
    TeamRules rules;
    rules.primary = TeamScore::match_points;
    rules.drawn_bye = true;
    return rules;
}();

inline constexpr TournamentRules rules = {
    .edition = "fide2023",
    .scale = {whole_points(1), half_points(1), whole_points(0)},
    .scale_articles = scale,
    .other_scale_articles = other_scale,
    .award_articles = awards,
    .unplayed_articles = {},
    .correction_articles = {},
    .withdrawn_articles = {},
    .unplayed = {},
    .withdrawal = {},
    .teams = teams,
    .exchange_last_two = false,
    .redraw = RedrawRule::none,
    .redraw_articles = {},
    .tie_break_articles = chosen,
    .tie_breaks = {round_robin, swiss, team_round_robin, team_swiss},
    .exclusive = {},
    .known = {},
    .age_groups = {},
};

} // namespace kodeks::rulebook::fide2023::tournament
