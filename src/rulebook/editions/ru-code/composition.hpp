// Compositions by the Draughts Code of Russia.
#pragma once

#include "rulebook/composition_rules.hpp"
#include "rulebook/editions/cited.hpp"

namespace kodeks::rulebook::ru_code::composition {

inline constexpr std::string_view both[] = {"russian", "international"};
inline constexpr std::string_view russian[] = {"russian"};
inline constexpr std::string_view international[] = {"international"};

// Purity is an artistic requirement of Russian problems; international ones have a formal one
// (RU:6.2.7.3) that tolerates what is a fault of beauty (RU:6.3.7.5), zadachi their own list
// (RU:6.1.3#20-23) and etudes one tolerated inexactness a branch.
inline constexpr SecondWayRule russian_problem_ways[] = {
    {SecondWay::alternative_capture, true, cited<"RU:6.3.5#1">},
    {SecondWay::diagonal_choice, true, cited<"RU:6.3.5#1", "RU:6.3.7.5">},
    {SecondWay::alternative_move, true, cited<"RU:6.3.5#1">},
    {SecondWay::transposition, true, cited<"RU:6.3.5#1", "RU:6.3.7.5">},
};
inline constexpr SecondWayRule international_problem_ways[] = {
    {SecondWay::alternative_capture, true, cited<"RU:6.2.7.3#1", "RU:6.2.7.3#3", "RU:6.3.7.5">},
    {SecondWay::alternative_move, true, cited<"RU:6.2.7.3#1", "RU:6.2.7.3#2", "RU:6.3.7.5">},
    {SecondWay::diagonal_choice, false, cited<"RU:6.2.7.3#4">},
    {SecondWay::transposition, false, cited<"RU:6.2.7.3#1">},
};
inline constexpr SecondWayRule etude_ways[] = {
    {SecondWay::transposition, true, cited<"RU:6.3.8.5", "RU:6.3.8.5#1">},
    {SecondWay::alternative_move, true, cited<"RU:6.3.8.5", "RU:6.3.8.5#1">},
    {SecondWay::promotion_path, true, cited<"RU:6.3.8.5", "RU:6.3.8.5#2">},
    {SecondWay::diagonal_choice, true, cited<"RU:6.3.8.5", "RU:6.3.8.5#3">},
    {SecondWay::lengthening, true, cited<"RU:6.3.8.5", "RU:6.3.8.5#4">},
    {SecondWay::delay, true, cited<"RU:6.3.8.5", "RU:6.3.8.5#5">},
};
inline constexpr SecondWayRule zadacha_ways[] = {
    {SecondWay::transposition, true, cited<"RU:6.1.3#20">},
    {SecondWay::alternative_move, true, cited<"RU:6.1.3#20">},
    {SecondWay::diagonal_choice, true, cited<"RU:6.1.3#21">},
    {SecondWay::duality, true, cited<"RU:6.1.3#22">},
    {SecondWay::lengthening, true, cited<"RU:6.1.3#23">},
    {SecondWay::delay, true, cited<"RU:6.1.3#23">},
    {SecondWay::side_solution, false, cited<"RU:6.1.3#26">}, // where variations come or go
};
inline constexpr SecondWays etude_second_ways = {
    .rules = etude_ways, .most_a_line = 1, .quota = cited<"RU:6.3.8.5">};

// A white force of four separates etudes and problems; a positional ending may be either by its
// numbers, and the character of the play decides.
inline constexpr GenreRule genres[] = {
    {.genre = Genre::problem,
     .variants = russian,
     .least_white = 5,
     .articles = cited<"RU:6.1.3#4">,
     .lines = cited<"RU:6.2.5#2">,
     .second_ways = {.rules = russian_problem_ways, .before_branching = true}},
    {.genre = Genre::problem,
     .variants = international,
     .least_white = 5,
     .articles = cited<"RU:6.1.3#4">,
     .alternatives = {.move = cited<"RU:6.2.7.3#1", "RU:6.2.7.3#2">,
                      .concluding = cited<"RU:6.2.7.3#4">},
     .lines = cited<"RU:6.2.5#2">,
     .second_ways = {.rules = international_problem_ways, .before_branching = true}},
    {.genre = Genre::etude,
     .variants = both,
     .most_white = 4,
     .most_black = 6,
     .least_lines = 2,
     .articles = cited<"RU:6.1.3#13">,
     .lone_piece = cited<"RU:6.2.6#4">,
     .lines = cited<"RU:6.2.5#4">,
     .second_ways = etude_second_ways},
    {.genre = Genre::zadacha,
     .variants = both,
     .locks = true,
     .least_lines = 2,
     .partial = PartialSolution::by_finals,
     .articles = cited<"RU:6.1.3#15">,
     .lines = cited<"RU:6.2.5#3">,
     .first_move = cited<"RU:6.2.8.3#1">,
     .economy = cited<"RU:6.2.8.1", "RU:6.1.3#30">,
     .second_ways = {.rules = zadacha_ways, .before_branching = true},
     .all_thematic = true},
    {.genre = Genre::positional_ending,
     .variants = russian,
     .most_white = 8,
     .most_black = 8,
     .least_lines = 2,
     .articles = cited<"RU:6.1.3#14">,
     .lone_piece = cited<"RU:6.2.6#4">,
     .lines = cited<"RU:6.2.5#4">,
     .second_ways = etude_second_ways},
};

inline constexpr ProblemGroup groups[] = {
    {"with-kings", russian, true, 0, cited<"RU:6.1.3#7">},
    {"miniature", russian, false, 6, cited<"RU:6.1.3#5">},
    {"kontsovka", russian, false, 12, cited<"RU:6.1.3#6">},
    {"with-kings", international, true, 0, cited<"RU:6.1.3#12">},
    {"miniature", international, false, 7, cited<"RU:6.1.3#8">},
    {"medium", international, false, 12, cited<"RU:6.1.3#9">},
    {"large", international, false, 20, cited<"RU:6.1.3#10">},
};

inline constexpr SpecialRule special[] = {
    {SpecialKind::black_begins, cited<"RU:6.1.4#1">},
    {SpecialKind::either_begins, cited<"RU:6.1.4#2">},
    {SpecialKind::changed_task, cited<"RU:6.1.4#3">},
    {SpecialKind::turned, cited<"RU:6.1.4#4">},
    {SpecialKind::double_solution, cited<"RU:6.1.4#5">},
    {SpecialKind::giveaway, cited<"RU:6.1.4#6">},
    {SpecialKind::pictorial, cited<"RU:6.1.4#7">},
    {SpecialKind::retro, cited<"RU:6.1.4#8">},
    {SpecialKind::puzzle, cited<"RU:6.1.4#9">},
};

inline constexpr CompositionRules rules = {
    .edition = "ru-code",
    .genres = genres,
    .problems = {.groups = groups,
                 .most_behind = 1,
                 .balance = cited<"RU:6.2.7.1">,
                 .final_position = cited<"RU:6.2.7.2">,
                 .kings = cited<"RU:6.2.7.4">},
    .locks = {.men = cited<"RU:6.1.3#16">,
              .kings = cited<"RU:6.1.3#17">,
              .miniature = cited<"RU:6.1.3#18">,
              .miniature_white = 7,
              .exact = cited<"RU:6.2.8.2">,
              .en_prise = cited<"RU:6.2.8.3#2">,
              .least_finals = 2,
              .finals = cited<"RU:6.1.3#31", "RU:6.3.9.5">,
              .same_finals = cited<"RU:6.1.3#22", "RU:6.1.3#26">,
              .other_finals = cited<"RU:6.1.3#25", "RU:6.1.3#27">,
              .worse_finals = cited<"RU:6.1.3#24", "RU:6.1.3#27">,
              .destroyed = cited<"RU:6.1.3#27", "RU:6.1.3#29">,
              .en_prise_points = 2},
    .kinds = cited<"RU:6.1.3#1">,
    .conformity = cited<"RU:6.2.1">,
    .tasks = cited<"RU:6.1.3#3">,
    .legal_diagram = cited<"RU:6.2.2">,
    .first_move = cited<"RU:6.1.3#2">,
    .task_met = cited<"RU:6.2.3">,
    .economy = cited<"RU:6.2.4#3">,
    .full_solution = cited<"RU:6.2.6#2">,
    .partial_solution = cited<"RU:6.2.6#3">,
    .first_move_dual = cited<"RU:6.1.3#28">,
    .only_way = cited<"RU:6.2.6#1">,
    .construction = cited<"RU:6.2.4#2">,
    .thematic = cited<"RU:6.2.5#1">,
    .publication = {.least_copies = 50,
                    .existence = cited<"RU:6.4.1#1">,
                    .priority = cited<"RU:6.4.2#1">,
                    .author_years = 5,
                    .author_right = cited<"RU:6.4.3#7">,
                    .predecessor = cited<"RU:6.4.3#1">,
                    .degrees = cited<"RU:6.4.3#2">,
                    .full = cited<"RU:6.4.3#3">,
                    .reworked = cited<"RU:6.4.3#4">,
                    .improved = cited<"RU:6.4.3#5">,
                    .corrected = cited<"RU:6.4.3#6">,
                    .reprint = cited<"RU:6.4.2#3">},
    .special = special,
    .special_applies = cited<"RU:6.1.3#note">,
    .sacrifices = {.variants = international,
                   .crude = cited<"RU:6.3.7.5bis#1">,
                   .passing = cited<"RU:6.3.7.5bis#1~1">,
                   .economical = cited<"RU:6.3.7.5bis#2">,
                   .ideal = cited<"RU:6.3.7.5bis#3">},
    .practical = cited<"RU:6.1.3#11", "RU:6.2.7.5">,
    .practical_exempt = cited<"RU:6.2.7.5#note">,
    .practical_waives = cited<"RU:6.2.4#2", "RU:6.2.4#3", "RU:6.2.5#1", "RU:6.2.5#2",
                              "RU:6.2.7.3#1", "RU:6.2.7.3#2", "RU:6.2.7.3#3", "RU:6.2.7.3#4">,
    .practical_variants = international,
};

} // namespace kodeks::rulebook::ru_code::composition
