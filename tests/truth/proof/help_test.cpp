// Wins by help: lines replay, and everything reachable is looked at before "no".
#include "games/variant.hpp"
#include "support/table_kit.hpp"
#include "truth/proof/help.hpp"
#include "truth/proof/identity_map.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace kodeks::truth {
namespace {

using games::Side;
using test::draughts_position;

TEST(HelpWin, ComesWithALineFromEveryStart) {
    for (const games::Variant* variant : games::all_variants()) {
        if (variant->family != games::Family::draughts) {
            continue;
        }
        const games::Position start = games::start_position(*variant);
        for (const Side side : {Side::white, Side::black}) {
            const HelpAnswer answer = search_help_win(start, side, 100'000);
            EXPECT_EQ(answer.verdict, Verdict::proved) << variant->name;
            EXPECT_TRUE(wins(start, side, answer.line)) << variant->name;
            EXPECT_FALSE(wins(start, games::opponent(side), answer.line)) << variant->name;
        }
    }
}

TEST(HelpWin, IsNeededWhereNoneIsForced) {
    const auto kings = draughts_position("russian", "W:WKa1:BKg1"); // neither side can force a win
    for (const Side side : {Side::white, Side::black}) {
        const HelpAnswer answer = search_help_win(kings, side, 10'000);
        EXPECT_EQ(answer.verdict, Verdict::proved);
        EXPECT_TRUE(wins(kings, side, answer.line));
    }
}

TEST(HelpWin, IsRefutedByLookingAtEverything) {
    // White must capture and wins at once.
    const auto capture = draughts_position("russian", "W:Wc3:Bd4,");
    const HelpAnswer white = search_help_win(capture, Side::white, 10);
    EXPECT_EQ(white.verdict, Verdict::proved);
    EXPECT_EQ(white.line.size(), 1U);
    const HelpAnswer black = search_help_win(capture, Side::black, 10);
    EXPECT_EQ(black.verdict, Verdict::refuted);
    EXPECT_TRUE(black.line.empty());
    EXPECT_EQ(black.nodes, 1U);
}

TEST(HelpWin, OfAGameThatIsOverIsItsResult) {
    const auto blocked = draughts_position("russian", "W:Wa3:Bb4,c5");
    EXPECT_EQ(search_help_win(blocked, Side::black, 0).verdict, Verdict::proved);
    EXPECT_TRUE(wins(blocked, Side::black, {}));
    EXPECT_EQ(search_help_win(blocked, Side::white, 0).verdict, Verdict::refuted);
}

TEST(HelpWin, IsOpenWhenTheBudgetEnds) {
    const auto start = games::start_position(*games::find_variant("international"));
    const HelpAnswer answer = search_help_win(start, Side::white, 3);
    EXPECT_EQ(answer.verdict, Verdict::open);
    EXPECT_EQ(answer.nodes, 3U);
}

TEST(HelpWin, LinesWithAnIllegalMoveDoNotWin) {
    const auto capture = draughts_position("russian", "W:Wc3:Bd4,");
    HelpAnswer answer = search_help_win(capture, Side::white, 10);
    answer.line.push_back(answer.line.front());
    EXPECT_FALSE(wins(capture, Side::white, answer.line));
    answer.line.resize(1);
    answer.line.front().to = answer.line.front().from;
    EXPECT_FALSE(wins(capture, Side::white, answer.line));
}

// A plain walk through everything reachable says the same.
bool somebody_wins(const games::Position& root, Side side) {
    IdentityMap<bool> seen{{games::identity(root), true}};
    std::vector<games::Position> waiting{root};
    while (!waiting.empty()) {
        const games::Position position = waiting.back();
        waiting.pop_back();
        if (games::ending(position).over()) {
            if (games::ending(position).winner == side) {
                return true;
            }
            continue;
        }
        for (const games::Position& next : successors_of(position)) {
            if (seen.try_emplace(games::identity(next), true).second) {
                waiting.push_back(next);
            }
        }
    }
    return false;
}

// Men that face each other are over soon: some of these nobody or only one side can win.
RC_GTEST_PROP(HelpWin, IsWhatAPlainWalkFinds, ()) {
    const tables::Engine& engine = test::engine("russian");
    const tables::Slice men{1, 0, 1, 0};
    const auto index = *rc::gen::inRange<std::uint64_t>(0, engine.size(men));
    const games::Position position = engine.position_at(*engine.variant, {men, index});
    for (const Side side : {Side::white, Side::black}) {
        const HelpAnswer answer = search_help_win(position, side, 1'000'000);
        RC_ASSERT(answer.verdict ==
                  (somebody_wins(position, side) ? Verdict::proved : Verdict::refuted));
        RC_ASSERT(wins(position, side, answer.line) == (answer.verdict == Verdict::proved));
    }
}

} // namespace
} // namespace kodeks::truth
