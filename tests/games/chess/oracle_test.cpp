// The engine against the mailbox generator: thousands of positions from play and from nowhere.
#include "games/chess/mailbox.hpp"
#include "games/chess/random_setups.hpp"
#include "games/chess/start.hpp"
#include "games/variant.hpp"
#include "support/article.hpp"
#include "support/chess_text.hpp"
#include "support/effort.hpp"

#include <gtest/gtest.h>

namespace kodeks::test {
namespace {

using namespace games;

std::vector<Move> sorted_moves(const Position& position) {
    MoveList moves;
    legal_moves(position, moves);
    moves.sort();
    return {moves.begin(), moves.end()};
}

std::string text_of(const std::vector<Move>& moves) {
    std::string result;
    for (const Move& move : moves) {
        result += coordinates(move) + " ";
    }
    return result;
}

// Legal moves, check and the way the game ends are the same in both generators.
void expect_agreement(const Position& position) {
    const Setup setup = setup_of(position);
    const std::vector<Move> expected = mailbox::legal_moves(setup);
    ASSERT_EQ(text_of(sorted_moves(position)), text_of(expected));
    ASSERT_EQ(sorted_moves(position), expected);
    const bool check = mailbox::in_check(setup, setup.to_move);
    ASSERT_EQ(in_check(position), check);
    ASSERT_EQ(perft(position, 1), expected.size());
    const EndReason stuck = check ? EndReason::checkmate : EndReason::stalemate;
    ASSERT_EQ(ending(position).reason, expected.empty() ? stuck : EndReason::none);
}

void compare_random_game(const Variant& variant, const Setup& start, std::mt19937& random) {
    Position position = *accept(variant, start);
    for (int ply = 0; ply < 120; ++ply) {
        expect_agreement(position);
        const std::vector<Move> moves = sorted_moves(position);
        if (moves.empty() || testing::Test::HasFatalFailure()) {
            return;
        }
        const Move move = moves[random() % moves.size()];
        const Position next = play(position, move);
        const Accepted expected =
            accept(variant, mailbox::play(setup_of(position), move), tolerable_defects());
        ASSERT_TRUE(expected.has_value());
        ASSERT_EQ(next, *expected) << coordinates(move);
        ASSERT_EQ(key(next), key(*expected));
        position = next;
    }
}

TEST(ChessOracle, RandomGamesAgreeMoveByMove) {
    ARTICLE("FIDE:3.10.1", "FIDE:3.10.2", "PMR:33", "PMR:34");
    std::mt19937 random(1);
    for (int game = 0; game < cases(40); ++game) {
        compare_random_game(*find_variant("chess"), find_variant("chess")->start, random);
    }
}

TEST(ChessOracle, RandomChess960GamesAgreeMoveByMove) {
    ARTICLE("FIDE:G.II.1");
    std::mt19937 random(2);
    for (int game = 0; game < cases(40); ++game) {
        const auto start = chess::setup_of_number(static_cast<int>(random() % 960));
        compare_random_game(*find_variant("chess960"), start, random);
    }
}

TEST(ChessOracle, OddSetupsAgree) {
    std::mt19937 random(3);
    for (int i = 0; i < cases(6000); ++i) {
        const Variant& variant = *find_variant(i % 3 == 0 ? "chess" : "chess960");
        expect_agreement(random_odd_position(variant, random));
        if (HasFatalFailure()) {
            return;
        }
    }
}

} // namespace
} // namespace kodeks::test
