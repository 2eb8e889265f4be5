// The search beyond the tables: it finds what larger tables know, its evidence replays, and spoiled
// evidence does not.
#include "support/table_kit.hpp"
#include "truth/proof/bounded.hpp"
#include "truth/proof/search.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace kodeks::truth {
namespace {

using games::Side;
using tables::Prober;
using tables::Slice;

// Tables of two pieces at the leaves; those of three are the judge.
struct Bench {
    const tables::Engine& engine;
    Prober small;
    Prober large;
    Leaves leaves;

    explicit Bench(std::string_view variant)
        : engine(test::engine(variant)),
          small(test::shared_table(variant, {2, 2})),
          large(test::shared_table(variant, {3, 3})),
          leaves([this](const games::Position& position) { return small.outcome(position); }) {}
};

games::Position random_position(const tables::Engine& engine) {
    std::vector<Slice> three;
    for (const Slice slice : tables::slices_of({3, 3})) {
        if (slice.pieces() == 3) {
            three.push_back(slice);
        }
    }
    const Slice slice = three[*rc::gen::inRange<std::size_t>(0, three.size())];
    const auto index = *rc::gen::inRange<std::uint64_t>(0, engine.size(slice));
    return engine.position_at(*engine.variant, {slice, index});
}

Verdict expected(const Outcome& outcome, Side mover, Side side) {
    const Value winning = mover == side ? Value::win : Value::loss;
    return outcome.value == winning ? Verdict::proved : Verdict::refuted;
}

// A sample of all positions of three pieces, for both sides.
TEST(ForcedWin, IsWhatTheTableKnows) {
    Bench bench("russian");
    for (const Slice slice : tables::slices_of({3, 3})) {
        const std::uint64_t step = bench.engine.size(slice) / (test::slow_build ? 1 : 2);
        for (std::uint64_t i = step / 2; slice.pieces() == 3 && i < bench.engine.size(slice);
             i += step) {
            const auto position = bench.engine.position_at(*bench.engine.variant, {slice, i});
            const Outcome truth = *bench.large.outcome(position);
            for (const Side side : {Side::white, Side::black}) {
                const Question question{position, side};
                const Answer answer = search_forced_win(question, bench.leaves, 200'000);
                EXPECT_EQ(answer.verdict, expected(truth, Side::white, side))
                    << name_of(slice) << ' ' << i << " nodes " << answer.nodes;
                EXPECT_TRUE(replays(question, answer, bench.leaves));
            }
        }
    }
}

RC_GTEST_PROP(WinWithin, IsWhatTheTableKnows, ()) {
    Bench bench("russian");
    const games::Position position = random_position(bench.engine);
    const Outcome truth = *bench.large.outcome(position);
    const Side side = truth.value == Value::loss ? Side::black : Side::white;
    for (int moves = 0; moves <= 4; ++moves) {
        const Question question{position, side, moves};
        const Answer answer = search_win_within(question, bench.leaves, 2'000'000);
        const bool in_time = truth.plies && *truth.plies <= plies_allowed(question);
        RC_ASSERT(answer.verdict == (in_time ? Verdict::proved : Verdict::refuted));
        RC_ASSERT(replays(question, answer, bench.leaves));
    }
}

// Nobody wins without a move: refuted, with or without a move of the opponent before it.
TEST(WinWithin, NoMovesIsRefuted) {
    const auto position = test::draughts_position("russian", "W:Wc3:Bd4,"); // White wins at once
    for (const Side side : {Side::white, Side::black}) {
        const Question question{position, side, 0};
        const Answer answer = search_win_within(question, {}, 10);
        EXPECT_EQ(answer.verdict, Verdict::refuted);
        EXPECT_TRUE(replays(question, answer, {}));
    }
    EXPECT_EQ(search_win_within({position, Side::white, 1}, {}, 10).verdict, Verdict::proved);
}

TEST(ForcedWin, NeedsNoTables) {
    const auto position = test::draughts_position("russian", "W:Wc3,e3:Bd4,");
    const Question question{position, Side::white};
    const Answer answer = search_forced_win(question, {}, 1000);
    EXPECT_EQ(answer.verdict, Verdict::proved);
    EXPECT_TRUE(replays(question, answer, {}));
}

// Two kings walk for ever: a refutation that consists of nothing but repetition.
TEST(ForcedWin, IsRefutedByWalkingToAndFro) {
    const auto position = test::draughts_position("russian", "W:WKa1:BKg1");
    for (const Side side : {Side::white, Side::black}) {
        const Question question{position, side};
        const Answer answer = search_forced_win(question, {}, 200'000);
        EXPECT_EQ(answer.verdict, Verdict::refuted);
        EXPECT_FALSE(answer.strategy.empty());
        EXPECT_TRUE(replays(question, answer, {}));
    }
}

TEST(ForcedWin, IsOpenWhenTheBudgetEnds) {
    const auto position = test::draughts_position("russian", "W:WKa1,Kc1,Ke1:BKh8");
    const Answer answer = search_forced_win({position, Side::white}, {}, 50);
    EXPECT_EQ(answer.verdict, Verdict::open);
    EXPECT_TRUE(answer.strategy.empty());
    EXPECT_FALSE(replays({position, Side::white}, answer, {}));
    const auto far = test::draughts_position("russian", "W:WKb8,Kd8:BKa1");
    EXPECT_EQ(search_win_within({far, Side::white, 9}, {}, 50).verdict, Verdict::open);
}

// The same question asked twice has the same answer, evidence and cost.
TEST(ForcedWin, DependsOnTheBudgetAlone) {
    const auto position = test::draughts_position("russian", "W:WKa1,Kc1:BKh4");
    const Question question{position, Side::white};
    const Answer once = search_forced_win(question, {}, 5'000);
    const Answer again = search_forced_win(question, {}, 5'000);
    EXPECT_EQ(once.verdict, again.verdict);
    EXPECT_EQ(once.nodes, again.nodes);
    EXPECT_EQ(once.strategy.size(), again.strategy.size());
}

class SpoiledEvidence : public testing::Test {
protected:
    Bench bench_{"russian"};
    Question win_{test::draughts_position("russian", "W:WKa1,Kc1:BKh4"), Side::white};

    Answer proof() const {
        const Answer answer = search_forced_win(win_, bench_.leaves, 100'000);
        EXPECT_NE(answer.verdict, Verdict::open);
        EXPECT_TRUE(replays(win_, answer, bench_.leaves));
        return answer;
    }
};

TEST_F(SpoiledEvidence, WithTheOtherVerdictDoesNotReplay) {
    Answer answer = proof();
    answer.verdict = answer.verdict == Verdict::proved ? Verdict::refuted : Verdict::proved;
    EXPECT_FALSE(replays(win_, answer, bench_.leaves));
}

TEST_F(SpoiledEvidence, WithAStepMissingDoesNotReplay) {
    Answer answer = proof();
    ASSERT_FALSE(answer.strategy.empty());
    answer.strategy.clear();
    EXPECT_FALSE(replays(win_, answer, bench_.leaves));
}

TEST_F(SpoiledEvidence, WithAnIllegalMoveDoesNotReplay) {
    Answer answer = proof();
    for (Step& step : answer.strategy) {
        step.move.to = step.move.from;
    }
    EXPECT_FALSE(replays(win_, answer, bench_.leaves));
}

// A "win" that goes round in circles is none.
TEST(Evidence, OfAWinMayNotRepeat) {
    const auto position = test::draughts_position("russian", "W:WKa1:BKg1");
    const Question question{position, Side::white};
    Answer answer = search_forced_win(question, {}, 200'000);
    ASSERT_EQ(answer.verdict, Verdict::refuted);
    const Question turned{position, Side::black};
    answer.verdict = Verdict::proved; // Black's holding moves, sold as a win
    EXPECT_FALSE(replays(turned, answer, {}));
}

} // namespace
} // namespace kodeks::truth
