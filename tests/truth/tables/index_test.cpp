// The numbering of positions has no gaps and no doubles, and knows the published sizes.
#include "games/variant.hpp"
#include "support/setup_text.hpp"
#include "support/table_kit.hpp"
#include "truth/tables/index.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace kodeks::truth::tables {
namespace {

std::uint64_t placements(std::string_view variant, int pieces) {
    std::uint64_t sum = 0;
    for (const Slice slice : slices_of({pieces, pieces})) {
        sum += slice.pieces() == pieces ? test::engine(variant).size(slice) : 0;
    }
    return sum;
}

TEST(Index, HasThePublishedSizes) {
    EXPECT_EQ(placements("russian", 2), 3'488U);
    EXPECT_EQ(placements("russian", 3), 196'032U);
    EXPECT_EQ(placements("russian", 4), 6'209'316U);
    EXPECT_EQ(placements("russian", 5), 139'450'808U);
    EXPECT_EQ(placements("russian", 6), 2'426'085'676U);
    EXPECT_EQ(placements("international", 4), 41'971'200U);
    EXPECT_EQ(placements("international", 5), 1'570'600'750U);
}

// Every number is a position of its own, accepted by the game, and leads back to the number.
TEST(Index, CountsEveryPositionOnce) {
    for (const Engine& engine : all_engines()) {
        for (const Slice slice : slices_of({2, 2})) {
            for (std::uint64_t i = 0; i < engine.size(slice); ++i) {
                const auto position = engine.position_at(*engine.variant, {slice, i});
                ASSERT_EQ(engine.place_of(position), (Place{slice, i}));
                const games::Setup setup = games::setup_of(position);
                ASSERT_TRUE(games::accept(*engine.variant, setup).has_value());
            }
        }
    }
}

RC_GTEST_PROP(Index, LeadsBackForLargerSlices, ()) {
    const auto engines = all_engines();
    const Engine& engine = engines[*rc::gen::inRange<std::size_t>(0, engines.size())];
    const auto slices = slices_of({6, 6});
    const Slice slice = slices[*rc::gen::inRange<std::size_t>(0, slices.size())];
    const std::uint64_t i = *rc::gen::inRange<std::uint64_t>(0, engine.size(slice));
    const auto position = engine.position_at(*engine.variant, {slice, i});
    RC_ASSERT(engine.place_of(position) == (Place{slice, i}));
    RC_ASSERT(games::accept(*engine.variant, games::setup_of(position)).has_value());
}

// Turning the board round and swapping the colours is the same place.
TEST(Index, SeesThePositionAsTheMoverDoes) {
    const Engine& engine = test::engine("russian");
    EXPECT_EQ(engine.place_of(test::draughts_position("russian", "W:WKa1,c3:Bd6")),
              engine.place_of(test::draughts_position("russian", "B:We3:BKh8,f6")));
    const Engine& frisian = test::engine("frisian");
    EXPECT_EQ(frisian.place_of(test::draughts_position("frisian", "W:WK1,32:BK7")),
              frisian.place_of(test::draughts_position("frisian", "B:WK44:BK50,19")));
}

TEST(Index, CountsTheRunsOfKings) {
    const Engine& engine = test::engine("frisian");
    const Slice man_and_king{1, 1, 1, 0};
    const std::uint64_t plain = test::engine("international").size(man_and_king);
    EXPECT_EQ(engine.size(man_and_king), 4 * plain);
    EXPECT_EQ(engine.size({1, 2, 1, 1}), 7 * 4 * test::engine("international").size({1, 2, 1, 1}));
    EXPECT_EQ(engine.size({0, 2, 0, 1}), 58'800U);
}

TEST(Combinations, FastAndPortableAgree) {
    rc::check([](Bits bits, Bits mask) {
        RC_ASSERT(extract(bits, mask) == portable::extract(bits, mask));
        RC_ASSERT(deposit(bits, mask) == portable::deposit(bits, mask));
    });
}

} // namespace
} // namespace kodeks::truth::tables
