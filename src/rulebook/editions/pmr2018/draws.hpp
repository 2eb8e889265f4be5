// Draws by the chess rules of Transnistria 2018.
#pragma once

#include "rulebook/draws/draw_rule.hpp"

namespace kodeks::rulebook::pmr2018::draws {

inline constexpr std::string_view dead[] = {"PMR:50"};
inline constexpr std::string_view threefold[] = {"PMR:105", "PMR:106"};
inline constexpr std::string_view fifty[] = {"PMR:109"};
inline constexpr std::string_view fivefold[] = {"PMR:115"};
inline constexpr std::string_view seventy_five[] = {"PMR:116"};

inline constexpr std::string_view threefold_next[] = {"PMR:105a"};
inline constexpr std::string_view threefold_now[] = {"PMR:105b"};
inline constexpr std::string_view fifty_next[] = {"PMR:109a"};
inline constexpr std::string_view fifty_now[] = {"PMR:109b"};

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

inline constexpr std::string_view variants[] = {"chess"};
inline constexpr DrawRuleList lists[] = {{variants, rules}};

} // namespace kodeks::rulebook::pmr2018::draws
