// Draws by the Ukrainian draughts rules 2026. All of them are claims (UA:V.11.4.1; the referee
// keeps silent about them, UA:V.18.14). N moves are N of each side (UA:V.5.1).
#pragma once

#include "rulebook/draws/draw_rule.hpp"

namespace kodeks::rulebook::ua2026::draws {

// Three units, at least one of them a king, against one king: the piece count says how many.
inline constexpr Balance three_on_road[] = {{.stronger = some_kings,
                                             .weaker = lone_king,
                                             .pieces_min = 4,
                                             .pieces_max = 4,
                                             .road = Road::on_main_road}};
inline constexpr Balance three_off_road[] = {{.stronger = some_kings,
                                              .weaker = lone_king,
                                              .pieces_min = 4,
                                              .pieces_max = 4,
                                              .road = Road::off_main_road}};
inline constexpr Balance three_kings_off_road[] = {
    {.stronger = {3, 3, 0, 0}, .weaker = lone_king, .road = Road::off_main_road}};
inline constexpr Balance two_against_king[] = {
    {.stronger = some_kings, .weaker = lone_king, .pieces_min = 3, .pieces_max = 3}};
inline constexpr Balance king_against_king[] = {{.stronger = lone_king, .weaker = lone_king}};

// Balances that UA:III.5.2-5.4 regulate, so that UA:III.5.5 does not. Men and kings off the road
// are not among them: reading 6 gives them to UA:III.5.5.
inline constexpr Balance regulated_64[] = {three_on_road[0], three_kings_off_road[0],
                                           two_against_king[0], king_against_king[0]};
inline constexpr Balance regulated_100[] = {three_on_road[0], three_off_road[0],
                                            two_against_king[0], king_against_king[0]};

inline constexpr Balance small_endings[] = {{some_kings, some_kings, 4, 5}};
inline constexpr Balance large_endings[] = {{some_kings, some_kings, 6, 7}};

inline constexpr std::string_view three_on_road_64[] = {"UA:III.5.2.1"};
inline constexpr std::string_view two_64[] = {"UA:III.5.2.2"};
inline constexpr std::string_view one_64[] = {"UA:III.5.2.3"};
inline constexpr std::string_view three_64[] = {"UA:III.5.3"};
inline constexpr std::string_view repetition_64[] = {"UA:III.5.4"};
inline constexpr std::string_view repetition_next[] = {"UA:V.11.4.3"};
inline constexpr std::string_view repetition_now[] = {"UA:V.11.4.2"};
inline constexpr std::string_view kings_64[] = {"UA:III.5.5.1"};
inline constexpr std::string_view balance_64[] = {"UA:III.5.5.2"};

inline constexpr DrawRule rules_64[] = {
    {.name = "three_against_king_on_road",
     .basis = Basis::unless_won,
     .balances = three_on_road,
     .articles = three_on_road_64},
    {.name = "two_against_king",
     .basis = Basis::unless_won,
     .balances = two_against_king,
     .articles = two_64},
    {.name = "king_against_king",
     .basis = Basis::unless_won,
     .balances = king_against_king,
     .articles = one_64},
    // The count runs from the moment the material arose, also while the king visits the road.
    {.name = "three_kings_against_king",
     .counted = Counted::balance_plies,
     .limit = 2 * 15,
     .balances = three_kings_off_road,
     .articles = three_64},
    {.name = "threefold",
     .counted = Counted::repetitions,
     .limit = 3,
     .articles = repetition_64,
     .with_move = repetition_next,
     .on_board = repetition_now},
    {.name = "only_kings_moved",
     .counted = Counted::steady_plies,
     .limit = 2 * 15,
     .exceptions = regulated_64,
     .articles = kings_64},
    {.name = "balance_unchanged_30",
     .counted = Counted::balance_plies,
     .limit = 2 * 30,
     .balances = small_endings,
     .exceptions = regulated_64,
     .articles = balance_64},
    {.name = "balance_unchanged_60",
     .counted = Counted::balance_plies,
     .limit = 2 * 60,
     .balances = large_endings,
     .articles = balance_64},
};

inline constexpr std::string_view three_on_road_100[] = {"UA:IV.5.2.1"};
inline constexpr std::string_view two_100[] = {"UA:IV.5.2.2"};
inline constexpr std::string_view one_100[] = {"UA:IV.5.2.3"};
inline constexpr std::string_view three_100[] = {"UA:IV.5.3"};
inline constexpr std::string_view repetition_100[] = {"UA:IV.5.4"};
inline constexpr std::string_view kings_100[] = {"UA:IV.5.5"};

inline constexpr DrawRule rules_100[] = {
    {.name = "three_against_king_on_road",
     .basis = Basis::unless_won,
     .balances = three_on_road,
     .articles = three_on_road_100},
    {.name = "two_against_king",
     .basis = Basis::unless_won,
     .balances = two_against_king,
     .articles = two_100},
    {.name = "king_against_king",
     .basis = Basis::unless_won,
     .balances = king_against_king,
     .articles = one_100},
    {.name = "three_against_king",
     .counted = Counted::balance_plies,
     .limit = 2 * 16,
     .balances = three_off_road,
     .articles = three_100},
    {.name = "threefold",
     .counted = Counted::repetitions,
     .limit = 3,
     .articles = repetition_100,
     .with_move = repetition_next,
     .on_board = repetition_now},
    {.name = "only_kings_moved",
     .counted = Counted::steady_plies,
     .limit = 2 * 25,
     .exceptions = regulated_100,
     .articles = kings_100},
};

inline constexpr std::string_view variants_64[] = {"russian", "brazilian"};
inline constexpr std::string_view variants_100[] = {"international"};
inline constexpr DrawRuleList lists[] = {{variants_64, rules_64}, {variants_100, rules_100}};

} // namespace kodeks::rulebook::ua2026::draws
