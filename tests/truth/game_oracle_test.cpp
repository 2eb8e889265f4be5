// One oracle, every game: yes, no and open, and the evidence behind them.
#include "games/chess/face.hpp"
#include "games/variant.hpp"
#include "support/chess_text.hpp"
#include "support/table_kit.hpp"
#include "truth/chess/replay.hpp"
#include "truth/game_oracle.hpp"

#include <gtest/gtest.h>

namespace kodeks::truth {
namespace {

using games::Side;
using test::chess_position;
using test::draughts_position;

// Tables of two games; the others have none.
class OneOracle : public testing::Test {
protected:
    std::array<tables::Table*, 2> tables_{&test::shared_table("russian", {2, 2}),
                                          &test::shared_table("frisian", {2, 3})};
    GameOracle oracle_{tables_, {.chess = {.budget = {.nodes = 10'000}}, .draughts = {2'000}}};
};

TEST_F(OneOracle, AsksTheTablesOfTheGame) {
    const auto lost = draughts_position("russian", "W:WKa1:BKh8");
    EXPECT_EQ(oracle_.outcome(lost), (Outcome{Value::loss, 2}));
    EXPECT_EQ(oracle_.forced_win(lost, Side::white), Known::no);
    EXPECT_EQ(oracle_.forced_win(lost, Side::black), Known::yes);
    EXPECT_EQ(oracle_.forced_win_within(lost, Side::black, 1), Known::yes);
    EXPECT_EQ(oracle_.forced_win_within(lost, Side::black, 0), Known::no);
    const auto slow = draughts_position("frisian", "W:WK31,K42:BK36"); // won in ten moves
    EXPECT_EQ(oracle_.outcome(slow), (Outcome{Value::win, 19}));
    EXPECT_EQ(oracle_.forced_win(slow, Side::white), Known::yes);
    EXPECT_EQ(oracle_.forced_win_within(slow, Side::white, 7), Known::no);
    EXPECT_EQ(oracle_.forced_win_within(slow, Side::white, 10), Known::yes);
}

TEST_F(OneOracle, SearchesWhereThereIsNoTable) {
    const auto capture = draughts_position("brazilian", "W:Wc3,e3:Bd4,");
    EXPECT_EQ(oracle_.outcome(capture), std::nullopt);
    EXPECT_EQ(oracle_.forced_win(capture, Side::white), Known::yes);
    EXPECT_EQ(oracle_.forced_win(capture, Side::black), Known::no);
    const Question question{capture, Side::white};
    EXPECT_TRUE(replays(question, oracle_.force(question), {}));
    const auto start = games::start_position(*games::find_variant("russian"));
    EXPECT_EQ(oracle_.forced_win(start, Side::white), Known::open);
    EXPECT_EQ(oracle_.forced_win_within(start, Side::white, 9), Known::open);
}

TEST_F(OneOracle, KnowsWhoCanWinWithHelp) {
    const auto lost = draughts_position("russian", "W:WKa1:BKh8");
    EXPECT_EQ(oracle_.can_win(lost, Side::black), Known::yes);
    EXPECT_EQ(oracle_.can_win(lost, Side::white), Known::no); // every move is captured
    const auto kings = draughts_position("russian", "W:WKa1:BKg1");
    EXPECT_EQ(oracle_.can_win(kings, Side::white), Known::yes);
    EXPECT_TRUE(wins(kings, Side::white, oracle_.help(kings, Side::white).line));
    const GameOracle hurried({}, {.draughts = {1}});
    EXPECT_EQ(hurried.can_win(kings, Side::white), Known::open);
}

TEST_F(OneOracle, KnowsGamesThatAreOver) {
    const auto blocked = draughts_position("russian", "W:Wa3:Bb4,c5");
    const auto mate = chess_position("chess", "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1");
    const auto stalemate = chess_position("chess", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    const std::tuple<games::Position, Known, Known> ends[] = {{blocked, Known::no, Known::yes},
                                                              {mate, Known::yes, Known::no},
                                                              {stalemate, Known::no, Known::no}};
    for (const auto& [position, white, black] : ends) {
        for (const auto& [side, expected] : {std::pair(Side::white, white), {Side::black, black}}) {
            EXPECT_EQ(oracle_.can_win(position, side), expected);
            EXPECT_EQ(oracle_.forced_win(position, side), expected);
            EXPECT_EQ(oracle_.forced_win_within(position, side, 0), expected);
        }
    }
}

TEST_F(OneOracle, ProvesWhoCanMate) {
    for (const char* variant : {"chess", "chess960"}) {
        const auto rook = chess_position(variant, "7k/8/6K1/8/8/8/8/R7 w - - 0 1");
        EXPECT_EQ(oracle_.can_win(rook, Side::white), Known::yes);
        EXPECT_EQ(oracle_.can_win(rook, Side::black), Known::no);
        EXPECT_EQ(oracle_.forced_win(rook, Side::white), Known::open);
        EXPECT_EQ(oracle_.forced_win_within(rook, Side::white, 3), Known::open);
        EXPECT_EQ(oracle_.forced_win(rook, Side::black), Known::no); // it cannot even be helped to
        const auto answer = oracle_.mate(rook, Side::white);
        EXPECT_TRUE(chess::mates(rook, Side::white,
                                 chess::outer_line(games::chess::inner(rook), answer.line)));
    }
    const auto locked = chess_position("chess", "1k6/1P5p/BP3p2/1P6/8/8/5PKP/8 b - - 0 1");
    const GameOracle hurried({}, {.chess = {.budget = {.nodes = 50}}});
    EXPECT_EQ(hurried.can_win(locked, Side::black), Known::open);
}

// A question that belongs to the other family is open, never a bug.
TEST_F(OneOracle, HasNoEvidenceForTheOtherFamily) {
    const auto chess = games::start_position(*games::find_variant("chess"));
    const auto draughts = games::start_position(*games::find_variant("russian"));
    EXPECT_EQ(oracle_.outcome(chess), std::nullopt);
    EXPECT_EQ(oracle_.force({chess, Side::white, 3}).verdict, Verdict::open);
    EXPECT_EQ(oracle_.help(chess, Side::white).verdict, Verdict::open);
    EXPECT_EQ(oracle_.mate(draughts, Side::white).verdict, chess::Verdict::open);
}

TEST(GameOracle, WorksWithoutTablesForEveryGame) {
    const GameOracle oracle;
    for (const games::Variant* variant : games::all_variants()) {
        const auto start = games::start_position(*variant);
        EXPECT_EQ(oracle.can_win(start, Side::white), Known::yes) << variant->name;
        EXPECT_EQ(oracle.can_win(start, Side::black), Known::yes) << variant->name;
    }
}

} // namespace
} // namespace kodeks::truth
