#include "rulebook/draws/game.hpp"
#include "support/article.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kodeks::rulebook::drawing {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Not;
using truth::Known;

TEST(RuCodeDraws, KingAgainstKingIsDrawnAtOnceUnlessOneIsCaught) {
    ARTICLE("RU:1.9.1.2", "RU:1.8.2");
    const Game game("ru-code", "russian", "W:WKa3:BKh2");
    EXPECT_THAT(game.states(Known::no), ElementsAre("king_against_king 0!", "balance_unchanged_5 0",
                                                    "only_kings_moved 0", "threefold 1"));
    EXPECT_EQ(game.states(Known::yes).front(), "king_against_king 0-");
    EXPECT_EQ(game.states(Known::open).front(), "king_against_king 0?");
}

TEST(RuCodeDraws, ThreeKingsHaveFifteenOwnMoves) {
    ARTICLE("RU:1.9.1.3");
    Game game("ru-code", "russian", "W:WKg1,Kc1,Ke1:BKb8");
    game.repeat(7, "g1-h2 b8-a7 h2-g1 a7-b8");
    EXPECT_THAT(game.states(), ElementsAre("three_kings_against_king 14", "balance_unchanged_30 28",
                                           "only_kings_moved 28", "threefold 8!"));
    game.play("g1-h2");
    EXPECT_THAT(game.states(),
                ElementsAre("three_kings_against_king 15!", "balance_unchanged_30 29",
                            "only_kings_moved 29", "threefold 8!"));
}

TEST(RuCodeDraws, ThreeKingsAndAManAreAnotherBalance) {
    ARTICLE("RU:1.9.1.3");
    const Game game("ru-code", "russian", "W:WKg1,Kc1,Ke1,a3:BKb8");
    EXPECT_THAT(game.states(),
                ElementsAre("balance_unchanged_30 0", "only_kings_moved 0", "threefold 1"));
}

TEST(RuCodeDraws, TheBalanceMayStandStillForFiveThirtyOrSixtyMoves) {
    ARTICLE("RU:1.9.1.4", "RU:1.9.1.4#1", "RU:1.9.1.4#2", "RU:1.9.1.4#3");
    Game three("ru-code", "russian", "W:WKg1,Ke1:BKb8");
    three.repeat(2, "g1-h2 b8-a7 h2-g1 a7-b8").play("g1-h2");
    EXPECT_THAT(three.states(),
                ElementsAre("balance_unchanged_5 9", "only_kings_moved 9", "threefold 3!"));
    three.play("b8-a7");
    EXPECT_THAT(three.reached(), ElementsAre("balance_unchanged_5", "threefold"));

    // Men step now and then, so that the count of king moves starts again but the balance stands.
    Game five("ru-code", "russian", "W:WKg1,a1,e1:BKb8,h8");
    five.repeat(14, "g1-h2 b8-a7 h2-g1 a7-b8").play("a1-b2 h8-g7");
    EXPECT_THAT(five.states(),
                ElementsAre("balance_unchanged_30 58", "only_kings_moved 0", "threefold 1"));
    five.play("g1-h2 b8-a7");
    EXPECT_THAT(five.reached(), ElementsAre("balance_unchanged_30"));

    Game seven("ru-code", "russian", "W:WKg1,Kc1,a1,e1:BKb8,h8,h6");
    seven.repeat(14, "g1-h2 b8-a7 h2-g1 a7-b8").play("a1-b2 h8-g7");
    seven.repeat(14, "g1-h2 b8-a7 h2-g1 a7-b8").play("e1-d2 h6-g5");
    seven.play("g1-h2 b8-a7");
    EXPECT_THAT(seven.states(),
                ElementsAre("balance_unchanged_60 118", "only_kings_moved 2", "threefold 1"));
    seven.play("h2-g1 a7-b8");
    EXPECT_THAT(seven.reached(), ElementsAre("balance_unchanged_60"));
}

TEST(RuCodeDraws, OnTheBigRoadAWonPositionMustComeByTheFifthOwnMove) {
    ARTICLE("RU:1.9.1.5", "RU:1.2#3");
    Game game("ru-code", "russian", "W:WKg1,Kc1,Ka3:BKh8");
    game.play("g1-h2 h8-g7 h2-g1 g7-h8 g1-h2 h8-g7 h2-g1 g7-h8");
    EXPECT_EQ(game.states()[2], "three_against_king_on_road 4");
    Game left = game;
    game.play("g1-h2");
    EXPECT_EQ(game.states(Known::no)[2], "three_against_king_on_road 5!");
    EXPECT_EQ(game.states(Known::yes)[2], "three_against_king_on_road 5-");
    EXPECT_EQ(game.states(Known::open)[2], "three_against_king_on_road 5?");
    // Leaving the road ends the count; coming back begins a new one.
    left.play("g1-h2 h8-g7 h2-g1 g7-f8");
    EXPECT_THAT(left.states(), Not(Contains(testing::StartsWith("three_against_king_on_road"))));
    left.play("g1-h2 f8-g7 h2-g1");
    EXPECT_THAT(left.states(), Contains("three_against_king_on_road 1"));
}

TEST(RuCodeDraws, FifteenMovesOfKingsAlone) {
    ARTICLE("RU:1.9.1.6");
    Game game("ru-code", "russian", "W:WKg1,a1,c1,e1:BKb8,h8,h6,d8");
    game.repeat(7, "g1-h2 b8-a7 h2-g1 a7-b8").play("g1-h2");
    EXPECT_THAT(game.states(), ElementsAre("only_kings_moved 29", "threefold 8!"));
    game.play("b8-a7");
    EXPECT_THAT(game.reached(), ElementsAre("only_kings_moved", "threefold"));
}

TEST(RuCodeDraws, RepetitionIsAClaimAndCountsTheSideToMove) {
    ARTICLE("RU:1.9.1.7");
    Game game("ru-code", "russian", "W:WKg1,a1,c1,e1:BKb8,h8,h6,d8");
    game.play("g1-h2 b8-a7 h2-g1 a7-b8 g1-h2 b8-a7 h2-g1");
    EXPECT_EQ(game.states().back(), "threefold 2");
    game.play("a7-b8");
    EXPECT_EQ(game.states().back(), "threefold 3!");
    EXPECT_EQ(draw_rules("ru-code", "russian").back().means, Means::claim);
}

TEST(UaDraws64, SmallBalancesAreDrawnUnlessAForcedWinIsShown) {
    ARTICLE("UA:III.5.2.1", "UA:III.5.2.2", "UA:III.5.2.3", "UA:III.1.3.3");
    ARTICLE("UA:III.5.2.1~1", "UA:III.5.2.2~1", "UA:III.5.2.3~1");
    for (const char* variant : {"russian", "brazilian"}) {
        for (const char* three :
             {"W:WKc1,Kb8,Ka3:BKh8", "W:WKc1,b6,a3:BKa1", "B:WKe5:BKa3,Ka7,h6"}) {
            const Game game("ua2026", variant, three);
            EXPECT_THAT(game.states(Known::no),
                        ElementsAre("three_against_king_on_road 0!", "threefold 1"))
                << three;
            EXPECT_EQ(game.states(Known::yes)[0], "three_against_king_on_road 0-") << three;
            EXPECT_EQ(game.states(Known::open)[0], "three_against_king_on_road 0?") << three;
        }
        for (const char* two : {"W:WKc1,Ke1:BKa3", "W:WKc1,h2:BKa3"}) {
            const Game game("ua2026", variant, two);
            EXPECT_THAT(game.states(Known::no), ElementsAre("two_against_king 0!", "threefold 1"));
            EXPECT_EQ(game.states(Known::yes)[0], "two_against_king 0-");
        }
        const Game one("ua2026", variant, "W:WKc1:BKh8");
        EXPECT_THAT(one.states(Known::no), ElementsAre("king_against_king 0!", "threefold 1"));
        EXPECT_EQ(one.states(Known::yes)[0], "king_against_king 0-");
    }
}

TEST(UaDraws64, ThreeMenAloneAreNoBalanceOfThatList) {
    const Game game("ua2026", "russian", "W:Wc1,e1,h2:BKh8");
    EXPECT_THAT(game.states(), ElementsAre("threefold 1", "only_kings_moved 0"));
}

TEST(UaDraws64, ThreeKingsOffTheRoadHaveFifteenMovesFromTheBalance) {
    ARTICLE("UA:III.5.3", "UA:V.5.1");
    for (const char* variant : {"russian", "brazilian"}) {
        Game game("ua2026", variant, "W:WKg1,Kc1,Ke1:BKb8");
        game.repeat(7, "g1-h2 b8-a7 h2-g1 a7-b8").play("g1-h2");
        EXPECT_THAT(game.states(), ElementsAre("three_kings_against_king 29", "threefold 8!"));
        game.play("b8-a7");
        EXPECT_THAT(game.reached(), ElementsAre("three_kings_against_king", "threefold"));
    }
    // A visit to the main road does not restart the count, but there UA:III.5.2.1 applies.
    Game visitor("ua2026", "russian", "W:WKg1,Kc1,Ka3:BKf8");
    visitor.play("g1-h2 f8-g7");
    EXPECT_THAT(visitor.states(), ElementsAre("three_against_king_on_road 0!", "threefold 1"));
    visitor.play("h2-g1 g7-f8");
    EXPECT_THAT(visitor.states(), ElementsAre("three_kings_against_king 4", "threefold 2"));
}

TEST(UaDraws64, ThreeKingsAndAManAreAnotherBalance) {
    ARTICLE("UA:III.5.3", "UA:III.5.5.1", "UA:III.5.5.2");
    const Game game("ua2026", "russian", "W:WKg1,Kc1,Ke1,a3:BKb8");
    EXPECT_THAT(game.states(),
                ElementsAre("threefold 1", "only_kings_moved 0", "balance_unchanged_30 0"));
}

TEST(UaDraws64, ThreefoldRepetition) {
    ARTICLE("UA:III.5.4");
    Game game("ua2026", "brazilian", "W:WKg1,a1,c1,e1:BKb8,h8,h6,d8");
    game.play("g1-h2 b8-a7 h2-g1 a7-b8 g1-h2 b8-a7 h2-g1");
    EXPECT_EQ(game.states()[0], "threefold 2");
    game.play("a7-b8");
    EXPECT_EQ(game.states()[0], "threefold 3!");
}

TEST(UaDraws64, OtherBalancesCountKingMovesAndTheUnchangedBalance) {
    ARTICLE("UA:III.5.5.1", "UA:III.5.5.2");
    Game kings("ua2026", "russian", "W:WKg1,a1,c1,e1:BKb8,h8,h6,d8");
    kings.repeat(7, "g1-h2 b8-a7 h2-g1 a7-b8").play("g1-h2");
    EXPECT_THAT(kings.states(), ElementsAre("threefold 8!", "only_kings_moved 29"));
    kings.play("b8-a7");
    EXPECT_EQ(kings.states()[1], "only_kings_moved 30!");

    Game five("ua2026", "russian", "W:WKg1,a1,e1:BKb8,h8");
    five.repeat(14, "g1-h2 b8-a7 h2-g1 a7-b8").play("a1-b2 h8-g7 g1-h2");
    EXPECT_THAT(five.states(),
                ElementsAre("threefold 1", "only_kings_moved 1", "balance_unchanged_30 59"));
    five.play("b8-a7");
    EXPECT_THAT(five.reached(), ElementsAre("balance_unchanged_30"));

    Game seven("ua2026", "russian", "W:WKg1,Kc1,a1,e1:BKb8,h8,h6");
    seven.repeat(14, "g1-h2 b8-a7 h2-g1 a7-b8").play("a1-b2 h8-g7");
    seven.repeat(14, "g1-h2 b8-a7 h2-g1 a7-b8").play("e1-d2 h6-g5 g1-h2 b8-a7 h2-g1");
    EXPECT_THAT(seven.states(),
                ElementsAre("threefold 1", "only_kings_moved 3", "balance_unchanged_60 119"));
    seven.play("a7-b8");
    EXPECT_THAT(seven.reached(), ElementsAre("balance_unchanged_60"));
}

} // namespace
} // namespace kodeks::rulebook::drawing
