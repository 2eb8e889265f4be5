// Check, checkmate, stalemate (FIDE:1.4, FIDE:3.9, FIDE:5).
#include "games/variant.hpp"
#include "support/article.hpp"
#include "support/chess_text.hpp"

#include <algorithm>

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

TEST(ChessCheck, MovesThatLeaveOrExposeTheKingAreIllegal) {
    ARTICLE("FIDE:3.9.2", "FIDE:1.4.1", "PMR:32", "PMR:14a");
    EXPECT_EQ(moves_of("4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1"), "e1d1 e1d2 e1f1 e1f2");
    EXPECT_EQ(moves_of("4k3/8/8/8/4r3/8/8/3QK2R w - - 0 1"),
              "d1e2 e1d2 e1f1 e1f2"); // the check is met by interposing or by flight
    EXPECT_EQ(moves_of("4k3/8/8/8/8/5b2/8/3RK2r w - - 0 1"), "e1d2 e1f2");
}

TEST(ChessCheck, TheEnemyKingIsNeverCaptured) {
    ARTICLE("FIDE:1.4.1", "PMR:14a");
    EXPECT_EQ(moves_of("4k3/8/8/8/8/8/8/4R2K w - - 0 1"),
              "e1a1 e1b1 e1c1 e1d1 e1e2 e1e3 e1e4 e1e5 e1e6 e1e7 e1f1 e1g1 h1g1 h1g2 h1h2");
    EXPECT_EQ(moves_of("8/8/8/8/8/8/8/Kk6 w - - 0 1"), ""); // set up by hand; nowhere to go
}

TEST(ChessEnding, CheckmateWinsAndEndsTheGame) {
    ARTICLE("FIDE:1.4", "FIDE:1.4.1", "FIDE:1.4.2", "FIDE:5.1.1", "PMR:14", "PMR:14a", "PMR:14b",
            "PMR:47");
    const Position before =
        line("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", {"f2f3", "e7e5", "g2g4"});
    EXPECT_EQ(ending(before), Ending{});
    const Position mated = after(before, "d8h4");
    EXPECT_TRUE(in_check(mated));
    EXPECT_EQ(legal_text(mated), "");
    EXPECT_EQ(ending(mated), (Ending{EndReason::checkmate, Side::black}));
}

TEST(ChessEnding, StalemateDrawsAndEndsTheGame) {
    ARTICLE("FIDE:5.2.1", "PMR:49");
    const Position before = chess_position("chess", "7k/8/6K1/5Q2/8/8/8/8 w - - 0 1");
    EXPECT_EQ(ending(before), Ending{});
    const Position stuck = after(before, "f5f7");
    EXPECT_FALSE(in_check(stuck));
    EXPECT_EQ(legal_text(stuck), "");
    EXPECT_EQ(ending(stuck), (Ending{EndReason::stalemate, {}}));
}

TEST(ChessEnding, PositionAloneKnowsCapturesAndIrreversibleMoves) {
    const Position position = chess_position("chess", "4k3/8/8/3p4/4P3/8/8/R3K3 w Q - 0 1");
    EXPECT_TRUE(capture_available(position));
    EXPECT_FALSE(capture_available(after(position, "e4e5")));
    MoveList moves;
    legal_moves(position, moves);
    std::string irreversible;
    for (const Move& move : moves) {
        irreversible += is_irreversible(position, move) ? coordinates(move) + " " : "";
        const std::vector<Route> ways = routes(position, move, 5);
        ASSERT_EQ(ways.size(), 1U);
        EXPECT_EQ(ways[0].size(), 2U);
        EXPECT_EQ(ways[0][0], move.from);
        EXPECT_EQ(ways[0][1], move.to);
    }
    // Everything here is a pawn move or gives up the right to castle.
    EXPECT_EQ(moves.size(), 18U);
    EXPECT_EQ(std::count(irreversible.begin(), irreversible.end(), ' '), 18);
    const Position quiet = chess_position("chess", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    legal_moves(quiet, moves);
    for (const Move& move : moves) {
        EXPECT_FALSE(is_irreversible(quiet, move));
    }
}

} // namespace
} // namespace kodeks::test
