// The moves of the pieces (FIDE:3.1 to FIDE:3.6), as complete lists.
#include "games/variant.hpp"
#include "support/article.hpp"
#include "support/chess_text.hpp"

#include <gtest/gtest.h>

namespace kodeks::test {
namespace {

using namespace games;

// The legal moves of a regular chess position.
std::string moves_of(std::string_view fen) {
    return legal_text(chess_position("chess", fen));
}

TEST(ChessPieces, BishopGoesAlongDiagonals) {
    ARTICLE("FIDE:3.2", "PMR:24");
    EXPECT_EQ(moves_of("8/8/8/7k/3B4/8/7K/8 w - - 0 1"),
              "d4a1 d4a7 d4b2 d4b6 d4c3 d4c5 d4e3 d4e5 d4f2 d4f6 d4g1 d4g7 d4h8 h2g1 h2g2 h2g3 "
              "h2h1 h2h3");
}

TEST(ChessPieces, RookGoesAlongFileAndRank) {
    ARTICLE("FIDE:3.3", "PMR:25");
    EXPECT_EQ(moves_of("8/8/8/7k/3R4/8/K7/8 w - - 0 1"),
              "a2a1 a2a3 a2b1 a2b2 a2b3 d4a4 d4b4 d4c4 d4d1 d4d2 d4d3 d4d5 d4d6 d4d7 d4d8 d4e4 "
              "d4f4 d4g4 d4h4");
}

TEST(ChessPieces, QueenGoesAlongFileRankAndDiagonals) {
    ARTICLE("FIDE:3.4", "PMR:26");
    EXPECT_EQ(moves_of("8/8/8/7k/3Q4/8/K7/8 w - - 0 1"),
              "a2a1 a2a3 a2b1 a2b2 a2b3 d4a1 d4a4 d4a7 d4b2 d4b4 d4b6 d4c3 d4c4 d4c5 d4d1 d4d2 "
              "d4d3 d4d5 d4d6 d4d7 d4d8 d4e3 d4e4 d4e5 d4f2 d4f4 d4f6 d4g1 d4g4 d4g7 d4h4 d4h8");
}

TEST(ChessPieces, LinePiecesDoNotPassOthersAndOwnMenBlock) {
    ARTICLE("FIDE:3.1", "FIDE:3.5", "PMR:20", "PMR:27");
    EXPECT_EQ(moves_of("8/8/2PpP3/7k/2pRP3/8/3P4/K7 w - - 0 1"),
              "a1a2 a1b1 a1b2 c6c7 d2d3 d4c4 d4d3 d4d5 d4d6 e4e5 e6e7");
    EXPECT_EQ(moves_of("8/1p3P2/8/3B3k/8/1P6/6p1/K7 w - - 0 1"),
              "a1a2 a1b1 a1b2 b3b4 d5b7 d5c4 d5c6 d5e4 d5e6 d5f3 d5g2 f7f8b f7f8n f7f8q f7f8r");
}

TEST(ChessPieces, CapturedPieceLeavesTheBoardWithTheMove) {
    ARTICLE("FIDE:3.1.1", "PMR:21");
    const Position before = chess_position("chess", "7k/8/8/3p4/8/4N3/8/K7 w - - 0 1");
    Move capture;
    capture.from = square_named("e3");
    capture.to = square_named("d5");
    capture.captured.add(capture.to);
    capture.type = MoveType::capture;
    EXPECT_TRUE(is_legal(before, capture));
    EXPECT_EQ(play(before, capture), chess_position("chess", "7k/8/8/3N4/8/8/8/K7 b - - 0 1"));
}

TEST(ChessPieces, KnightLeapsOverEverything) {
    ARTICLE("FIDE:3.6", "PMR:28");
    EXPECT_EQ(moves_of("8/8/7k/2ppp3/2pNp3/2ppp3/8/K7 w - - 0 1"),
              "a1a2 a1b1 d4b3 d4b5 d4c2 d4c6 d4e2 d4e6 d4f3 d4f5");
    EXPECT_EQ(moves_of("7k/8/8/8/8/8/8/KN6 w - - 0 1"), "a1a2 a1b2 b1a3 b1c3 b1d2");
}

TEST(ChessPieces, PawnAttacksOnlyItsForwardDiagonals) {
    ARTICLE("FIDE:3.1.2", "PMR:22");
    // The king may stand in front of the pawn, not diagonally in front of it.
    EXPECT_EQ(moves_of("7k/8/8/3p4/8/3K4/8/8 w - - 0 1"), "d3c2 d3c3 d3d2 d3d4 d3e2 d3e3");
}

TEST(ChessPieces, PinnedPieceStillAttacks) {
    ARTICLE("FIDE:3.1.3", "FIDE:3.9.1", "PMR:23", "PMR:31");
    const Position position = chess_position("chess", "1k6/8/8/8/1b6/8/8/1R2K3 w - - 0 1");
    EXPECT_TRUE(in_check(position));
    EXPECT_EQ(legal_text(position), "b1b4 e1d1 e1e2 e1f1 e1f2");
}

} // namespace
} // namespace kodeks::test
