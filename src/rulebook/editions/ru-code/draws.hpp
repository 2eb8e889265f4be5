// Draws by the Draughts Code of Russia. Where the Code says that the game "is drawn" it ends by
// itself; repetition is a claim (RU:1.9.2). Readings: the counters run side by side and the first
// one reached decides; "N moves" are N of each side, "own Nth move" those of the stronger side.
#pragma once

#include "rulebook/draws/draw_rule.hpp"

namespace kodeks::rulebook::ru_code::draws {

inline constexpr Balance king_against_king[] = {{.stronger = lone_king, .weaker = lone_king}};
inline constexpr Balance three_kings[] = {{.stronger = {3, any_number, 0, 0}, .weaker = lone_king}};
inline constexpr Balance pieces_2_3[] = {{some_kings, some_kings, 2, 3}};
inline constexpr Balance pieces_4_5[] = {{some_kings, some_kings, 4, 5}};
inline constexpr Balance pieces_6_7[] = {{some_kings, some_kings, 6, 7}};
inline constexpr Balance three_on_road[] = {
    {.weaker = lone_king, .pieces_min = 4, .pieces_max = 4, .road = Road::on_main_road}};

inline constexpr std::string_view no_win_64[] = {"RU:1.9.1.2", "RU:1.8.2"};
inline constexpr std::string_view three_64[] = {"RU:1.9.1.3"};
inline constexpr std::string_view balance_5[] = {"RU:1.9.1.4", "RU:1.9.1.4#1"};
inline constexpr std::string_view balance_30[] = {"RU:1.9.1.4", "RU:1.9.1.4#2"};
inline constexpr std::string_view balance_60[] = {"RU:1.9.1.4", "RU:1.9.1.4#3"};
inline constexpr std::string_view road_64[] = {"RU:1.9.1.5"};
inline constexpr std::string_view kings_64[] = {"RU:1.9.1.6"};
inline constexpr std::string_view repetition_64[] = {"RU:1.9.1.7"};
inline constexpr std::string_view repetition_next[] = {"RU:1.9.2#2"};
inline constexpr std::string_view repetition_now[] = {"RU:1.9.2#1"};

inline constexpr DrawRule rules_64[] = {
    {.name = "king_against_king",
     .basis = Basis::unless_won,
     .means = Means::automatic,
     .balances = king_against_king,
     .articles = no_win_64},
    {.name = "three_kings_against_king",
     .counted = Counted::own_moves,
     .limit = 15,
     .means = Means::automatic,
     .balances = three_kings,
     .articles = three_64},
    {.name = "balance_unchanged_5",
     .counted = Counted::balance_plies,
     .limit = 2 * 5,
     .means = Means::automatic,
     .balances = pieces_2_3,
     .articles = balance_5},
    {.name = "balance_unchanged_30",
     .counted = Counted::balance_plies,
     .limit = 2 * 30,
     .means = Means::automatic,
     .balances = pieces_4_5,
     .articles = balance_30},
    {.name = "balance_unchanged_60",
     .counted = Counted::balance_plies,
     .limit = 2 * 60,
     .means = Means::automatic,
     .balances = pieces_6_7,
     .articles = balance_60},
    {.name = "three_against_king_on_road",
     .counted = Counted::road_moves,
     .limit = 5,
     .basis = Basis::unless_won,
     .means = Means::automatic,
     .balances = three_on_road,
     .articles = road_64},
    {.name = "only_kings_moved",
     .counted = Counted::steady_plies,
     .limit = 2 * 15,
     .means = Means::automatic,
     .articles = kings_64},
    {.name = "threefold",
     .counted = Counted::repetitions,
     .limit = 3,
     .articles = repetition_64,
     .with_move = repetition_next,
     .on_board = repetition_now},
};

// International draughts. Three units, two units with a king, or one king, against a lone king;
// one king against a lone man.
inline constexpr Balance few_against_king[] = {
    {.weaker = lone_king, .pieces_min = 4, .pieces_max = 4},
    {.stronger = some_kings, .weaker = lone_king, .pieces_min = 3, .pieces_max = 3},
    {.stronger = lone_king, .weaker = lone_king},
    {.stronger = lone_king, .weaker = {0, 0, 1, 1}},
};
inline constexpr Balance five_against_two[] = {{.stronger = {5, 5, 0, 0}, .weaker = {2, 2, 0, 0}},
                                               {.stronger = {4, 4, 1, 1}, .weaker = {2, 2, 0, 0}}};

inline constexpr std::string_view no_win_100[] = {"RU:2.6#2", "RU:1.8.2"};
inline constexpr std::string_view kings_100[] = {"RU:2.6#3"};
inline constexpr std::string_view few_100[] = {"RU:2.6#4"};
inline constexpr std::string_view repetition_100[] = {"RU:2.6#5"};
inline constexpr std::string_view five_100[] = {"RU:2.6#6"};

inline constexpr DrawRule rules_100[] = {
    {.name = "king_against_king",
     .basis = Basis::unless_won,
     .means = Means::automatic,
     .balances = king_against_king,
     .articles = no_win_100},
    // Special beats general: with five units against two kings only RU:2.6#6 counts.
    {.name = "only_kings_moved",
     .counted = Counted::steady_plies,
     .limit = 2 * 25,
     .means = Means::automatic,
     .exceptions = five_against_two,
     .articles = kings_100},
    {.name = "few_against_king",
     .counted = Counted::own_moves,
     .limit = 5,
     .basis = Basis::unless_won,
     .means = Means::automatic,
     .balances = few_against_king,
     .articles = few_100},
    {.name = "threefold",
     .counted = Counted::repetitions,
     .limit = 3,
     .articles = repetition_100,
     .with_move = repetition_next,
     .on_board = repetition_now},
    {.name = "five_against_two_kings",
     .counted = Counted::own_moves,
     .limit = 50,
     .basis = Basis::unless_won,
     .means = Means::automatic,
     .balances = five_against_two,
     .articles = five_100},
};

inline constexpr std::string_view variants_64[] = {"russian", "spantsireti"};
inline constexpr std::string_view variants_100[] = {"international"};
inline constexpr DrawRuleList lists[] = {{variants_64, rules_64}, {variants_100, rules_100}};

} // namespace kodeks::rulebook::ru_code::draws
