// Probing: known studies, and agreement with an independent judge.
#include "games/variant.hpp"
#include "support/agreement.hpp"
#include "support/game_graph.hpp"
#include "support/setup_text.hpp"
#include "support/table_kit.hpp"
#include "truth/tables/prober.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace kodeks::truth::tables {
namespace {

using test::draughts_position;
using test::shared_table;

std::string text(const games::Position& position, const games::Move& move) {
    const games::Variant& variant = position.variant();
    return test::square_name(variant, move.from) + (move.is_capture() ? ":" : "-") +
           test::square_name(variant, move.to);
}

std::string text(const Outcome& outcome) {
    const char* const names[] = {"loss", "draw", "win"};
    return std::string(names[static_cast<std::size_t>(outcome.value)]) +
           (outcome.plies ? " " + std::to_string(*outcome.plies) : "");
}

std::vector<std::string> moves_text(Prober& prober, const games::Position& position) {
    std::vector<std::string> lines;
    for (const MoveOutcome& move : prober.moves(position)) {
        lines.push_back(text(position, move.move) + " " + text(move.outcome));
    }
    return lines;
}

// A. Shoshin's study: one move wins, six draw, one loses.
TEST(Prober, KnowsTheStudy) {
    const auto position = draughts_position("russian", "W:WKa5,a3:Ba7,f4");
    auto built = test::build("russian", closure_of(*slice_of(position)));
    Prober prober(*built.table);
    EXPECT_EQ(prober.outcome(position), (Outcome{Value::win, 11}));
    const auto moves = prober.moves(position);
    ASSERT_EQ(moves.size(), 8U);
    EXPECT_EQ(text(position, moves[0].move), "a5-b4");
    EXPECT_EQ(moves[0].outcome, (Outcome{Value::win, 11}));
    for (std::size_t i = 1; i < 7; ++i) {
        EXPECT_EQ(moves[i].outcome, (Outcome{Value::draw, std::nullopt}));
    }
    EXPECT_EQ(moves[7].outcome.value, Value::loss);
    EXPECT_EQ(prober.best_line(position, 100).size(), 11U);
}

TEST(Prober, TellsEveryMove) {
    Prober prober(shared_table("russian", {2, 2}));
    EXPECT_EQ(moves_text(prober, draughts_position("russian", "W:WKa1:BKh8")),
              (std::vector<std::string>{"a1-g7 loss 2", "a1-f6 loss 2", "a1-e5 loss 2",
                                        "a1-d4 loss 2", "a1-c3 loss 2", "a1-b2 loss 2"}));
    EXPECT_EQ(moves_text(prober, draughts_position("russian", "W:Wc3:Bd4,")),
              (std::vector<std::string>{"c3:e5 win 1"}));
}

TEST(Prober, KnowsWhenTheGameIsOver) {
    Prober prober(shared_table("russian", {2, 2}));
    const auto blocked = draughts_position("russian", "W:Wa3:Bb4,c5");
    EXPECT_EQ(prober.outcome(blocked), (Outcome{Value::loss, 0}));
    EXPECT_TRUE(prober.best_line(blocked, 10).empty());
}

TEST(Prober, SaysNothingOfWhatItDoesNotHold) {
    Prober prober(shared_table("russian", {2, 2}));
    EXPECT_EQ(prober.outcome(draughts_position("russian", "W:WKa1,c1:BKh8")), std::nullopt);
    EXPECT_EQ(prober.outcome(draughts_position("brazilian", "W:WKa1:BKh8")), std::nullopt);
    EXPECT_EQ(prober.outcome(games::start_position(*games::find_variant("russian"))), std::nullopt);
}

TEST(Prober, FollowsAWinToItsEnd) {
    Prober prober(shared_table("frisian", {2, 3}));
    games::Position position = draughts_position("frisian", "W:WK31,K42:BK36");
    EXPECT_EQ(prober.outcome(position), (Outcome{Value::win, 19}));
    const auto line = prober.best_line(position, 100);
    ASSERT_EQ(line.size(), 19U);
    for (const games::Move& move : line) {
        ASSERT_TRUE(games::is_legal(position, move));
        position = games::play(position, move);
    }
    EXPECT_EQ(games::ending(position).winner, games::Side::white);
}

// All positions that play can reach from these, judged a second time without any table.
TEST(Prober, AgreesWithAnIndependentJudge) {
    const std::pair<const char*, const char*> roots[] = {
        {"russian", "W:WKa1,a3:Bh8"},   {"brazilian", "W:Wa1:BKh8,h6"},
        {"international", "W:W46:BK5"}, {"frisian", "W:W46:BK5"},
        {"frisian", "W:WK46,41:B5"},
    };
    for (const auto& [variant, fen] : roots) {
        if (test::slow_build && std::string_view(fen).size() > 9) {
            continue;
        }
        const auto root = draughts_position(variant, fen);
        const test::GameGraph graph(root, 3'000'000);
        ASSERT_TRUE(graph.complete());
        Prober prober(shared_table(variant, {test::slow_build ? 2 : 3, 3}));
        for (std::size_t i = 0; i < graph.size(); ++i) {
            ASSERT_EQ(prober.outcome(graph.position(i)), graph.outcome(i)) << variant << i;
        }
    }
}

// With men the runs of FR:17 are part of the state, and the search plays by them too.
TEST(Prober, AgreesWithMovesAndSearchOnRandomPositions) {
    Prober prober(shared_table("frisian", {3, 3}));
    const test::Agreement agreement =
        test::random_agreement(prober, {.positions = 2'000, .search_every = 50});
    EXPECT_EQ(agreement.wrong, 0U);
    EXPECT_GT(agreement.searched, 8U);
}

// FR:17 is part of the state: the same placement may be worth less when the king is idle.
TEST(Prober, CountsTheQuietMovesOfAKing) {
    const Engine& engine = test::engine("frisian");
    Table& table = shared_table("frisian", {3, 3});
    Prober prober(table);
    const Slice slice{1, 1, 0, 1};
    int worse = 0;
    for (std::uint64_t i = 0; i < engine.size(slice); i += 4) {
        const auto fresh = engine.position_at(*engine.variant, {slice, i});
        const auto frozen = engine.position_at(*engine.variant, {slice, i + 3});
        ASSERT_EQ(games::setup_of(frozen).king_runs[0].count, 3);
        const Value with = prober.outcome(fresh)->value;
        const Value without = prober.outcome(frozen)->value;
        ASSERT_LE(without, with);
        worse += without < with ? 1 : 0;
    }
    EXPECT_GT(worse, 0);
}

} // namespace
} // namespace kodeks::truth::tables
