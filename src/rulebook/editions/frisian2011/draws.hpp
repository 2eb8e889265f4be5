// Draws by the Frisian rules 2011. There is no draw by repetition and no other count (reading 66).
#pragma once

#include "rulebook/draws/draw_rule.hpp"

namespace kodeks::rulebook::frisian2011::draws {

inline constexpr Balance king_against_king[] = {{.stronger = lone_king, .weaker = lone_king}};
inline constexpr Balance two_kings_against_one[] = {
    {.stronger = {2, 2, 0, 0}, .weaker = lone_king}};

inline constexpr std::string_view one_king_each[] = {"FR:21.1"};
inline constexpr std::string_view two_kings[] = {"FR:18"};

inline constexpr DrawRule rules[] = {
    {.name = "king_against_king",
     .basis = Basis::unless_won,
     .means = Means::automatic,
     .balances = king_against_king,
     .articles = one_king_each},
    // Drawn when the seventh own move has not won and the reply is made (reading 62).
    {.name = "two_kings_against_king",
     .counted = Counted::own_moves,
     .limit = 7,
     .means = Means::automatic,
     .balances = two_kings_against_one,
     .after_reply = true,
     .articles = two_kings},
};

inline constexpr std::string_view variants[] = {"frisian"};
inline constexpr DrawRuleList lists[] = {{variants, rules}};

} // namespace kodeks::rulebook::frisian2011::draws
