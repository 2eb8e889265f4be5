// The dead position, rule and proof together: drawn at once when neither side can mate by any
// series of legal moves, and not while one of them can.
#include "rulebook/draws/draws.hpp"
#include "support/article.hpp"
#include "support/chess_text.hpp"
#include "truth/game_oracle.hpp"

#include <gtest/gtest.h>

namespace kodeks::rulebook {
namespace {

struct Case {
    const char* fen;
    DrawStanding standing;
};

constexpr Case cases[] = {
    {"8/8/8/3k4/8/8/3K4/8 w - - 0 1", DrawStanding::reached},                   // bare kings
    {"8/8/2b5/3k4/8/8/3KB3/8 b - - 0 1", DrawStanding::reached},                // one colour
    {"8/8/3b4/3k4/8/8/3KB3/8 b - - 0 1", DrawStanding::refuted},                // two colours
    {"8/8/8/3k4/8/8/3KNN2/8 w - - 0 1", DrawStanding::refuted},                 // not by force
    {"4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", DrawStanding::reached},     // a wall
    {"4k3/8/1b6/p1p1p1p1/P1P1P1P1/1B6/8/4K3 b - - 0 1", DrawStanding::reached}, // and bishops
    {"4k3/8/1n6/p1p1p1p1/P1P1P1P1/8/8/4K3 b - - 0 1", DrawStanding::refuted},   // a knight jumps
    {"7K/5k2/8/8/8/8/6q1/7R w - - 0 1", DrawStanding::refuted},                 // Black can mate
    {"k7/1pP5/1P6/8/8/8/8/K7 w - - 0 1", DrawStanding::refuted},                // White promotes
    {"r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq - 0 1", DrawStanding::refuted},
};

DrawStanding standing_of(const char* edition, const char* fen, const truth::Oracle& oracle) {
    const games::Position position = test::chess_position("chess", fen);
    const auto rules = draw_rules(edition, "chess");
    const auto states = judge_draws(rules, start_tally(position), position, oracle);
    EXPECT_EQ(states.front().rule->name, "dead_position");
    EXPECT_EQ(states.front().rule->means, Means::automatic); // no claim is needed
    return states.front().standing;
}

TEST(DeadPosition, DrawsExactlyWhenNeitherSideCanMate) {
    ARTICLE("FIDE:5.2.2", "FIDE:1.5", "PMR:50", "PMR:15");
    const truth::GameOracle oracle;
    for (const char* edition : {"fide2023", "pmr2018"}) {
        for (const Case& each : cases) {
            EXPECT_EQ(standing_of(edition, each.fen, oracle), each.standing) << each.fen;
        }
    }
}

TEST(DeadPosition, IsNeverConsideredAfterMate) {
    const games::Position mate = test::chess_position("chess", "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1");
    EXPECT_TRUE(
        judge_draws(draw_rules("fide2023", "chess"), start_tally(mate), mate, truth::GameOracle())
            .empty());
    const auto written = judge_written(draw_rules("fide2023", "chess"), start_tally(mate), mate,
                                       truth::GameOracle());
    for (const DrawState& state : written) { // only what is claimed, and by a count alone
        EXPECT_EQ(state.rule->means, Means::claim);
        EXPECT_EQ(state.rule->basis, Basis::count);
    }
    EXPECT_FALSE(written.empty());
}

TEST(DeadPosition, GoesToAPersonWhenTheBudgetIsSpent) {
    truth::OracleLimits limits;
    limits.chess.effort = truth::chess::Effort::fast;
    EXPECT_EQ(
        standing_of("fide2023", "8/8/8/3k4/8/8/3KNN2/8 w - - 0 1", truth::GameOracle({}, limits)),
        DrawStanding::needs_proof);
}

} // namespace
} // namespace kodeks::rulebook
