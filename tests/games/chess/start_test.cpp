// The board, the men and the start of the game (FIDE:1.2, FIDE:2).
#include "games/variant.hpp"
#include "support/article.hpp"
#include "support/chess_text.hpp"

#include <gtest/gtest.h>

namespace kodeks::test {
namespace {

using namespace games;

TEST(ChessStart, BoardHasALightCornerAtEachRightHand) {
    ARTICLE("FIDE:2.1", "PMR:16");
    const Board board = find_variant("chess")->board;
    EXPECT_EQ(board.squares(), 64);
    EXPECT_FALSE(Board::is_dark(board.field_of(square_named("h1"))));
    EXPECT_FALSE(Board::is_dark(board.field_of(square_named("a8"))));
    for (std::uint8_t i = 0; i < 63; ++i) {
        const Field here = board.field_of({i});
        const Field right = {here.file + 1, here.rank};
        EXPECT_NE(Board::is_dark(here), Board::is_dark(right));
    }
}

TEST(ChessStart, EachSideHasSixteenMen) {
    ARTICLE("FIDE:2.2", "PMR:17");
    const Position start = start_position(*find_variant("chess"));
    const Material men = {{0, 0, 8, 2, 2, 2, 1, 1}};
    EXPECT_EQ(material(start, Side::white), men);
    EXPECT_EQ(material(start, Side::black), men);
    EXPECT_EQ(men.total(), 16);
}

TEST(ChessStart, InitialPositionIsTheStandardOne) {
    ARTICLE("FIDE:2.3", "PMR:18");
    const auto expected =
        setup_from_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    EXPECT_EQ(setup_of(start_position(*find_variant("chess"))), expected);
    for (std::uint8_t i = 0; i < 64; ++i) {
        EXPECT_EQ(piece_at(start_position(*find_variant("chess")), {i}), expected.pieces[i]);
    }
}

TEST(ChessStart, WhiteBeginsAndThePlayersAlternate) {
    ARTICLE("FIDE:1.2", "PMR:12");
    Position position = start_position(*find_variant("chess"));
    EXPECT_EQ(side_to_move(position), Side::white);
    EXPECT_EQ(legal_text(position),
              "a2a3 a2a4 b1a3 b1c3 b2b3 b2b4 c2c3 c2c4 d2d3 d2d4 e2e3 e2e4 f2f3 f2f4 g1f3 g1h3 "
              "g2g3 g2g4 h2h3 h2h4");
    position = after(position, "e2e4");
    EXPECT_EQ(side_to_move(position), Side::black);
    EXPECT_EQ(legal_text(position),
              "a7a5 a7a6 b7b5 b7b6 b8a6 b8c6 c7c5 c7c6 d7d5 d7d6 e7e5 e7e6 f7f5 f7f6 g7g5 g7g6 "
              "g8f6 g8h6 h7h5 h7h6");
    EXPECT_EQ(side_to_move(after(position, "e7e5")), Side::white);
}

} // namespace
} // namespace kodeks::test
