// What the analyst says of positions whose truth is known: tables of few pieces, forced mates, dead
// positions, games that are over.
#include "games/variant.hpp"
#include "support/chess_text.hpp"
#include "support/table_kit.hpp"
#include "truth/game_analyst.hpp"

#include <gtest/gtest.h>

namespace kodeks::truth {
namespace {

using test::chess_position;
using test::draughts_position;
using Both = std::array<Known, 2>;

const OracleLimits small = {.chess = {.budget = {.nodes = 20'000}}, .draughts = {2'000}};

TEST(GameAnalyst, BuildsTheTableThatAPositionNeeds) {
    const GameAnalyst analyst({}, small);
    // White is to move and must give his only king away.
    const Analysis lost = analyst.analyse(draughts_position("russian", "W:WKa1:BKh8"));
    EXPECT_TRUE(lost.from_table);
    EXPECT_EQ(lost.worth, Worth::loss);
    EXPECT_EQ(lost.plies, 2);
    EXPECT_EQ(lost.forced, (Both{Known::no, Known::yes}));
    EXPECT_EQ(lost.moves.size(), 6U);
    for (const MoveWorth& move : lost.moves) {
        EXPECT_EQ(move.worth, Worth::loss);
    }
    EXPECT_EQ(lost.line.size(), 2U);
    const Analysis drawn = analyst.analyse(draughts_position("russian", "W:WKa1:BKg1"));
    EXPECT_EQ(drawn.worth, Worth::draw);
    EXPECT_EQ(drawn.forced, (Both{Known::no, Known::no}));
    EXPECT_EQ(drawn.plies, std::nullopt);
}

TEST(GameAnalyst, SearchesWhereNoTableFits) {
    const GameAnalyst analyst({}, small);
    const auto start = games::start_position(*games::find_variant("russian"));
    const Analysis open = analyst.analyse(start);
    EXPECT_FALSE(open.from_table);
    EXPECT_EQ(open.worth, Worth::open);
    EXPECT_EQ(open.moves.size(), 7U);
}

TEST(GameAnalyst, TellsWhoCanStillMate) {
    const GameAnalyst analyst({}, small);
    const Analysis dead = analyst.analyse(chess_position("chess", "8/8/8/4k3/8/8/4K3/8 w - - 0 1"));
    EXPECT_EQ(dead.possible, (Both{Known::no, Known::no}));
    EXPECT_EQ(dead.worth, Worth::draw);
    const Analysis queen =
        analyst.analyse(chess_position("chess", "7k/8/5KQ1/8/8/8/8/8 w - - 0 1"));
    EXPECT_EQ(queen.possible, (Both{Known::yes, Known::no}));
    EXPECT_EQ(queen.forced, (Both{Known::open, Known::no}));
    EXPECT_EQ(queen.line_of, games::Side::white);
    EXPECT_FALSE(queen.line.empty());
}

TEST(GameAnalyst, KnowsThatAGameIsOver) {
    const GameAnalyst analyst({}, small);
    const Analysis mate =
        analyst.analyse(chess_position("chess", "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1"));
    EXPECT_EQ(mate.possible, (Both{Known::yes, Known::no}));
    EXPECT_EQ(mate.worth, Worth::loss);
    EXPECT_TRUE(mate.moves.empty());
}

} // namespace
} // namespace kodeks::truth
