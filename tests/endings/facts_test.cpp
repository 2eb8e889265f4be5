// The known facts about endings (their sources: notes on published and independently computed
// counts), which a table with a single wrong value in these slices would not reproduce.
#include "support/table_kit.hpp"
#include "truth/tables/facts.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kodeks::truth::tables {
namespace {

using test::shared_table;
using testing::ElementsAre;

constexpr int pieces = test::slow_build ? 3 : 4;

struct Totals {
    std::uint64_t wins, losses, draws;
    [[maybe_unused]] friend bool operator==(const Totals&, const Totals&) = default;
};

[[maybe_unused]] void PrintTo(const Totals& t, std::ostream* out) {
    *out << t.wins << '/' << t.losses << '/' << t.draws;
}

Facts facts(std::string_view variant, Scope scope, Slice slice) {
    const Table& table = shared_table(variant, scope);
    return facts_of(table.engine(), table.contents(), slice);
}

Totals totals(std::string_view variant, Scope scope, int count) {
    const Table& table = shared_table(variant, scope);
    const Facts all = facts_of(table.engine(), table.contents(), count);
    return {all.wins, all.losses, all.draws};
}

constexpr Scope all_of_it{pieces, 4};
constexpr Slice king_v_king{0, 1, 0, 1};
constexpr Slice two_kings_v_king{0, 2, 0, 1};
constexpr Slice king_man_v_king{1, 1, 0, 1};
constexpr Slice three_kings_v_king{0, 3, 0, 1};

int longest_win_moves(const Facts& facts) {
    return (facts.longest_win_plies + 1) / 2;
}

class OnTheSmallBoard : public testing::TestWithParam<const char*> {};

// Petrov's triangle: the win comes "not later than the thirteenth move".
TEST_P(OnTheSmallBoard, ThreeKingsAgainstOne) {
    const Facts three = facts(GetParam(), all_of_it, three_kings_v_king);
    EXPECT_EQ(three.positions(), 143'840U);
    EXPECT_EQ(three.wins, 132'240U);
    EXPECT_EQ(three.losses, 0U);
    EXPECT_EQ(three.draws, 11'600U);
    EXPECT_EQ(longest_win_moves(three), 13);
    EXPECT_THAT(three.wins_by_moves, ElementsAre(0, 56848, 17402, 6602, 6000, 2092, 2528, 2012,
                                                 4720, 7272, 8164, 10468, 7264, 868));
}

INSTANTIATE_TEST_SUITE_P(Facts, OnTheSmallBoard, testing::Values("russian", "brazilian"),
                         [](const auto& param) { return std::string(param.param); });

TEST(Facts, InternationalLongestWins) {
    const auto longest = [](Slice slice) {
        return longest_win_moves(facts("international", all_of_it, slice));
    };
    EXPECT_EQ(longest(two_kings_v_king), 4);
    EXPECT_EQ(longest(king_man_v_king), 5);
    EXPECT_EQ(longest(three_kings_v_king), 8);
    if constexpr (!test::slow_build) {
        EXPECT_EQ(longest({1, 2, 0, 1}), 16);
        EXPECT_EQ(longest({2, 1, 0, 1}), 15);
    }
}

TEST(Facts, FrisianTwoKingsAgainstOne) {
    const Facts two = facts("frisian", {2, 3}, two_kings_v_king);
    EXPECT_EQ(two.positions(), 58'800U);
    EXPECT_EQ(two.wins, 58'286U);
    EXPECT_EQ(two.losses, 0U);
    EXPECT_EQ(two.wins_longer_than(7), 1'108U);
    EXPECT_EQ(longest_win_moves(two), 10);
}

TEST(Facts, FrisianKingAgainstKing) {
    const Facts one = facts("frisian", {2, 3}, king_v_king);
    EXPECT_EQ(one.wins, 664U);
    EXPECT_EQ(one.losses, 2U);
    EXPECT_EQ(one.draws, 1'784U);
}

TEST(Facts, TotalsOfFourPieces) {
    if constexpr (!test::slow_build) {
        EXPECT_EQ(totals("russian", all_of_it, 4), (Totals{2'409'393, 1'255'909, 2'544'014}));
        EXPECT_EQ(totals("brazilian", all_of_it, 4), (Totals{2'408'066, 1'256'516, 2'544'734}));
        EXPECT_EQ(totals("international", all_of_it, 4),
                  (Totals{13'020'033, 6'408'494, 22'542'673}));
        EXPECT_EQ(totals("frisian", {2, 4}, 4), (Totals{1'933'956, 657'136, 633'108}));
    }
    EXPECT_EQ(totals("russian", {3, 4}, 3).wins + totals("russian", {3, 4}, 3).losses +
                  totals("russian", {3, 4}, 3).draws,
              196'032U);
}

// Drawn positions have no distance; wins by move add up to the wins.
TEST(Facts, AddUp) {
    const Table& table = shared_table("russian", {3, 3});
    for (int count = 2; count <= 3; ++count) {
        const Facts all = facts_of(table.engine(), table.contents(), count);
        EXPECT_EQ(all.wins_longer_than(0), all.wins);
        EXPECT_EQ(all.positions(), count == 2 ? 3'488U : 196'032U);
    }
}

} // namespace
} // namespace kodeks::truth::tables
