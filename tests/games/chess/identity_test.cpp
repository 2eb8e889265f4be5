// When two positions are the same (FIDE:9.2.3).
#include "games/variant.hpp"
#include "support/article.hpp"
#include "support/chess_text.hpp"

#include <gtest/gtest.h>

namespace kodeks::test {
namespace {

using namespace games;

Position line(std::string_view fen, std::initializer_list<std::string_view> moves) {
    Position position = chess_position("chess", fen);
    for (const std::string_view move : moves) {
        position = after(position, move);
    }
    return position;
}

constexpr const char* start_fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

void expect_same(const Position& a, const Position& b) {
    EXPECT_EQ(identity(a), identity(b));
    EXPECT_EQ(key(a), key(b));
    EXPECT_TRUE(a == b);
}

void expect_different(const Position& a, const Position& b) {
    EXPECT_NE(identity(a), identity(b));
    EXPECT_NE(key(a), key(b));
    EXPECT_FALSE(a == b);
}

TEST(ChessIdentity, SamePlayerSamePiecesSameMoves) {
    ARTICLE("FIDE:9.2.3", "PMR:106");
    const Position start = chess_position("chess", start_fen);
    expect_same(start, line(start_fen, {"g1f3", "g8f6", "f3g1", "f6g8"}));
    expect_different(start, line(start_fen, {"e2e4"}));
    expect_different(chess_position("chess", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"),
                     chess_position("chess", "4k3/8/8/8/8/8/8/R3K3 b - - 0 1"));
    // Two pieces of one kind that have changed places make the same position, two kinds do not.
    constexpr const char* knights = "4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1";
    expect_same(line(knights, {"b1d2", "e8e7", "g1f3", "e7e8", "d2f1", "e8e7", "f3d2", "e7e8",
                               "f1g3", "e8e7", "d2b1", "e7e8", "g3e2", "e8e7", "e2g1", "e7e8"}),
                chess_position("chess", knights));
    expect_different(chess_position("chess", "4k3/8/8/8/8/8/8/1N2K1B1 w - - 0 1"),
                     chess_position("chess", "4k3/8/8/8/8/8/8/1B2K1N1 w - - 0 1"));
}

TEST(ChessIdentity, KindsOnOneSquareAllDiffer) {
    ARTICLE("FIDE:9.2.3", "PMR:106");
    std::vector<Position> positions;
    for (const char* fen : {"4k3/8/8/8/3P4/8/8/4K3 w - - 0 1", "4k3/8/8/8/3N4/8/8/4K3 w - - 0 1",
                            "4k3/8/8/8/3B4/8/8/4K3 w - - 0 1", "4k3/8/8/8/3R4/8/8/4K3 w - - 0 1",
                            "4k3/8/8/8/3Q4/8/8/4K3 w - - 0 1", "4k3/8/8/8/3q4/8/8/4K3 w - - 0 1",
                            "4k3/8/8/8/8/8/8/4K3 w - - 0 1"}) {
        positions.push_back(chess_position("chess", fen));
    }
    for (std::size_t a = 0; a < positions.size(); ++a) {
        for (std::size_t b = 0; b < a; ++b) {
            expect_different(positions[a], positions[b]);
        }
    }
    expect_different(chess_position("chess", "k7/8/8/8/8/8/8/KQ6 w - - 0 1"),
                     chess_position("chess", "k7/8/8/8/8/8/8/QK6 w - - 0 1"));
}

TEST(ChessIdentity, EnPassantThatIsPossibleMakesADifference) {
    ARTICLE("FIDE:9.2.3.1", "PMR:107");
    constexpr const char* fen = "7k/3p4/8/4P3/8/8/8/K7 b - - 0 1";
    const Position first = line(fen, {"d7d5"});
    expect_different(first, line(fen, {"d7d5", "a1b1", "h8g8", "b1a1", "g8h8"}));
    // Once the moment is gone the position repeats.
    expect_same(
        line(fen, {"d7d5", "a1b1", "h8g8", "b1a1", "g8h8"}),
        line(fen, {"d7d5", "a1b1", "h8g8", "b1a1", "g8h8", "a1b1", "h8g8", "b1a1", "g8h8"}));
}

TEST(ChessIdentity, EnPassantThatIsNotLegalMakesNone) {
    ARTICLE("FIDE:9.2.3", "FIDE:9.2.3.1", "PMR:106");
    // No pawn stands beside.
    expect_same(line("7k/3p4/8/8/8/8/8/K7 b - - 0 1", {"d7d5"}),
                chess_position("chess", "7k/8/8/3p4/8/8/8/K7 w - - 0 1"));
    // A pawn stands beside but is pinned along the rank.
    expect_same(line("8/3p4/8/K3P2r/8/8/8/7k b - - 0 1", {"d7d5"}),
                chess_position("chess", "8/8/8/K2pP2r/8/8/8/7k w - - 0 1"));
    // The king is in check from elsewhere and the capture does not help.
    const Position elsewhere = chess_position("chess", "7k/8/8/3pP3/8/8/8/K6r w - d6 0 1");
    expect_same(elsewhere, chess_position("chess", "7k/8/8/3pP3/8/8/8/K6r w - - 0 1"));
    EXPECT_EQ(setup_of(elsewhere).passed_square, no_square);
}

TEST(ChessIdentity, CastlingRightsLostByMovingMakeADifference) {
    ARTICLE("FIDE:9.2.3.2", "PMR:108");
    constexpr const char* fen = "4k3/8/8/8/8/8/P6P/R3K2R w KQ - 0 1";
    const Position first = chess_position("chess", fen);
    expect_different(first, line(fen, {"e1e2", "e8e7", "e2e1", "e7e8"}));
    expect_different(first, line(fen, {"h1g1", "e8e7", "g1h1", "e7e8"}));
    expect_different(line(fen, {"h1g1", "e8e7", "g1h1", "e7e8"}),
                     line(fen, {"a1b1", "e8e7", "b1a1", "e7e8"}));
}

TEST(ChessIdentity, CastlingPreventedForAWhileKeepsTheRight) {
    ARTICLE("FIDE:9.2.3.2", "PMR:108");
    // Castling is impossible under attack, and the right still distinguishes the positions.
    expect_different(chess_position("chess", "4k3/8/8/8/8/8/4r3/R3K3 w Q - 0 1"),
                     chess_position("chess", "4k3/8/8/8/8/8/4r3/R3K3 w - - 0 1"));
    // A check met by another piece leaves the right as it was.
    const Position again =
        line("4k3/8/8/8/8/8/6r1/R3KB2 w Q - 0 1", {"f1d3", "g2g1", "d3f1", "g1g2"});
    expect_same(again, chess_position("chess", "4k3/8/8/8/8/8/6r1/R3KB2 w Q - 0 1"));
}

} // namespace
} // namespace kodeks::test
