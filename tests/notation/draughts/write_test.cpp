#include "notation/draughts/support.hpp"
#include "notation/draughts/write.hpp"
#include "support/article.hpp"

#include <gtest/gtest.h>

namespace kodeks::notation::draughts {
namespace {

using games::SquareNames;
using test::legal_text;
using test::played;
using test::position_from;
using test::variant;

constexpr Style letters_full{SquareNames::letters, ':', Form::full};
constexpr Style letters_compact{SquareNames::letters, ':', Form::compact};
constexpr Style letters_route{SquareNames::letters, ':', Form::route};
constexpr Style numbers_full{SquareNames::numbers, 'x', Form::full};
constexpr Style numbers_route{SquareNames::numbers, ':', Form::route};
constexpr Style numbers_cross{SquareNames::numbers, 'x', Form::cross};

TEST(DraughtsMoveText, QuietMovesHaveADash) {
    ARTICLE("RU:1.6.2#2", "RU:2.4#3");
    EXPECT_EQ(legal_text(games::start_position(variant("russian")), letters_full),
              "a3-b4 c3-b4 c3-d4 e3-d4 e3-f4 g3-f4 g3-h4");
    EXPECT_EQ(legal_text(games::start_position(variant("international")), numbers_full),
              "31-26 31-27 32-27 32-28 33-28 33-29 34-29 34-30 35-30");
}

TEST(DraughtsMoveText, SquaresOfLetteredBoardsCanBeNumbers) {
    EXPECT_EQ(legal_text(games::start_position(variant("russian")), numbers_full),
              "21-17 22-17 22-18 23-18 23-19 24-19 24-20");
}

TEST(DraughtsMoveText, CompactFormNamesTheFileAndTheEnd) {
    ARTICLE("RU:1.6.2#9");
    EXPECT_EQ(legal_text(games::start_position(variant("russian")), letters_compact),
              "ab4 cb4 cd4 ed4 ef4 gf4 gh4");
    // Two kings of one file reach the same square: both are written in full (UA:V.4.4).
    EXPECT_EQ(legal_text(position_from(variant("russian"), "W:Wa1,Ka3,h2:Bh8"), letters_compact),
              "a1-b2 a3-b2 ab4 ac1 ac5 ad6 ae7 af8 hg3");
}

TEST(DraughtsMoveText, NumberedBoardsHaveNoCompactForm) {
    ARTICLE("RU:2.4#7");
    const auto& international = variant("international");
    Style compact = own_style(international);
    compact.form = Form::compact;
    EXPECT_EQ(legal_text(games::start_position(international), compact),
              "31-26 31-27 32-27 32-28 33-28 33-29 34-29 34-30 35-30");
}

TEST(DraughtsMoveText, ACaptureOfSeveralPiecesNamesStartAndEnd) {
    ARTICLE("RU:1.6.2#3");
    EXPECT_EQ(legal_text(position_from(variant("russian"), "W:Wa1:Bb2,d4,f6"), letters_full),
              "a1:g7");
    EXPECT_EQ(legal_text(position_from(variant("russian"), "W:Wa1:Bb2,d4,f6"), letters_route),
              "a1:c3:e5:g7");
}

TEST(DraughtsMoveText, ThePathIsToldExactlyWhenItIsNeeded) {
    ARTICLE("RU:1.6.2#4", "RU:1.6.2#5", "RU:1.6.2#6");
    const auto diagram5 = position_from(variant("russian"), "W:WKd2:Bb6,d6,f4,f6,g7");
    EXPECT_EQ(legal_text(diagram5, letters_full), "d2:a5 d2:g5:e7:c5:a7 d2:h6:f8:c5:a7");
    EXPECT_EQ(legal_text(diagram5, letters_route), "d2:g5:d8:a5 d2:g5:e7:c5:a7 d2:h6:f8:c5:a7");
}

TEST(DraughtsMoveText, ThePathOfDiagram12IsTold) {
    ARTICLE("RU:2.4#4", "RU:2.4#5");
    for (const char* fen :
         {"W:WK47:B11,12,19,29,30,40", "W:WK47:B11,12,13,29,30,40", "W:WK47:B11,12,19,30,38,40",
          "W:WK47:B11,12,13,30,38,40", "W:WK47:B11,12,19,30,40,42", "W:WK47:B11,12,13,30,40,42"}) {
        EXPECT_EQ(legal_text(position_from(variant("international"), fen), numbers_route),
                  "47:24:35:44:6 47:24:8:17:6")
            << fen;
        const Style own{SquareNames::numbers, ':', Form::full};
        EXPECT_EQ(legal_text(position_from(variant("international"), fen), own),
                  "47:24:35:44:6 47:24:8:17:6");
    }
}

TEST(DraughtsMoveText, FrisianMovesHaveDashAndCross) {
    ARTICLE("FR:22");
    const auto& frisian = variant("frisian");
    EXPECT_EQ(legal_text(position_from(frisian, "W:W46:B35"), numbers_full), "46-41");
    EXPECT_EQ(legal_text(position_from(frisian, "W:W46:B41"), numbers_full), "46x37");
    EXPECT_EQ(legal_text(position_from(frisian, "W:W46:B41"), numbers_cross), "x");
    // Two captures: a cross alone would not tell which.
    EXPECT_EQ(legal_text(position_from(frisian, "W:WK46:B26"), numbers_cross), "46x16 46x6");
    EXPECT_EQ(legal_text(position_from(frisian, "W:W46:B35"), numbers_cross), "46-41");
}

TEST(DraughtsMoveText, SampleGameOfTheRussianCode) {
    ARTICLE("RU:1.6.2#7", "RU:1.6.2#8");
    auto position = games::start_position(variant("russian"));
    const char* full[] = {"e3-d4", "d6-c5", "f2-e3", "f6-g5", "c3-b4",
                          "g5-h4", "b4:d6", "h4:f2", "e1:g3", "c7:h4"};
    const char* compact[] = {"ed4", "dc5",  "fe3",  "fg5",  "cb4",
                             "gh4", "b:d6", "h:f2", "e:g3", "c:h4"};
    for (std::size_t i = 0; i < 10; ++i) {
        const auto reading = read_move(position, full[i]);
        ASSERT_TRUE(reading.has_value()) << full[i];
        EXPECT_EQ(move_text(position, reading->move, letters_full), full[i]);
        EXPECT_EQ(move_text(position, reading->move, letters_compact), compact[i]);
        position = games::play(position, reading->move);
    }
    EXPECT_EQ(write_fen(variant("russian"), games::setup_of(position)),
              "W:Wa3,e3,b2,h2,a1,c1,g1:Bb8,d8,f8,h8,a7,e7,g7,b6,h6,Kh4");
}

TEST(DraughtsMoveText, SampleGameOfInternationalDraughts) {
    ARTICLE("RU:2.4#6");
    const auto& international = variant("international");
    const auto before =
        played(games::start_position(international), "32-28 18-23 37-32 23-29 34:23 17-22 28:17");
    EXPECT_EQ(legal_text(before, numbers_route), "19:28:37:26");
    EXPECT_EQ(write_fen(international, games::setup_of(played(before, "19:26")),
                        {SquareNames::numbers, Ranges::shortened}),
              "W:W17,33,35,36,38-50:B1-16,20,26");
}

} // namespace
} // namespace kodeks::notation::draughts
