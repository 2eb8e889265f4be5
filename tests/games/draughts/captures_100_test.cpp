// The capture examples of international draughts, each with the complete set of legal captures.
#include "support/article.hpp"
#include "support/draughts_text.hpp"

#include <gtest/gtest.h>

namespace kodeks::test {
namespace {

TEST(Captures100, Diagram12ManAndKingTakeThree) {
    ARTICLE("UA:IV.3.11.1", "UA:IV.3.10", "UA:IV.3.1", "UA:IV.3.2", "UA:IV.3.4", "RU:2.5.1#5",
            "RU:2.5.1#3", "RU:2.5.1#4");
    expect_moves("international", "W:W26,K45:B21,22,23",
                 {"26x17x28x19 21,22,23", "45x18x27x16 23,22,21"});
    expect_moves("international", "W:W26,K45:B21,22,K23",
                 {"26x17x28x19 21,22,23", "45x18x27x16 23,22,21"});
}

TEST(Captures100, Diagram13QualityDoesNotMatter) {
    ARTICLE("UA:IV.3.11.2", "UA:IV.3.10", "RU:2.5.1#3", "UA:IV.3.7");
    expect_moves("international", "W:W33:BK17,K28,20,29", {"33x22x11 28,17", "33x24x15 29,20"});
}

TEST(Captures100, Diagram14StaysAMan) {
    ARTICLE("UA:IV.3.11.3", "UA:IV.3.8", "RU:2.5.2.1", "RU:2.5.2.1#1");
    const auto before = position("international", "W:W35:B7,8,19,30");
    expect_moves(before, {"35x24x13x2x11 30,19,8,7"});
    EXPECT_EQ(text_of(play_all(before, "35x11")), "B:W11:B");
}

TEST(Captures100, Diagram15StopsOnTheLastRankAsAKing) {
    ARTICLE("UA:IV.3.11.4", "UA:IV.3.9", "RU:2.5.2.2", "RU:2.5.2.2#1");
    expect_moves("international", "W:W35:B8,11,19,30,32", {"35x24x13x2 30,19,8 K"});
    const auto before = position("international", "W:W35:B8,11,19,27,30,45");
    expect_moves(before, {"35x24x13x2 30,19,8 K"});
    expect_moves(play_all(before, "35x2 45-50"),
                 {"2x16x32 11,27", "2x16x38 11,27", "2x16x43 11,27", "2x16x49 11,27"});
}

TEST(Captures100, Diagram16StopsBeforeThePieceTakenFirst) {
    ARTICLE("UA:IV.3.11.5", "UA:IV.3.5", "UA:IV.3.6", "UA:IV.3.10");
    expect_moves("international", "B:W19,20,28,30:BK22", {"22x39x25x14x23 28,30,20,19"});
    expect_moves("international", "B:W19,20,28,34:BK22", {"22x39x25x14x23 28,34,20,19"});
}

TEST(Captures100, RussianCodeDiagram12TwoDirectionsToOneSquare) {
    ARTICLE("RU:2.4#4", "RU:2.5.1#1");
    for (const char* fen :
         {"W:WK47:B11,12,19,29,30,40", "W:WK47:B11,12,13,29,30,40", "W:WK47:B11,12,19,38,30,40",
          "W:WK47:B11,12,13,38,30,40", "W:WK47:B11,12,19,42,30,40", "W:WK47:B11,12,13,42,30,40"}) {
        const auto king = position("international", fen);
        EXPECT_EQ(moves_text(king).size(), 2U) << fen;
        find_move(king, "47x24x8x17x6");
        find_move(king, "47x24x35x44x6");
    }
    expect_moves("international", "W:WK47:B11,12,19,29,30,40",
                 {"47x24x8x17x6 29,19,12,11", "47x24x35x44x6 29,30,40,11"});
}

TEST(Captures100, RussianCodeDiagram13MajorityBindsTheMan) {
    ARTICLE("RU:2.5.1#2", "RU:2.5.1#1", "RU:2.5.2.1");
    const auto before = position("international", "B:W33,41,42:BK10,36");
    expect_moves(before, {"36x47x38x29 41,42,33"});
    const auto after = play_all(before, "36x29");
    EXPECT_EQ(after, position("international", "W:W:BK10,29"));
}

TEST(Captures100, SampleGame) {
    ARTICLE("RU:2.1", "RU:2.5.1#1", "UA:IV.3.3", "UA:IV.3.10");
    auto game = games::start_position(*games::find_variant("international"));
    game = play_all(game, "32-28 18-23 37-32 23-29");
    expect_moves(game, {"33x24 29", "34x23 29"});
    game = play_all(game, "34x23 17-22");
    expect_moves(game, {"28x17 22"});
    game = play_all(game, "28x17");
    expect_moves(game, {"19x28x37x26 23,32,31"});
    game = play_all(game, "19x26");
    EXPECT_EQ(game,
              position("international", "W:W17,33,35,36,38,39,40,41,42,43,44,45,46,47,48,49,50:"
                                        "B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,20,26"));
}

} // namespace
} // namespace kodeks::test
