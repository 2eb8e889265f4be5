#include "games/chess/accept.hpp"
#include "games/chess/play.hpp"
#include "games/chess/threats.hpp"
#include "support/chess_text.hpp"
#include "truth/chess/mate.hpp"

#include <random>

#include <gtest/gtest.h>

namespace kodeks::truth::chess {
namespace {

games::chess::Position position_of(std::string_view fen) {
    return games::chess::judge(test::setup_from_fen(fen), games::chess::CastlingFiles::any)
        .position;
}

// FIDE:3.9.1: the quick answer is that of the rules, on every position of random games.
TEST(Mate, AgreesWithTheRulesOnRandomGames) {
    std::mt19937_64 random(7);
    int checks = 0;
    for (int game = 0; game < 200; ++game) {
        auto position = position_of("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        games::chess::MoveBuffer moves;
        for (int ply = 0; ply < 150; ++ply) {
            ASSERT_EQ(is_check(position), games::chess::in_check(position));
            checks += is_check(position) ? 1 : 0;
            games::chess::legal_moves(position, moves);
            ASSERT_EQ(is_mate(position), moves.size() == 0 && games::chess::in_check(position));
            if (moves.size() == 0) {
                break;
            }
            position = games::chess::play(position, moves[random() % moves.size()]);
        }
    }
    EXPECT_GT(checks, 500);
}

TEST(Mate, IsNeitherStalemateNorACheckThatCanBeMet) {
    EXPECT_TRUE(is_mate(position_of("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1")));
    EXPECT_FALSE(is_mate(position_of("R5k1/5pp1/8/8/8/8/8/6K1 b - - 0 1")));
    EXPECT_FALSE(is_mate(position_of("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")));
}

} // namespace
} // namespace kodeks::truth::chess
