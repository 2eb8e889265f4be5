// Fortresses: proofs from where every single man can ever stand. What they prove is compared with
// the collection, whose verdicts are known; prover_test.cpp compares with the plain closure.
#include "games/chess/face.hpp"
#include "support/article.hpp"
#include "support/chess_text.hpp"
#include "truth/chess/collection.hpp"
#include "truth/chess/fortress.hpp"
#include "truth/chess/regions.hpp"

#include <gtest/gtest.h>

namespace kodeks::truth::chess {
namespace {

using games::Side;
using kodeks::test::chess_position;

games::chess::Position fortress_position(std::string_view fen) {
    return games::chess::inner(chess_position("chess", fen));
}

bool holds(std::string_view fen, Side winner) {
    return fortress_prevents_mate(fortress_position(fen), winner);
}

// On every other file one pawn of each side waits below: a king between two files has three squares
// on either of them beside him, and one pawn cannot block them all. All men together could.
TEST(Fortress, CountsTheMenThatCanBlock) {
    ARTICLE("FIDE:5.2.2");
    const std::string_view fen = "1k6/p1p1p1p1/P1P1P1P1/p1p1p1p1/8/8/P1P1P1P1/4K3 b - - 0 1";
    EXPECT_TRUE(holds(fen, Side::black));
    EXPECT_FALSE(walls_prevent_mate(fortress_position(fen), Side::black));
}

// The bishop on a4 never moves again, the pawn b3 it guards neither; one bishop alone cannot block
// two light squares beside a king in the dark corner.
TEST(Fortress, KnowsWhoNeverMoves) {
    ARTICLE("FIDE:5.2.2");
    EXPECT_TRUE(holds("k1b5/8/8/1pBpBpBp/bP1P1PpP/1p4P1/1P4P1/K1B1B3 w - - 0 1", Side::white));
}

// The rook on a1 cannot move; a dark bishop may capture it there. If it does, the white king goes
// free and the rook is gone; if not, rook and king stay where they are. Neither way is there a
// mate.
TEST(Fortress, LooksAtBothFatesOfAManThatCannotMove) {
    ARTICLE("FIDE:5.2.2");
    EXPECT_TRUE(holds("1b6/k7/B7/8/1pBp1p1p/1PpP1PbP/K1P4b/RB6 b - - 0 1", Side::white));
}

// Seven bishops on eight squares: whichever is empty, every pawn below is guarded.
TEST(Fortress, ChainsOfBishopsGuardTogether) {
    ARTICLE("FIDE:5.2.2");
    const std::string_view fen = "B1B1B1B1/pBpBpBp1/P1P1P1P1/4b3/5b2/8/8/k1K5 w - - 0 1";
    EXPECT_TRUE(holds(fen, Side::white));
    EXPECT_TRUE(holds(fen, Side::black));
    // With two squares to spare a pawn may stand unguarded.
    EXPECT_FALSE(holds("B1B3B1/pBpBpBp1/P1P1P1P1/4b3/5b2/8/8/k1K5 w - - 0 1", Side::black));
}

// The queen is White's last man: next to the king she would be captured. Black's men around both
// kings can only move by mating, which is not what White asks for.
TEST(Fortress, NobodyEndsTheGameOtherwise) {
    ARTICLE("FIDE:5.2.2");
    EXPECT_TRUE(holds("8/6pp/8/8/ppp5/bkp4Q/qnp2p2/n1K5 b - - 0 1", Side::white));
    EXPECT_TRUE(holds("8/6pp/8/4q3/ppp5/bkp4Q/qnp2p2/n1K5 b - - 0 1", Side::white));
}

TEST(Fortress, SaysNothingAboutOpenPositions) {
    EXPECT_FALSE(holds("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Side::white));
    EXPECT_FALSE(holds("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", Side::white));
    // The pawn can be captured en passant, which opens the wall.
    EXPECT_FALSE(holds("4k3/8/8/p1p1pPp1/P1P1P1P1/8/8/4K3 w - g6 0 1", Side::white));
    // The same chain as in outline_test.cpp, but a pawn can capture its way through.
    EXPECT_FALSE(holds("8/4kb2/6p1/1p1p1p1p/1P1P1P1P/1b6/3B1K2/8 b - - 0 1", Side::black));
}

TEST(Fortress, NeverContradictsTheCollection) {
    for (const auto& known : kodeks::test::known_verdicts()) {
        if (known.verdict == "winnable") {
            EXPECT_FALSE(holds(known.fen, known.winner)) << known.fen;
        }
    }
}

} // namespace
} // namespace kodeks::truth::chess
