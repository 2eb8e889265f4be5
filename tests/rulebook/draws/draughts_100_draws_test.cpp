#include "rulebook/draws/game.hpp"
#include "support/article.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kodeks::rulebook::drawing {
namespace {

using testing::ElementsAre;
using truth::Known;

TEST(RuCodeDraws100, KingAgainstKing) {
    ARTICLE("RU:2.6#2");
    const Game game("ru-code", "international", "W:WK26:BK25");
    EXPECT_THAT(game.states(Known::no), ElementsAre("king_against_king 0!", "only_kings_moved 0",
                                                    "few_against_king 0", "threefold 1"));
    EXPECT_EQ(game.states(Known::yes)[0], "king_against_king 0-");
}

TEST(RuCodeDraws100, TwentyFiveMovesOfKingsAlone) {
    ARTICLE("RU:2.6#3");
    Game game("ru-code", "international", "W:WK50,48,36:BK1,3,16");
    game.repeat(12, "50-45 1-6 45-50 6-1").play("50-45");
    EXPECT_THAT(game.states(), ElementsAre("only_kings_moved 49", "threefold 13!"));
    game.play("1-6");
    EXPECT_EQ(game.states()[0], "only_kings_moved 50!");
}

TEST(RuCodeDraws100, FewPiecesHaveFiveOwnMovesToReachAWonPosition) {
    ARTICLE("RU:2.6#4");
    for (const char* text : {"W:WK48,K49,K50:BK1", "W:WK48,K50,35:BK1", "W:WK50,48,35:BK1",
                             "W:WK48,K50:BK1", "W:WK50,35:BK1"}) {
        Game game("ru-code", "international", text);
        game.repeat(2, "50-45 1-6 45-50 6-1");
        EXPECT_EQ(game.states()[1], "few_against_king 4") << text;
        game.play("50-45");
        EXPECT_EQ(game.states(Known::no)[1], "few_against_king 5!") << text;
        EXPECT_EQ(game.states(Known::yes)[1], "few_against_king 5-") << text;
        EXPECT_EQ(game.states(Known::open)[1], "few_against_king 5?") << text;
    }
    Game men("ru-code", "international", "W:W48,49,35:BK6");
    men.play("48-42 6-1 42-37 1-6 37-31 6-1 31-26 1-6");
    EXPECT_EQ(men.states()[1], "few_against_king 4");
    men.play("49-43");
    EXPECT_EQ(men.states()[1], "few_against_king 5!");
    Game lone_man("ru-code", "international", "W:WK50:B16");
    lone_man.play("50-45 16-21 45-50 21-26 50-45 26-31 45-50 31-36 50-45");
    EXPECT_EQ(lone_man.states()[1], "few_against_king 5!");
}

TEST(RuCodeDraws100, ThreefoldRepetition) {
    ARTICLE("RU:2.6#5");
    Game game("ru-code", "international", "W:WK50,48,36:BK1,3,16");
    game.play("50-45 1-6 45-50 6-1 50-45 1-6 45-50");
    EXPECT_EQ(game.states()[1], "threefold 2");
    game.play("6-1");
    EXPECT_EQ(game.states()[1], "threefold 3!");
}

TEST(RuCodeDraws100, FivePiecesAgainstTwoKingsHaveFiftyOwnMoves) {
    ARTICLE("RU:2.6#6");
    for (const char* text : {"W:WK48,K49,K50,K47,K46:BK1,K5", "W:WK48,K49,K50,K47,36:BK1,K5"}) {
        Game game("ru-code", "international", text);
        game.repeat(24, "50-45 1-6 45-50 6-1").play("50-45 1-6");
        EXPECT_THAT(game.states(), ElementsAre("threefold 25!", "five_against_two_kings 49"));
        game.play("45-50");
        EXPECT_THAT(game.states(Known::no),
                    ElementsAre("threefold 25!", "five_against_two_kings 50!"));
        EXPECT_THAT(game.states(Known::open),
                    ElementsAre("threefold 25!", "five_against_two_kings 50?"));
    }
}

// Exactly five units of these kinds against exactly two kings; all others count moves of kings.
TEST(RuCodeDraws100, OtherForcesThanFiveAgainstTwoKingsCountKingMoves) {
    ARTICLE("RU:2.6#6", "RU:2.6#3");
    for (const char* text : {"W:WK48,K49,K50,K47,K46,36:BK1,K5", "W:WK48,K49,K50,K47,K46:BK1,K5,16",
                             "W:WK48,K49,K50,K47,36,35:BK1,K5", "W:WK48,K49,K50,K47,36:BK1,K5,K6",
                             "W:WK48,K49,K50,K47,36:BK1,K5,16"}) {
        const Game game("ru-code", "international", text);
        EXPECT_THAT(game.states(), ElementsAre("only_kings_moved 0", "threefold 1")) << text;
    }
}

// King and man are the stronger side against a king, and their moves are counted.
TEST(RuCodeDraws100, TheFiveMovesAreThoseOfTheSideWithMore) {
    ARTICLE("RU:2.6#4");
    Game game("ru-code", "international", "W:WK50:BK1,16");
    game.play("50-45");
    EXPECT_THAT(game.states(),
                ElementsAre("only_kings_moved 1", "few_against_king 0", "threefold 1"));
    game.play("1-6");
    EXPECT_THAT(game.states(),
                ElementsAre("only_kings_moved 2", "few_against_king 1", "threefold 1"));
}

TEST(UaDraws100, SmallBalancesAreDrawnUnlessAForcedWinIsShown) {
    ARTICLE("UA:IV.5.2.1", "UA:IV.5.2.2", "UA:IV.5.2.3", "UA:IV.1.3.3");
    ARTICLE("UA:IV.5.2.1~1", "UA:IV.5.2.2~1", "UA:IV.5.2.3~1");
    for (const char* three : {"W:WK48,K49,K50:BK5", "W:WK48,49,35:BK46", "W:WK48,K1,6:BK28"}) {
        const Game game("ua2026", "international", three);
        EXPECT_THAT(game.states(Known::no),
                    ElementsAre("three_against_king_on_road 0!", "threefold 1"))
            << three;
        EXPECT_EQ(game.states(Known::yes)[0], "three_against_king_on_road 0-");
    }
    for (const char* two : {"W:WK48,K49:BK6", "W:WK48,49:BK6"}) {
        const Game game("ua2026", "international", two);
        EXPECT_THAT(game.states(Known::no), ElementsAre("two_against_king 0!", "threefold 1"));
        EXPECT_EQ(game.states(Known::yes)[0], "two_against_king 0-");
        EXPECT_EQ(game.states(Known::open)[0], "two_against_king 0?");
    }
    const Game one("ua2026", "international", "W:WK48:BK6");
    EXPECT_THAT(one.states(Known::no), ElementsAre("king_against_king 0!", "threefold 1"));
    EXPECT_EQ(one.states(Known::yes)[0], "king_against_king 0-");
}

TEST(UaDraws100, ThreeUnitsOffTheRoadHaveSixteenMoves) {
    ARTICLE("UA:IV.5.3");
    for (const char* text : {"W:WK48,K49,K50:BK1", "W:WK50,48,36:BK1"}) {
        Game game("ua2026", "international", text);
        game.repeat(7, "50-45 1-6 45-50 6-1").play("50-45 1-6 45-50");
        EXPECT_EQ(game.states()[0], "three_against_king 31");
        game.play("6-1");
        EXPECT_THAT(game.states(), ElementsAre("three_against_king 32!", "threefold 9!"));
    }
}

TEST(UaDraws100, ThreefoldRepetitionAndTwentyFiveMovesOfKings) {
    ARTICLE("UA:IV.5.4", "UA:IV.5.5");
    Game game("ua2026", "international", "W:WK50,48,36:BK1,3,16");
    game.play("50-45 1-6 45-50 6-1 50-45 1-6 45-50");
    EXPECT_THAT(game.states(), ElementsAre("threefold 2", "only_kings_moved 7"));
    game.play("6-1");
    EXPECT_THAT(game.states(), ElementsAre("threefold 3!", "only_kings_moved 8"));
    game.repeat(10, "50-45 1-6 45-50 6-1").play("50-45");
    EXPECT_EQ(game.states()[1], "only_kings_moved 49");
    game.play("1-6");
    EXPECT_EQ(game.states()[1], "only_kings_moved 50!");
}

TEST(FrisianDraws, TwoKingsHaveSevenMovesAndTheReply) {
    ARTICLE("FR:18");
    Game game("frisian2011", "frisian", "W:WK31,K42:BK36");
    EXPECT_THAT(game.states(), ElementsAre("two_kings_against_king 0"));
    // Any quiet shuffling will do: the count is what matters.
    Game other("frisian2011", "frisian", "W:WK48,K50:BK1");
    other.repeat(3, "50-45 1-6 45-50 6-1").play("50-45");
    EXPECT_THAT(other.states(), ElementsAre("two_kings_against_king 7"));
    other.play("1-6");
    EXPECT_THAT(other.states(), ElementsAre("two_kings_against_king 7!"));
}

TEST(FrisianDraws, TwoKingsAndAManAreNotLimited) {
    ARTICLE("FR:18");
    const Game game("frisian2011", "frisian", "W:WK48,K50,36:BK1");
    EXPECT_THAT(game.states(), ElementsAre());
}

TEST(FrisianDraws, OneKingEachIsDrawnUnlessACaptureIsForced) {
    ARTICLE("FR:21.1");
    const Game game("frisian2011", "frisian", "W:WK49:BK6");
    EXPECT_THAT(game.states(Known::no), ElementsAre("king_against_king 0!"));
    EXPECT_THAT(game.states(Known::yes), ElementsAre("king_against_king 0-"));
    EXPECT_THAT(game.states(Known::open), ElementsAre("king_against_king 0?"));
}

} // namespace
} // namespace kodeks::rulebook::drawing
