// The king and regular castling (FIDE:3.8), as complete lists.
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

Position line(std::string_view fen, std::initializer_list<std::string_view> moves) {
    Position position = chess_position("chess", fen);
    for (const std::string_view move : moves) {
        position = after(position, move);
    }
    return position;
}

constexpr const char* rooks_and_pawns = "4k3/8/8/8/8/8/P6P/R3K2R w KQ - 0 1";

TEST(ChessKing, GoesToAdjoiningSquares) {
    ARTICLE("FIDE:3.8.1", "PMR:30a");
    EXPECT_EQ(moves_of("7k/8/8/8/8/8/4K3/8 w - - 0 1"), "e2d1 e2d2 e2d3 e2e1 e2e3 e2f1 e2f2 e2f3");
}

TEST(ChessCastling, IsOneMoveOfKingAndRook) {
    ARTICLE("FIDE:3.8", "FIDE:3.8.2", "PMR:30", "PMR:30b");
    const Position position = chess_position("chess", rooks_and_pawns);
    EXPECT_EQ(legal_text(position), "O-O O-O-O a1b1 a1c1 a1d1 a2a3 a2a4 e1d1 e1d2 e1e2 e1f1 e1f2 "
                                    "h1f1 h1g1 h2h3 h2h4");
    EXPECT_EQ(after(position, "O-O"), chess_position("chess", "4k3/8/8/8/8/8/P6P/R4RK1 b - - 0 1"));
    EXPECT_EQ(after(position, "O-O-O"),
              chess_position("chess", "4k3/8/8/8/8/8/P6P/2KR3R b - - 0 1"));
    const Position black = chess_position("chess", "r3k2r/p6p/8/8/8/8/8/4K3 b kq - 0 1");
    EXPECT_EQ(after(black, "O-O"), chess_position("chess", "r4rk1/p6p/8/8/8/8/8/4K3 w - - 0 1"));
    EXPECT_EQ(after(black, "O-O-O"), chess_position("chess", "2kr3r/p6p/8/8/8/8/8/4K3 w - - 0 1"));
}

TEST(ChessCastling, RightIsLostForGoodWhenTheKingHasMoved) {
    ARTICLE("FIDE:3.8.2.1", "FIDE:3.8.2.1.1", "PMR:30c");
    EXPECT_EQ(legal_text(line(rooks_and_pawns, {"e1e2", "e8e7", "e2e1", "e7e8"})),
              "a1b1 a1c1 a1d1 a2a3 a2a4 e1d1 e1d2 e1e2 e1f1 e1f2 h1f1 h1g1 h2h3 h2h4");
}

TEST(ChessCastling, RightIsLostWithTheRookThatHasMoved) {
    ARTICLE("FIDE:3.8.2.1", "FIDE:3.8.2.1.2", "PMR:30c");
    EXPECT_EQ(legal_text(line(rooks_and_pawns, {"h1g1", "e8e7", "g1h1", "e7e8"})),
              "O-O-O a1b1 a1c1 a1d1 a2a3 a2a4 e1d1 e1d2 e1e2 e1f1 e1f2 h1f1 h1g1 h2h3 h2h4");
    // A rook that was captured and replaced by another one has no right either.
    const Position captured =
        line("4k3/8/8/8/4b3/8/R6P/R3K2R w KQ - 0 1", {"a1b1", "e4h1", "b1a1", "h1e4"});
    EXPECT_EQ(setup_of(captured).castling_rooks, SquareSet());
}

TEST(ChessCastling, IsPreventedWhileTheKingsWayIsAttacked) {
    ARTICLE("FIDE:3.8.2.2", "FIDE:3.8.2.2.3", "PMR:30d", "PMR:30d1");
    // The king is in check; a crossed square is attacked; the square he reaches is attacked.
    EXPECT_EQ(moves_of("4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1"), "e1d1 e1e2 e1f1");
    EXPECT_EQ(moves_of("3rk3/8/8/8/8/8/8/R3K2R w KQ - 0 1"),
              "O-O a1a2 a1a3 a1a4 a1a5 a1a6 a1a7 a1a8 a1b1 a1c1 a1d1 "
              "e1e2 e1f1 e1f2 h1f1 h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8");
    EXPECT_EQ(moves_of("4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1"),
              "O-O-O a1a2 a1a3 a1a4 a1a5 a1a6 a1a7 a1a8 a1b1 a1c1 a1d1 "
              "e1d1 e1d2 e1e2 e1f1 e1f2 h1f1 h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8");
}

TEST(ChessCastling, AttackOnRookOrItsWayDoesNotMatter) {
    ARTICLE("FIDE:3.8.2.2.3", "PMR:30d1");
    EXPECT_EQ(moves_of("1r2k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1"),
              "O-O O-O-O a1a2 a1a3 a1a4 a1a5 a1a6 a1a7 a1a8 a1b1 a1c1 a1d1 "
              "e1d1 e1d2 e1e2 e1f1 e1f2 h1f1 h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8");
}

TEST(ChessCastling, IsPreventedByAPieceBetweenAndAllowedLater) {
    ARTICLE("FIDE:3.8.2.2", "FIDE:3.8.2.2.4", "PMR:30d", "PMR:30d2");
    constexpr const char* fen = "4k3/8/8/8/8/8/P6P/RN2K1NR w KQ - 0 1";
    EXPECT_EQ(moves_of(fen), "a2a3 a2a4 b1a3 b1c3 b1d2 e1d1 e1d2 e1e2 e1f1 e1f2 g1e2 g1f3 g1h3 "
                             "h2h3 h2h4");
    EXPECT_EQ(legal_text(line(fen, {"b1c3", "e8e7", "g1f3", "e7e8"})),
              "O-O O-O-O a1b1 a1c1 a1d1 a2a3 a2a4 c3a4 c3b1 c3b5 c3d1 c3d5 c3e2 c3e4 e1d1 e1d2 "
              "e1e2 e1f1 e1f2 f3d2 f3d4 f3e5 f3g1 f3g5 f3h4 h1f1 h1g1 h2h3 h2h4");
}

} // namespace
} // namespace kodeks::test
