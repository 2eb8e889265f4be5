// Outlines: a proof for closed positions. What they prove is compared with the collection, whose
// verdicts are known, and with the plain closure of small positions elsewhere (prover_test.cpp).
#include "games/chess/face.hpp"
#include "support/chess_text.hpp"
#include "truth/chess/collection.hpp"
#include "truth/chess/outline.hpp"

#include <gtest/gtest.h>

namespace kodeks::truth::chess {
namespace {

using games::Side;
using kodeks::test::chess_position;

constexpr std::uint32_t limit = 5'000;

bool prevented(std::string_view fen, Side winner) {
    return outline_of(games::chess::inner(chess_position("chess", fen)), winner, limit)
        .prevents_mate;
}

// Bishops of one colour behind a locked chain of pawns on the other: the kings cannot pass, and one
// dark bishop cannot block two dark squares beside a king.
TEST(Outline, ProvesLockedChains) {
    EXPECT_TRUE(prevented("8/4kb2/8/1p1p1p1p/1P1P1P1P/1b6/3B1K2/8 b - - 0 1", Side::black));
    EXPECT_TRUE(prevented("8/b1k3b1/5b2/p1p1p1p1/P1P1P1P1/2K5/5bB1/8 w - - 0 1", Side::black));
}

// The white king has two squares, and a black king that takes one of them stalemates him.
TEST(Outline, KnowsWhoseMoveItIs) {
    EXPECT_TRUE(prevented("8/8/3b3p/2b2p1P/1b1b1p1K/b1b2Pp1/1b1b2P1/b4kb1 w - - 0 1", Side::black));
}

TEST(Outline, SaysNothingAboutOpenPositions) {
    EXPECT_FALSE(prevented("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Side::white));
    EXPECT_FALSE(prevented("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", Side::white));
}

TEST(Outline, NeverContradictsTheCollection) {
    for (const auto& known : kodeks::test::known_verdicts()) {
        const games::chess::Position position =
            games::chess::inner(chess_position("chess", known.fen));
        if (known.verdict == "winnable") {
            EXPECT_FALSE(outline_of(position, known.winner, limit).prevents_mate) << known.fen;
        }
    }
}

} // namespace
} // namespace kodeks::truth::chess
