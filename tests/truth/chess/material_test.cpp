// The knight against queens: every placement of the two kings and the knight, every square the
// queens would have to fill. A queen more elsewhere never helps the mate: on a line to the knight
// it would capture instead of the one it hides.
#include "games/chess/attacks.hpp"
#include "truth/chess/material.hpp"

#include <gtest/gtest.h>

namespace kodeks::truth::chess {
namespace {

using namespace games::chess;

// Whether queens on exactly the squares left open make the knight's check a mate.
bool queens_make_mate(int loser, int winner, int knight) {
    const Bitboard guarded = king_attacks(winner) | knight_attacks(knight);
    const Bitboard queens = king_attacks(loser) & ~guarded;
    if ((queens & (bit(winner) | bit(knight))) != 0) {
        return false; // the knight stands unprotected beside the king
    }
    const Bitboard occupied = queens | bit(loser) | bit(winner) | bit(knight);
    const Bitboard seen = bishop_attacks(knight, occupied) | rook_attacks(knight, occupied);
    return (seen & queens) == 0;
}

TEST(Material, NoQueensMakeAKnightsCheckMate) {
    int checks = 0;
    for (int loser = 0; loser < 64; ++loser) {
        for (int winner = 0; winner < 64; ++winner) {
            Bitboard knights = knight_attacks(loser) & ~bit(winner);
            const bool apart = loser != winner && (king_attacks(loser) & bit(winner)) == 0;
            while (apart && knights != 0) {
                ++checks;
                EXPECT_FALSE(queens_make_mate(loser, winner, pop_square(knights)));
            }
        }
    }
    EXPECT_GT(checks, 10'000); // 336 leaps, about 54 squares for the other king
}

} // namespace
} // namespace kodeks::truth::chess
