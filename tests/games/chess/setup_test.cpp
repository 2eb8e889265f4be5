// Acceptance: every defect of a setup at once (FIDE:3.10.3), and play from positions no game
// reaches.
#include "games/variant.hpp"
#include "support/article.hpp"
#include "support/chess_text.hpp"

#include <gtest/gtest.h>

namespace kodeks::test {
namespace {

using namespace games;

// The names of all defects, or "none".
std::string defects_of(std::string_view fen, std::string_view variant = "chess") {
    const Accepted accepted = accept(*find_variant(variant), setup_from_fen(fen));
    if (accepted) {
        return "none";
    }
    std::string result;
    for (const Defect defect : accepted.error().list()) {
        result += (result.empty() ? "" : " ") + std::string(name_of(defect));
    }
    return result;
}

TEST(ChessSetup, PositionsReachedByPlayAreAccepted) {
    EXPECT_EQ(defects_of("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"), "none");
    EXPECT_EQ(defects_of("rnbqkb1r/ppp2ppp/8/3pP3/3Qn3/5N2/PPP2PPP/RNB1KB1R w KQkq d6 0 6"),
              "none");
}

TEST(ChessSetup, PositionsNoGameReachesAreNamed) {
    ARTICLE("FIDE:3.10.3", "PMR:35");
    EXPECT_EQ(defects_of("P3k3/8/8/8/8/8/8/4K3 w - - 0 1"), "pawn_on_end_rank");
    EXPECT_EQ(defects_of("4k3/8/8/8/8/8/8/4R2K w - - 0 1"), "opponent_in_check");
    EXPECT_EQ(defects_of("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1"), "too_many_pieces");
    EXPECT_EQ(defects_of("4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1"), "too_much_promoted");
    EXPECT_EQ(defects_of("4k3/8/8/8/8/8/PPPPPPPP/B1B1K3 w - - 0 1"), "too_much_promoted");
    EXPECT_EQ(defects_of("4k3/8/8/8/8/8/1PPPPPPP/B1B1K3 w - - 0 1"), "none");
    EXPECT_EQ(defects_of("3rkr2/8/8/8/8/2n1n3/8/r2K4 w - - 0 1"), "impossible_check");
    EXPECT_EQ(defects_of("4k3/8/8/8/8/2n1n3/8/3K4 w - - 0 1"), "impossible_check");
    EXPECT_EQ(defects_of("4k3/8/8/8/8/8/8/r2K3r w - - 0 1"), "impossible_check");
    EXPECT_EQ(defects_of("3rk3/8/8/8/8/2n5/8/3K4 w - - 0 1"), "none"); // a knight uncovered a rook
    EXPECT_EQ(defects_of("8/8/8/8/8/8/8/Kk6 w - - 0 1"), "opponent_in_check impossible_check");
    // The queen's check on the diagonal was there before the pawn went from d2 to d4.
    EXPECT_EQ(defects_of("8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3 0 1"), "impossible_check");
}

TEST(ChessSetup, StructuralDefectsAreNeverTolerated) {
    const std::pair<const char*, const char*> cases[] = {
        {"8/8/8/8/8/8/8/8 w - - 0 1", "no_pieces missing_king"},
        {"8/8/8/8/8/8/8/4K3 w - - 0 1", "missing_king"},
        {"4k3/8/8/8/8/8/8/3KK3 w - - 0 1", "many_kings"},
        {"4k3/8/8/8/8/8/8/R2K4 w Q - 0 1", "bad_castling_right"},
        {"4k3/8/8/8/8/8/8/1R2K3 w Q - 0 1", "bad_castling_right"},
        {"4k3/8/8/8/8/8/4K3/R7 w Q - 0 1", "bad_castling_right"},
        {"4k3/8/8/8/8/8/8/4K3 w Q - 0 1", "bad_castling_right"},
        {"4k3/8/8/4p3/8/8/8/4K3 w - d6 0 1", "bad_passed_square"},
        {"4k3/3n4/8/3p4/8/8/8/4K3 w - d6 0 1", "bad_passed_square"},
        {"4k3/8/3n4/3p4/8/8/8/4K3 w - d6 0 1", "bad_passed_square"},
        {"4k3/8/8/3p4/8/8/8/4K3 w - d3 0 1", "bad_passed_square"},
        {"8/8/8/8/8/8/8/3KK3 w Q e6 0 1",
         "missing_king many_kings bad_castling_right bad_passed_square"},
    };
    for (const auto& [fen, expected] : cases) {
        EXPECT_EQ(defects_of(fen), expected) << fen;
        EXPECT_FALSE(accept(*find_variant("chess"), setup_from_fen(fen), tolerable_defects()));
    }
}

TEST(ChessSetup, MenOfTheOtherFamilyAreForeign) {
    auto setup = setup_from_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    setup.pieces[20] = {Kind::man, Side::white};
    EXPECT_EQ(accept(*find_variant("chess"), setup).error(), Defects(Defect::foreign_piece));
    setup.pieces[20] = {};
    setup.passed_square = {200};
    EXPECT_EQ(accept(*find_variant("chess"), setup).error(), Defects(Defect::bad_passed_square));
}

TEST(ChessSetup, CastlingFromAnyFileNeedsTheVariantThatHasIt) {
    constexpr const char* fen = "4k3/8/8/8/8/8/8/1R1K2R1 w GB - 0 1";
    EXPECT_EQ(defects_of(fen), "bad_castling_right");
    EXPECT_EQ(defects_of(fen, "chess960"), "none");
    EXPECT_EQ(defects_of("4k3/8/8/8/8/8/8/RR1K4 w BA - 0 1", "chess960"), "bad_castling_right");
}

TEST(ChessSetup, TheMostMovesOfAnyPositionFit) {
    EXPECT_EQ(
        perft(chess_position("chess", "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1"), 1),
        218U);
    const Position monster =
        chess_position("chess", "kBQQQQQQ/BR5Q/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/KQQQQQQQ w - - 0 1");
    MoveList moves;
    legal_moves(monster, moves);
    EXPECT_EQ(moves.size(), 270U);
    for (const Move& move : moves) {
        EXPECT_TRUE(is_legal(monster, move));
    }
}

} // namespace
} // namespace kodeks::test
