// The capture examples of the 64-square games, each with the complete set of legal captures. Where
// the printed diagram is lost the position is the reconstruction in which the text is true.
#include "support/article.hpp"
#include "support/draughts_text.hpp"

#include <gtest/gtest.h>

namespace kodeks::test {
namespace {

TEST(Captures64, Diagram2ManThatMayGoThreeWays) {
    ARTICLE("UA:III.3.9.1", "UA:III.3.7.1", "UA:III.3.7.2", "UA:III.3.7.3", "UA:III.3.8.1",
            "UA:III.3.8.4");
    const char* fen = "B:Wb2,b4,d2,f2:Ba5";
    expect_moves("russian", fen,
                 {"a5xc3xa1 b4,b2 K", "a5xc3xe1xg3 b4,d2,f2 K", "a5xc3xe1xh4 b4,d2,f2 K"});
    expect_moves("brazilian", fen, {"a5xc3xe1xg3 b4,d2,f2"});
}

TEST(Captures64, Diagram3TurkishStrike) {
    ARTICLE("UA:III.3.9.2", "UA:III.3.6", "RU:1.6.3#1", "RU:1.5.7", "UA:III.3.2", "RU:1.5.6");
    const char* bare = "B:Wc3,d4,f2,f4:BKa5";
    expect_moves("russian", bare,
                 {"a5xe1xg3xe5 c3,f2,f4", "a5xe1xg3xd6 c3,f2,f4", "a5xe1xg3xc7 c3,f2,f4",
                  "a5xe1xg3xb8 c3,f2,f4", "a5xd2xg5 c3,f4", "a5xd2xh6 c3,f4"});
    expect_moves("brazilian", bare,
                 {"a5xe1xg3xe5 c3,f2,f4", "a5xe1xg3xd6 c3,f2,f4", "a5xe1xg3xc7 c3,f2,f4",
                  "a5xe1xg3xb8 c3,f2,f4"});
    const char* completed = "B:Wc3,d4,e3,f2,f4:BKa5,d6";
    expect_moves("russian", completed, {"a5xe1xg3xe5 c3,f2,f4"});
    expect_moves("brazilian", completed, {"a5xe1xg3xe5 c3,f2,f4"});
    // Diagram 6 of the Russian code: the same strike, and White's answer.
    expect_moves("russian", "B:Wc3,d4,f2,f4:BKa5,e7",
                 {"a5xd2xg5 c3,f4", "a5xd2xh6 c3,f4", "a5xe1xg3xe5 c3,f2,f4",
                  "a5xe1xg3xd6 c3,f2,f4", "a5xe1xg3xc7 c3,f2,f4", "a5xe1xg3xb8 c3,f2,f4"});
    const auto before = position("russian", "B:Wc3,d4,e3,f2,f4:BKa5,d6,e7");
    expect_moves(before, {"a5xe1xg3xe5 c3,f2,f4"});
    expect_moves(play_all(before, "a5xe5"), {"d4xf6xd8 e5,e7 K"});
}

TEST(Captures64, Diagram4CapturedPiecesShieldAndAreNotJumpedTwice) {
    ARTICLE("UA:III.3.9.3", "UA:III.3.5", "RU:1.6.3#2", "RU:1.5.9");
    const char* bare = "W:WKe1:Bb6,c3,c5,e5,e7";
    expect_moves("russian", bare,
                 {"e1xa5xd8xf6xd4 c3,b6,e7,e5", "e1xa5xc7xf4 c3,b6,e5", "e1xa5xc7xg3 c3,b6,e5",
                  "e1xa5xc7xh2 c3,b6,e5", "e1xb4xd6xf4 c3,c5,e5", "e1xb4xd6xg3 c3,c5,e5",
                  "e1xb4xd6xh2 c3,c5,e5", "e1xb4xd6xf8 c3,c5,e7"});
    expect_moves("brazilian", bare, {"e1xa5xd8xf6xd4 c3,b6,e7,e5"});
    const char* completed = "W:WKe1:Bb6,c3,c5,d6,e5,e7";
    expect_moves("russian", completed, {"e1xa5xd8xf6xd4 c3,b6,e7,e5"});
    expect_moves("brazilian", completed, {"e1xa5xd8xf6xd4 c3,b6,e7,e5"});
}

TEST(Captures64, Diagram5StopsBeforeThePieceTakenFirst) {
    ARTICLE("UA:III.3.9.4", "UA:III.3.5", "RU:1.5.9");
    for (const char* variant : {"russian", "brazilian"}) {
        expect_moves(variant, "B:Wb4,d2,d6,g3,g5:BKa3", {"a3xc5xe7xh4xe1xc3 b4,d6,g5,g3,d2"});
        expect_moves(variant, "B:Wb4,c7,d2,e7,f4:BKc1", {"c1xe3xg5xd8xa5xc3 d2,f4,e7,c7,b4"});
    }
}

TEST(Captures64, Diagram6ManAndKingChoose) {
    ARTICLE("UA:III.3.9.5", "UA:III.3.7.3", "UA:III.3.8.4", "RU:1.5.14");
    for (const char* fen : {"W:Wa3,Kh4:Bb2,Kb4,d2,d6,f2", "W:Wa3,Kh4:BKb2,b4,d2,d6,f2"}) {
        expect_moves("russian", fen,
                     {"a3xc5xe7 b4,d6", "a3xc1xe3xg1 b2,d2,f2", "h4xe1xc3xa1 f2,d2,b2",
                      "h4xe1xc3xa5 f2,d2,b4"});
        expect_moves("brazilian", fen,
                     {"a3xc1xe3xg1 b2,d2,f2", "h4xe1xc3xa1 f2,d2,b2", "h4xe1xc3xa5 f2,d2,b4"});
    }
}

TEST(Captures64, Diagram7QualityDoesNotMatter) {
    ARTICLE("UA:III.3.9.6", "UA:III.3.7.3", "UA:III.3.8.4");
    for (const char* variant : {"russian", "brazilian"}) {
        expect_moves(variant, "W:We3:BKb6,Kd4,f4,f6", {"e3xc5xa7 d4,b6", "e3xg5xe7 f4,f6"});
    }
}

TEST(Captures64, Diagram8ThroughTheLastRankGoingOnAsAMan) {
    ARTICLE("UA:III.3.9.7", "UA:III.3.7.2", "UA:III.3.8.2", "RU:1.5.15");
    const char* fen = "W:Wh4:Bc3,c7,e7,g5";
    expect_moves("russian", fen, {"h4xf6xd8xa5xd2 g5,e7,c7,c3 K", "h4xf6xd8xa5xe1 g5,e7,c7,c3 K"});
    expect_moves("brazilian", fen, {"h4xf6xd8xb6 g5,e7,c7"});
}

TEST(Captures64, Diagram9OnTheLastRankOnlyAKingCouldGoOn) {
    ARTICLE("UA:III.3.9.8", "UA:III.3.7.2", "UA:III.3.8.3", "RU:1.5.15");
    const char* fen = "W:Wh4:Bb6,c3,e7,g5";
    expect_moves("russian", fen, {"h4xf6xd8xa5xd2 g5,e7,b6,c3 K", "h4xf6xd8xa5xe1 g5,e7,b6,c3 K"});
    expect_moves("brazilian", fen, {"h4xf6xd8 g5,e7 K"});
}

TEST(Captures64, Diagram10MajorityOfFour) {
    ARTICLE("UA:III.3.9.9", "UA:III.3.8.4", "UA:III.3.5");
    expect_moves("brazilian", "B:Wc3,e5,g3,g5:BKb4", {"b4xe1xh4xf6xd4 c3,g3,g5,e5"});
    expect_moves("russian", "B:Wc3,e5,g3,g5:BKb4",
                 {"b4xe1xh4xf6xd4 c3,g3,g5,e5", "b4xd2xh6 c3,g5"});
    expect_moves("brazilian", "B:Wc3,e5,f2,g5:BKb4", {"b4xe1xh4xf6xd4 c3,f2,g5,e5"});
    expect_moves("russian", "B:Wc3,e5,f2,g5:BKb4",
                 {"b4xe1xh4xf6xd4 c3,f2,g5,e5", "b4xd2xh6 c3,g5", "b4xe1xg3xd6 c3,f2,e5",
                  "b4xe1xg3xc7 c3,f2,e5", "b4xe1xg3xb8 c3,f2,e5"});
}

TEST(Captures64, RussianDiagram5ThreeDirections) {
    ARTICLE("RU:1.6.2#5", "RU:1.5.2", "RU:1.5.6", "RU:1.5.14");
    expect_moves(
        "russian", "W:WKd2:Bb6,d6,f4,f6,g7",
        {"d2xh6xf8xc5xa7 f4,g7,d6,b6", "d2xg5xe7xc5xa7 f4,f6,d6,b6", "d2xg5xd8xa5 f4,f6,b6"});
}

TEST(Captures64, RussianDiagram8PromotesOnTheWayAndStopsOnC3) {
    ARTICLE("RU:1.6.3#3", "RU:1.5.15", "RU:1.5.5", "RU:1.5.9");
    const auto before = position("russian", "W:Wa1,a3,b2,b4,c3,d2,e3,f2,f4:Ba5,c5,c7,d6,e7,g7");
    EXPECT_FALSE(games::capture_available(before));
    const auto after = play_all(before, "c3-d4");
    // Both printed routes take the same pieces between the same squares: one move, two routes.
    expect_moves(after, {"a5xc3xe1xg3xe5xc3 b4,d2,f2,f4,d4 K"});
    EXPECT_EQ(find_move(after, "a5xc3xe5xg3xe1xc3"), find_move(after, "a5xc3xe1xg3xe5xc3"));
    EXPECT_EQ(games::routes(after, find_move(after, "a5xc3"), 10).size(), 2U);
    const auto reply = play_all(after, "a5xc3");
    EXPECT_EQ(reply, position("russian", "W:Wa1,a3,b2,e3:BKc3,c5,c7,d6,e7,g7"));
    expect_moves(reply, {"b2xd4xb6xd8xf6xh8 c3,c5,c7,e7,g7 K"});
}

TEST(Captures64, RussianSampleGame) {
    ARTICLE("RU:1.5.3", "RU:1.5.14", "RU:1.5.15", "RU:1.4.1", "UA:III.3.3", "UA:III.3.4");
    auto game = games::start_position(*games::find_variant("russian"));
    game = play_all(game, "e3-d4 d6-c5 f2-e3 f6-g5 c3-b4 g5-h4");
    expect_moves(game, {"b4xd6 c5"});
    game = play_all(game, "b4xd6");
    expect_moves(game, {"c7xe5xc3 d6,d4", "e7xc5 d6", "h4xf2 g3"});
    game = play_all(game, "h4xf2");
    expect_moves(game, {"e1xg3 f2"});
    game = play_all(game, "e1xg3");
    expect_moves(game, {"c7xe5xc3xe1xh4 d6,d4,d2,g3 K", "e7xc5 d6"});
    game = play_all(game, "c7xh4");
    EXPECT_EQ(game, position("russian", "W:Wa1,a3,b2,c1,e3,g1,h2:Ba7,b6,b8,d8,e7,f8,g7,h6,h8,Kh4"));
}

} // namespace
} // namespace kodeks::test
