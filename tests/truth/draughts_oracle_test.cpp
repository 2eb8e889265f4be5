// The oracle's three answers for draughts.
#include "games/variant.hpp"
#include "support/table_kit.hpp"
#include "truth/draughts_oracle.hpp"

#include <gtest/gtest.h>

namespace kodeks::truth {
namespace {

using games::Side;
using test::draughts_position;

TEST(DraughtsOracle, SaysYesNoOrOpen) {
    tables::Prober prober(test::shared_table("russian", {2, 2}));
    const DraughtsTruth truth(&prober);
    const DraughtsOracle oracle(truth, {100});
    const auto lost = draughts_position("russian", "W:WKa1:BKh8");
    EXPECT_EQ(oracle.forced_win(lost, Side::white), Known::no);
    EXPECT_EQ(oracle.forced_win(lost, Side::black), Known::yes);
    EXPECT_EQ(oracle.forced_win_within(lost, Side::black, 1), Known::yes);
    EXPECT_EQ(oracle.forced_win_within(lost, Side::black, 0), Known::no);
    EXPECT_EQ(oracle.can_win(lost, Side::black), Known::yes);
    EXPECT_EQ(oracle.can_win(lost, Side::white), Known::open);
    const auto start = games::start_position(*games::find_variant("russian"));
    EXPECT_EQ(oracle.forced_win(start, Side::white), Known::open);
    EXPECT_EQ(oracle.forced_win_within(start, Side::white, 9), Known::open);
}

TEST(DraughtsOracle, KnowsAGameThatIsOver) {
    const DraughtsTruth truth;
    const DraughtsOracle oracle(truth, {100});
    const auto blocked = draughts_position("russian", "W:Wa3:Bb4,c5");
    EXPECT_EQ(oracle.can_win(blocked, Side::white), Known::no);
    EXPECT_EQ(oracle.can_win(blocked, Side::black), Known::yes);
}

} // namespace
} // namespace kodeks::truth
