// Every drawing rule of draughts as its article states it, and every balance of forces on both
// sides of its borders: one piece, one king more or less, on the main road and beside it.
#include "rulebook/draws/game.hpp"
#include "support/article.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kodeks::rulebook::drawing {
namespace {

using testing::ElementsAreArray;
using truth::Known;
using Lines = std::vector<std::string>;

std::string_view unit_of(Counted counted) {
    switch (counted) {
    case Counted::nothing:
        return "now";
    case Counted::repetitions:
        return "times";
    case Counted::steady_plies:
        return "half-moves of kings";
    case Counted::balance_plies:
        return "half-moves of the balance";
    case Counted::own_moves:
        return "own moves";
    case Counted::road_moves:
        return "own moves on the road";
    }
    return "";
}

std::string line_of(const DrawRule& rule) {
    std::string line = fmt::format("{} {} {}", rule.name, rule.limit, unit_of(rule.counted));
    line += rule.basis == Basis::unless_won ? " unless won" : "";
    line += rule.means == Means::automatic ? " by itself" : " on a claim";
    line += rule.after_reply ? " after the reply" : "";
    line += fmt::format(" [{}]", fmt::join(rule.articles, ", "));
    if (!rule.with_move.empty()) {
        line += fmt::format(" [{}] [{}]", fmt::join(rule.with_move, ", "),
                            fmt::join(rule.on_board, ", "));
    }
    return line;
}

Lines lines_of(std::string_view edition, std::string_view variant) {
    Lines lines;
    for (const DrawRule& rule : draw_rules(edition, variant)) {
        lines.push_back(line_of(rule));
    }
    return lines;
}

struct Forces {
    std::string_view position;
    Lines rules; // those that apply, with their counts, when nobody can force a win
};

void expect_forces(std::string_view edition, std::string_view variant,
                   const std::vector<Forces>& table) {
    for (const Forces& row : table) {
        EXPECT_THAT(Game(edition, variant, row.position).states(Known::no),
                    ElementsAreArray(row.rules))
            << edition << ' ' << variant << ' ' << row.position;
    }
}

TEST(DrawTable, UkrainianRulesOnThe64Board) {
    ARTICLE("UA:III.5.2.1", "UA:III.5.2.2", "UA:III.5.2.3", "UA:III.5.3", "UA:III.5.4",
            "UA:III.5.5.1", "UA:III.5.5.2", "UA:V.11.4.2", "UA:V.11.4.3", "UA:V.11.4.1");
    for (const char* variant : {"russian", "brazilian"}) {
        EXPECT_THAT(
            lines_of("ua2026", variant),
            ElementsAreArray(Lines{
                "three_against_king_on_road 0 now unless won on a claim [UA:III.5.2.1]",
                "two_against_king 0 now unless won on a claim [UA:III.5.2.2]",
                "king_against_king 0 now unless won on a claim [UA:III.5.2.3]",
                "three_kings_against_king 30 half-moves of the balance on a claim [UA:III.5.3]",
                "threefold 3 times on a claim [UA:III.5.4] [UA:V.11.4.3] [UA:V.11.4.2]",
                "only_kings_moved 30 half-moves of kings on a claim [UA:III.5.5.1]",
                "balance_unchanged_30 60 half-moves of the balance on a claim [UA:III.5.5.2]",
                "balance_unchanged_60 120 half-moves of the balance on a claim [UA:III.5.5.2]"}));
    }
}

TEST(DrawTable, UkrainianForcesOnThe64Board) {
    ARTICLE("UA:III.5.2.1", "UA:III.5.2.2", "UA:III.5.2.3", "UA:III.5.3", "UA:III.5.5.1",
            "UA:III.5.5.2", "UA:III.1.3.3");
    const Lines small = {"threefold 1", "only_kings_moved 0", "balance_unchanged_30 0"};
    const Lines large = {"threefold 1", "only_kings_moved 0", "balance_unchanged_60 0"};
    const Lines rest = {"threefold 1", "only_kings_moved 0"};
    const Lines on_road = {"three_against_king_on_road 0!", "threefold 1"};
    expect_forces("ua2026", "russian",
                  {{"W:WKc1,Kb8,Ka3:BKh8", on_road},
                   {"W:WKc1,Kb8,a3:BKh8", on_road},
                   {"W:WKc1,b6,a3:BKh8", on_road},
                   {"W:Wc1,b6,a3:BKh8", rest}, // men alone
                   {"W:WKc1,Kb8,Ka3,Ke1:BKh8", small},
                   {"W:WKg1,Kc1,Ke1:BKb8", {"three_kings_against_king 0", "threefold 1"}},
                   {"W:WKg1,Kc1,e1:BKb8", small},
                   {"W:WKg1,Kc1,Ke1,Kh2:BKb8", small},
                   {"W:WKc1,Ke1:BKa3", {"two_against_king 0!", "threefold 1"}},
                   {"W:WKc1,e1:BKh8", {"two_against_king 0!", "threefold 1"}},
                   {"W:Wc1,e1:BKh8", rest},
                   {"W:WKc1:BKh8", {"king_against_king 0!", "threefold 1"}},
                   {"W:WKc1:Bh6", rest},
                   {"W:WKg1,Kc1:BKb8,Kd8", small},
                   {"W:WKg1,Kc1,a1:BKb8,h8", small},
                   {"W:Wg1,c1,a1:BKb8,h8", rest}, // one side has no king
                   {"W:WKg1,Kc1,a1:BKb8,h8,h6", large},
                   {"W:WKg1,Kc1,a1,e1:BKb8,h8,h6", large},
                   {"W:WKg1,Kc1,a1,e1:BKb8,h8,h6,d8", rest}});
}

TEST(DrawTable, UkrainianRulesOnThe100Board) {
    ARTICLE("UA:IV.5.2.1", "UA:IV.5.2.2", "UA:IV.5.2.3", "UA:IV.5.3", "UA:IV.5.4", "UA:IV.5.5");
    EXPECT_THAT(lines_of("ua2026", "international"),
                ElementsAreArray(
                    Lines{"three_against_king_on_road 0 now unless won on a claim [UA:IV.5.2.1]",
                          "two_against_king 0 now unless won on a claim [UA:IV.5.2.2]",
                          "king_against_king 0 now unless won on a claim [UA:IV.5.2.3]",
                          "three_against_king 32 half-moves of the balance on a claim [UA:IV.5.3]",
                          "threefold 3 times on a claim [UA:IV.5.4] [UA:V.11.4.3] [UA:V.11.4.2]",
                          "only_kings_moved 50 half-moves of kings on a claim [UA:IV.5.5]"}));
    const Lines rest = {"threefold 1", "only_kings_moved 0"};
    const Lines on_road = {"three_against_king_on_road 0!", "threefold 1"};
    const Lines off_road = {"three_against_king 0", "threefold 1"};
    expect_forces("ua2026", "international",
                  {{"W:WK1,K2,K3:BK46", on_road},
                   {"W:WK1,K2,33:BK46", on_road},
                   {"W:WK1,32,33:BK46", on_road},
                   {"W:W31,32,33:BK46", rest},
                   {"W:WK1,K2,K3:BK47", off_road},
                   {"W:WK1,32,33:BK47", off_road},
                   {"W:WK1,K2,K3,K4:BK47", rest},
                   {"W:WK1,K2:BK46", {"two_against_king 0!", "threefold 1"}},
                   {"W:WK1,32:BK47", {"two_against_king 0!", "threefold 1"}},
                   {"W:WK1:BK46", {"king_against_king 0!", "threefold 1"}}});
}

TEST(DrawTable, RussianCodeOnThe64Board) {
    ARTICLE("RU:1.9.1.2", "RU:1.8.2", "RU:1.9.1.3", "RU:1.9.1.4", "RU:1.9.1.4#1", "RU:1.9.1.4#2",
            "RU:1.9.1.4#3", "RU:1.9.1.5", "RU:1.9.1.6", "RU:1.9.1.7", "RU:1.9.2#1", "RU:1.9.2#2");
    for (const char* variant : {"russian", "spantsireti"}) {
        EXPECT_THAT(lines_of("ru-code", variant),
                    ElementsAreArray(Lines{
                        "king_against_king 0 now unless won by itself [RU:1.9.1.2, RU:1.8.2]",
                        "three_kings_against_king 15 own moves by itself [RU:1.9.1.3]",
                        "balance_unchanged_5 10 half-moves of the balance by itself "
                        "[RU:1.9.1.4, RU:1.9.1.4#1]",
                        "balance_unchanged_30 60 half-moves of the balance by itself "
                        "[RU:1.9.1.4, RU:1.9.1.4#2]",
                        "balance_unchanged_60 120 half-moves of the balance by itself "
                        "[RU:1.9.1.4, RU:1.9.1.4#3]",
                        "three_against_king_on_road 5 own moves on the road unless won by itself "
                        "[RU:1.9.1.5]",
                        "only_kings_moved 30 half-moves of kings by itself [RU:1.9.1.6]",
                        "threefold 3 times on a claim [RU:1.9.1.7] [RU:1.9.2#2] [RU:1.9.2#1]"}));
    }
    for (const char* variant : {"russian-giveaway", "international-giveaway"}) {
        EXPECT_EQ(lines_of("ru-code", variant), Lines{});
    }
}

TEST(DrawTable, ForcesOfTheRussianCodeOnThe64Board) {
    ARTICLE("RU:1.9.1.2", "RU:1.9.1.3", "RU:1.9.1.4#1", "RU:1.9.1.4#2", "RU:1.9.1.4#3",
            "RU:1.9.1.5");
    const Lines five = {"balance_unchanged_5 0", "only_kings_moved 0", "threefold 1"};
    const Lines thirty = {"balance_unchanged_30 0", "only_kings_moved 0", "threefold 1"};
    const Lines sixty = {"balance_unchanged_60 0", "only_kings_moved 0", "threefold 1"};
    const Lines rest = {"only_kings_moved 0", "threefold 1"};
    const Lines kings = {"three_kings_against_king 0", "balance_unchanged_30 0",
                         "only_kings_moved 0", "threefold 1"};
    expect_forces(
        "ru-code", "russian",
        {{"W:WKa3:BKh2",
          {"king_against_king 0!", "balance_unchanged_5 0", "only_kings_moved 0", "threefold 1"}},
         {"W:WKg1,Ke1:BKb8", five},
         {"W:WKg1,e1:BKb8", five},
         {"W:WKg1:BKb8,h6", five},
         {"W:Wg1:BKb8", rest},
         {"W:WKg1,Kc1,Ke1:BKb8", kings},
         {"W:WKg1,Kc1,Ke1,Ka3:BKb8", kings},
         {"W:WKg1,Kc1,e1:BKb8", thirty},
         {"W:WKg1,Kc1:BKb8,Kd8", thirty},
         {"W:WKg1,Kc1,a1:BKb8,h8", thirty},
         {"W:WKg1,Kc1,a1:BKb8,h8,h6", sixty},
         {"W:WKg1,Kc1,a1,e1:BKb8,h8,h6", sixty},
         {"W:WKg1,Kc1,a1,e1:BKb8,h8,h6,d8", rest},
         {"W:WKg1,Kc1,e3:BKh8",
          {"balance_unchanged_30 0", "three_against_king_on_road 0", "only_kings_moved 0",
           "threefold 1"}},
         {"W:Wg1,c1,e3:BKh8",
          {"three_against_king_on_road 0", "only_kings_moved 0", "threefold 1"}},
         {"W:WKg1,Kc1,e3,h2:BKh8", thirty}});
}

TEST(DrawTable, RussianCodeOnThe100Board) {
    ARTICLE("RU:2.6#2", "RU:2.6#3", "RU:2.6#4", "RU:2.6#5", "RU:2.6#6");
    EXPECT_THAT(lines_of("ru-code", "international"),
                ElementsAreArray(
                    Lines{"king_against_king 0 now unless won by itself [RU:2.6#2, RU:1.8.2]",
                          "only_kings_moved 50 half-moves of kings by itself [RU:2.6#3]",
                          "few_against_king 5 own moves unless won by itself [RU:2.6#4]",
                          "threefold 3 times on a claim [RU:2.6#5] [RU:1.9.2#2] [RU:1.9.2#1]",
                          "five_against_two_kings 50 own moves unless won by itself [RU:2.6#6]"}));
    const Lines few = {"only_kings_moved 0", "few_against_king 0", "threefold 1"};
    const Lines rest = {"only_kings_moved 0", "threefold 1"};
    const Lines five = {"threefold 1", "five_against_two_kings 0"};
    expect_forces(
        "ru-code", "international",
        {{"W:WK1:BK46",
          {"king_against_king 0!", "only_kings_moved 0", "few_against_king 0", "threefold 1"}},
         {"W:WK1:B20", few},
         {"W:WK1:B20,21", rest},
         {"W:WK1,K2:BK46", few},
         {"W:WK1,32:BK46", few},
         {"W:W31,32:BK46", rest},
         {"W:WK1,K2,K3:BK46", few},
         {"W:W31,32,33:BK46", few},
         {"W:WK1,K2,K3,K4:BK46", rest},
         {"W:WK1,K2,K3,K4,K5:BK46,K47", five},
         {"W:WK1,K2,K3,K4,33:BK46,K47", five},
         {"W:WK1,K2,K3,33,34:BK46,K47", rest},
         {"W:WK1,K2,K3,K4:BK46,K47", rest},
         {"W:WK1,K2,K3,K4,K5,K6:BK46,K47", rest},
         {"W:WK1,K2,K3,K4,K5:BK46", rest},
         {"W:WK1,K2,K3,K4,K5:BK46,K47,K48", rest}});
}

TEST(DrawTable, FrisianRules) {
    ARTICLE("FR:21.1", "FR:18");
    EXPECT_THAT(lines_of("frisian2011", "frisian"),
                ElementsAreArray(
                    Lines{"king_against_king 0 now unless won by itself [FR:21.1]",
                          "two_kings_against_king 7 own moves by itself after the reply [FR:18]"}));
    expect_forces("frisian2011", "frisian",
                  {{"W:WK1:BK47", {"king_against_king 0!"}},
                   {"W:WK1,K2:BK47", {"two_kings_against_king 0"}},
                   {"W:WK1,32:BK47", {}},
                   {"W:WK1,K2,K3:BK47", {}},
                   {"W:WK1,K2:BK47,K48", {}},
                   {"W:WK1,K2:B20", {}}});
}

} // namespace
} // namespace kodeks::rulebook::drawing
