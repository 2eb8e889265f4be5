// Draws by the FIDE Laws of Chess 2023, also for Chess960 (FIDE:G.II.1).
#pragma once

#include "rulebook/draws/draw_rule.hpp"

namespace kodeks::rulebook::fide2023::draws {

inline constexpr std::string_view dead[] = {"FIDE:5.2.2"};
inline constexpr std::string_view threefold[] = {"FIDE:9.2", "FIDE:9.2.3"};
inline constexpr std::string_view fifty[] = {"FIDE:9.3"};
inline constexpr std::string_view fivefold[] = {"FIDE:9.6.1"};
inline constexpr std::string_view seventy_five[] = {"FIDE:9.6.2"};

inline constexpr std::string_view threefold_next[] = {"FIDE:9.2.1"};
inline constexpr std::string_view threefold_now[] = {"FIDE:9.2.2"};
inline constexpr std::string_view fifty_next[] = {"FIDE:9.3.1"};
inline constexpr std::string_view fifty_now[] = {"FIDE:9.3.2"};

inline constexpr DrawRule rules[] = {
    {.name = "dead_position",
     .basis = Basis::unwinnable,
     .means = Means::automatic,
     .articles = dead},
    {.name = "fivefold",
     .counted = Counted::repetitions,
     .limit = 5,
     .means = Means::automatic,
     .articles = fivefold},
    {.name = "seventy_five_moves",
     .counted = Counted::steady_plies,
     .limit = 2 * 75,
     .means = Means::automatic,
     .articles = seventy_five},
    {.name = "threefold",
     .counted = Counted::repetitions,
     .limit = 3,
     .articles = threefold,
     .with_move = threefold_next,
     .on_board = threefold_now},
    {.name = "fifty_moves",
     .counted = Counted::steady_plies,
     .limit = 2 * 50,
     .articles = fifty,
     .with_move = fifty_next,
     .on_board = fifty_now},
};

inline constexpr std::string_view variants[] = {"chess", "chess960"};
inline constexpr DrawRuleList lists[] = {{variants, rules}};

} // namespace kodeks::rulebook::fide2023::draws
