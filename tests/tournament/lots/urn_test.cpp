#include "support/article.hpp"
#include "tournament/lots/start_list.hpp"
#include "tournament/lots/urn.hpp"

#include <algorithm>
#include <map>
#include <set>

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace kodeks::tournament::lots {
namespace {

// Worked out with another implementation of SHA-256, by the recipe of docs/draws.md.
TEST(Urn, FollowsThePublishedRecipe) {
    Urn urn("17 4 92 8");
    EXPECT_EQ(urn.choose("r1.colour", 2), 0U);
    EXPECT_EQ(urn.choose("r2.pair1.first", 7), 2U);
    EXPECT_EQ(urn.choose("x", 1'000'003), 254'534U);
    EXPECT_EQ(urn.shuffle("start-list", 6), (std::vector<std::uint32_t>{2, 5, 0, 1, 4, 3}));
}

TEST(Urn, RemembersWhatWasAskedInOrder) {
    Urn urn("17 4 92 8");
    urn.choose("r1.colour", 2);
    urn.shuffle("start-list", 6);
    EXPECT_EQ(urn.choices(),
              (std::vector<Choice>{{Choice::Kind::choose, "r1.colour", 2, {0}},
                                   {Choice::Kind::shuffle, "start-list", 6, {2, 5, 0, 1, 4, 3}}}));
}

TEST(Urn, IsFair) {
    std::map<std::vector<std::uint32_t>, int> count;
    for (int i = 0; i < 6000; ++i) {
        ++count[shuffled(fmt::format("seed {}", i), "any", 3)];
    }
    EXPECT_EQ(count.size(), 6U);
    for (const auto& [order, times] : count) {
        EXPECT_NEAR(times, 1000, 150); // five standard deviations
    }
}

TEST(StartList, OrdersByRatingThenByLot) {
    ARTICLE("RU:3.18.5.1", "RU:3.18.7.1", "UA:V.15.9.3");
    const std::vector<std::optional<std::int32_t>> ratings = {2100, std::nullopt, 2250, 2100,
                                                              std::nullopt};
    std::set<std::vector<std::uint32_t>> seen;
    for (int i = 0; i < 60; ++i) {
        Urn urn(fmt::format("seed {}", i));
        seen.insert(start_list(ratings, urn));
    }
    // Equal ratings and the unrated change places by lot, nothing else does.
    EXPECT_EQ(seen, (std::set<std::vector<std::uint32_t>>{
                        {2, 0, 3, 1, 4}, {2, 0, 3, 4, 1}, {2, 3, 0, 1, 4}, {2, 3, 0, 4, 1}}));
}

TEST(StartList, IsAllByLotWithoutRatings) {
    ARTICLE("RU:3.18.4#1", "RU:3.18.5.1~1");
    Urn urn("17 4 92 8");
    EXPECT_EQ(start_list({{}, {}, {}, {}, {}, {}}, urn),
              (std::vector<std::uint32_t>{2, 5, 0, 1, 4, 3}));
}

} // namespace
} // namespace kodeks::tournament::lots
