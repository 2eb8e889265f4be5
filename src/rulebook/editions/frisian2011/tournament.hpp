// The rules give points only; how places are decided is left to the regulations.
#pragma once

#include "rulebook/tournament_rules.hpp"

namespace kodeks::rulebook::frisian2011::tournament {

inline constexpr std::string_view scale[] = {"FR:19"};

inline constexpr TournamentRules rules = {
    .edition = "frisian2011",
    .scale = {whole_points(1), half_points(1), whole_points(0)},
    .scale_articles = scale,
    .award_articles = {},
    .unplayed_articles = {},
    .correction_articles = {},
    .withdrawn_articles = {},
    .unplayed = {},
    .withdrawal = {},
    .teams = {},
    .exchange_last_two = false,
    .redraw = RedrawRule::none,
    .redraw_articles = {},
    .tie_break_articles = {},
    .tie_breaks = {},
    .exclusive = {},
    .known = {},
    .age_groups = {},
};

} // namespace kodeks::rulebook::frisian2011::tournament
