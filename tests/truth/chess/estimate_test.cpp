// A queen's move is estimated from the position before it exactly as from the one behind it.
#include "games/chess/accept.hpp"
#include "games/chess/attacks.hpp"
#include "games/chess/legal.hpp"
#include "games/chess/play.hpp"
#include "games/chess/threats.hpp"
#include "support/chess_text.hpp"
#include "truth/chess/estimate.hpp"

#include <gtest/gtest.h>

namespace kodeks::truth::chess {
namespace {

using games::chess::Position;

Position position_of(const char* fen) {
    return games::chess::judge(test::setup_from_fen(fen), games::chess::CastlingFiles::any)
        .position;
}

TEST(Estimate, KnowsQueenMovesWithoutMakingThem) {
    for (const char* fen : {
             "8/8/3k4/8/8/8/1Q6/K7 w - - 0 1",
             "r4rk1/pp3ppp/2n1b3/3q4/8/2P1BN2/PP3PPP/R2Q1RK1 w - - 0 1",
             "r4rk1/pp3ppp/2n1b3/3q4/8/2P1BN2/PP3PPP/R2Q1RK1 b - - 0 1",
             "6k1/5ppp/8/8/8/5q2/8/4K2R b K - 0 1",
         }) {
        const Position parent = position_of(fen);
        Estimator estimator(parent.side_to_move());
        estimator.prepare(parent);
        games::chess::MoveBuffer moves;
        games::chess::legal_moves(parent, moves);
        int known = 0;
        for (const games::chess::Move move : moves) {
            if (!estimator.knows(move)) {
                continue;
            }
            ++known;
            const Position child = games::chess::play(parent, move);
            EXPECT_FALSE(games::chess::in_check(child)) << fen;
            EXPECT_EQ(estimator.of_queen_move(move), estimator.of_child(child, move))
                << fen << " " << move.from() << " " << move.to();
        }
        EXPECT_GT(known, 3) << fen;
    }
}

} // namespace
} // namespace kodeks::truth::chess
