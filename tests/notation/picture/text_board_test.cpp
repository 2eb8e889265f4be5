#include "notation/draughts/support.hpp"
#include "notation/picture/text_board.hpp"

#include <gtest/gtest.h>

namespace kodeks::notation::picture {
namespace {

using test::variant;

TEST(TextBoard, DrawsChess) {
    EXPECT_EQ(board_text(variant("chess"), variant("chess").start, Figures::ascii),
              " 8  r n b q k b n r\n 7  p p p p p p p p\n 6    .   .   .   .\n 5  .   .   .   .\n"
              " 4    .   .   .   .\n 3  .   .   .   .\n 2  P P P P P P P P\n 1  R N B Q K B N R\n"
              "    a b c d e f g h\n");
    EXPECT_EQ(board_text(variant("chess"), variant("chess").start, Figures::unicode),
              " 8  ♜ ♞ ♝ ♛ ♚ ♝ ♞ ♜\n 7  ♟ ♟ ♟ ♟ ♟ ♟ ♟ ♟\n 6    ·   ·   ·   ·\n 5  ·   ·   ·   ·\n"
              " 4    ·   ·   ·   ·\n 3  ·   ·   ·   ·\n 2  ♙ ♙ ♙ ♙ ♙ ♙ ♙ ♙\n 1  ♖ ♘ ♗ ♕ ♔ ♗ ♘ ♖\n"
              "    a b c d e f g h\n");
}

TEST(TextBoard, DrawsDraughts) {
    const auto russian = draughts::read_fen(variant("russian"), "W:Wc3,Kd2:Bb6,Kf8");
    EXPECT_EQ(board_text(variant("russian"), *russian, Figures::ascii),
              " 8    .   .   B   .\n 7  .   .   .   .\n 6    b   .   .   .\n 5  .   .   .   .\n"
              " 4    .   .   .   .\n 3  .   w   .   .\n 2    .   W   .   .\n 1  .   .   .   .\n"
              "    a b c d e f g h\n");
    const auto frisian = draughts::read_fen(variant("frisian"), "W:W46,K50:B1,K5");
    EXPECT_EQ(board_text(variant("frisian"), *frisian, Figures::unicode),
              " 1    ⛂   ·   ·   ·   ⛃  5\n 6  ·   ·   ·   ·   ·    10\n"
              "11    ·   ·   ·   ·   ·  15\n16  ·   ·   ·   ·   ·    20\n"
              "21    ·   ·   ·   ·   ·  25\n26  ·   ·   ·   ·   ·    30\n"
              "31    ·   ·   ·   ·   ·  35\n36  ·   ·   ·   ·   ·    40\n"
              "41    ·   ·   ·   ·   ·  45\n46  ⛀   ·   ·   ·   ⛁    50\n");
}

TEST(TextBoard, TellsTheBoardInWords) {
    const auto setup = draughts::read_fen(variant("russian"), "B:Wc3,Ka1:Bb6,Kf8");
    EXPECT_EQ(board_in_words(variant("russian"), *setup, Language::en),
              "Row 8: f8 black king\nRow 6: b6 black man\nRow 3: c3 white man\n"
              "Row 1: a1 white king\nBlack to move\n");
    EXPECT_EQ(board_in_words(variant("russian"), *setup, Language::uk),
              "Ряд 8: f8 чорна дамка\nРяд 6: b6 чорна проста\nРяд 3: c3 біла проста\n"
              "Ряд 1: a1 біла дамка\nХід чорних\n");
    const std::string chess =
        board_in_words(variant("chess"), variant("chess").start, Language::ru);
    EXPECT_EQ(chess.substr(0, chess.find(',')), "Ряд 8: a8 чёрная ладья");
}

} // namespace
} // namespace kodeks::notation::picture
