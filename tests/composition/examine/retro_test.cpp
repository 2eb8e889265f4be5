// Play backwards from diagrams: short captures before long ones, and an end to it where there are
// more long ones than anybody could try (RU:6.2.2).
#include "composition/examine/retro.hpp"
#include "composition/hearing.hpp"
#include "notation/fen.hpp"
#include "support/article.hpp"

#include <gtest/gtest.h>

namespace kodeks::composition {

namespace {

games::Position diagram(const char* fen) {
    const games::Variant& variant = *games::find_variant("international");
    return *games::accept(variant, *notation::read_fen(variant, fen));
}

// Wherever the king stood on its diagonal it could have taken 27, and on 4 it would have had to go
// on over 10: only a capture whose victims stand in its way could have ended there.
TEST(LastMovesOf, AKingOnAnOpenBoardIsLeftOpen) {
    ARTICLE("RU:6.2.2");
    const LastMoves moves = last_moves(diagram("W:W10,27,43:BK4"), 1);
    EXPECT_TRUE(moves.found.empty());
    EXPECT_FALSE(moves.complete);
}

// No black piece can have walked here; of the captures that of two men comes first.
TEST(LastMovesOf, ACaptureOfFewPiecesComesFirst) {
    ARTICLE("RU:6.2.2");
    const LastMoves moves = last_moves(diagram("W:W17,22,24,33,34:BK8,9,14,28"), 1);
    ASSERT_EQ(moves.found.size(), 1U);
    const LastMove& last = moves.found.front();
    EXPECT_EQ(move_text(last.before, last.move), "12x14");
    EXPECT_EQ(last.move.captured.size(), 2);
    EXPECT_EQ(games::play(last.before, last.move), diagram("W:W17,22,24,33,34:BK8,9,14,28"));
}

// A man of Black's own first row cannot have come there: it walks the other way and takes nothing
// that could have stood behind it.
TEST(LastMovesOf, WhatCannotHaveMovedIsTold) {
    ARTICLE("RU:6.2.2");
    const LastMoves moves = last_moves(diagram("W:W6,7,13,37:B1,2"), 1);
    EXPECT_TRUE(moves.found.empty());
    EXPECT_TRUE(moves.complete);
}

} // namespace

} // namespace kodeks::composition
