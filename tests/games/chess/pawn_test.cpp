// The moves of the pawn (FIDE:3.7), as complete lists.
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

TEST(ChessPawn, AdvancesToAnEmptySquareAndTwiceAtFirst) {
    ARTICLE("FIDE:3.7.1", "FIDE:3.7.2", "PMR:29", "PMR:29a", "PMR:29b");
    // a2 is blocked, d2 free, e3 has moved already, h2 has only one square.
    EXPECT_EQ(moves_of("8/7k/8/8/7n/p3P3/P2P3P/K7 w - - 0 1"), "a1b1 d2d3 d2d4 e3e4 h2h3");
}

TEST(ChessPawn, CapturesDiagonallyForward) {
    ARTICLE("FIDE:3.7.3", "PMR:29c");
    EXPECT_EQ(moves_of("7k/8/8/3p1p2/4P3/3p4/8/K7 w - - 0 1"), "a1a2 a1b1 a1b2 e4d5 e4e5 e4f5");
    EXPECT_EQ(moves_of("7k/8/8/3pp3/4P3/8/8/K7 b - - 0 1"), "d5d4 d5e4 h8g7 h8g8 h8h7");
}

TEST(ChessPawn, TakesEnPassantAtOnceOrNever) {
    ARTICLE("FIDE:3.7.3.1", "FIDE:3.7.3.2", "PMR:29d", "PMR:29e");
    constexpr std::string_view fen = "7k/3p4/8/4P3/8/8/8/K7 b - - 0 1";
    const Position passed = line(fen, {"d7d5"});
    EXPECT_EQ(legal_text(passed), "a1a2 a1b1 a1b2 e5d6 e5e6");
    EXPECT_EQ(after(passed, "e5d6"), chess_position("chess", "7k/8/3P4/8/8/8/8/K7 b - - 0 1"));
    EXPECT_EQ(legal_text(line(fen, {"d7d5", "a1a2", "h8h7"})), "a2a1 a2a3 a2b1 a2b2 a2b3 e5e6");
    // A pawn that came in two single steps cannot be taken so.
    EXPECT_EQ(legal_text(line(fen, {"d7d6", "a1a2", "d6d5"})), "a2a1 a2a3 a2b1 a2b2 a2b3 e5e6");
}

TEST(ChessPawn, EnPassantThatUncoversTheKingIsIllegal) {
    ARTICLE("FIDE:3.9.2", "PMR:32");
    EXPECT_EQ(moves_of("8/8/8/K2pP2r/8/8/8/7k w - d6 0 1"), "a5a4 a5a6 a5b4 a5b5 a5b6 e5e6");
    EXPECT_EQ(moves_of("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1"), "a4a3 a4a5 a4b3 a4b4 a4b5 e4e3");
}

TEST(ChessPawn, PromotesToAnyOfFourPiecesWhateverIsCaptured) {
    ARTICLE("FIDE:3.7.3.3", "FIDE:3.7.3.4", "PMR:29f", "PMR:29g");
    const Position position = chess_position("chess", "1n5k/P7/8/8/8/8/7Q/K7 w - - 0 1");
    EXPECT_EQ(moves_of("1n5k/P7/8/8/8/8/8/K7 w - - 0 1"),
              "a1a2 a1b1 a1b2 a7a8b a7a8n a7a8q a7a8r a7b8b a7b8n a7b8q a7b8r");
    EXPECT_EQ(material(after(position, "a7a8q"), Side::white).of(Kind::queen), 2);
    EXPECT_EQ(material(after(position, "a7b8n"), Side::white).of(Kind::knight), 1);
    EXPECT_EQ(material(after(position, "a7b8n"), Side::black).of(Kind::knight), 0);
}

TEST(ChessPawn, NewPieceActsAtOnce) {
    ARTICLE("FIDE:3.7.3.5", "PMR:29h");
    const Position mated = line("6k1/P4ppp/8/8/8/8/8/K7 w - - 0 1", {"a7a8r"});
    EXPECT_EQ(ending(mated), (Ending{EndReason::checkmate, Side::white}));
    EXPECT_FALSE(in_check(line("6k1/P4ppp/8/8/8/8/8/K7 w - - 0 1", {"a7a8n"})));
}

TEST(ChessPawn, OnAnEndRankItStillMovesOneStepOrNotAtAll) {
    EXPECT_EQ(moves_of("P6k/8/8/8/8/8/8/K6p w - - 0 1"), "a1a2 a1b1 a1b2");
    EXPECT_EQ(moves_of("7k/8/8/8/8/8/8/P3K3 w - - 0 1"), "a1a2 e1d1 e1d2 e1e2 e1f1 e1f2");
}

} // namespace
} // namespace kodeks::test
