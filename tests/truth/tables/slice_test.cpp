// Slices: which there are, in which order, and what play leads to.
#include "truth/tables/slice.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kodeks::truth::tables {
namespace {

using testing::ElementsAre;

std::vector<std::string> names(const std::vector<Slice>& slices) {
    std::vector<std::string> result;
    for (const Slice slice : slices) {
        result.push_back(name_of(slice));
    }
    return result;
}

TEST(Slices, ComeInMakingOrder) {
    EXPECT_THAT(names(slices_of({2, 3})),
                ElementsAre("1K-1K", "1K-1M", "1M-1K", "1M-1M", "1K-2K", "2K-1K"));
}

TEST(Slices, NeedWhatTheirMovesLeadTo) {
    EXPECT_THAT(names(needed_by({1, 1, 0, 1})), ElementsAre("1K-1K", "1M-1K", "1K-2K"));
}

TEST(Slices, OfKingsNeedKingsOnly) {
    EXPECT_THAT(names(closure_of({0, 2, 0, 2})), ElementsAre("1K-1K", "1K-2K", "2K-1K", "2K-2K"));
}

TEST(Slices, AreClosedAndReadyWhenTheirTurnComes) {
    const auto all = slices_of({4, 5});
    for (std::size_t i = 0; i < all.size(); ++i) {
        for (const Slice needed : needed_by(all[i])) {
            const auto found = std::ranges::find(all, needed);
            ASSERT_NE(found, all.end()) << name_of(needed);
            ASSERT_LT(found - all.begin(), static_cast<std::ptrdiff_t>(i)) << name_of(all[i]);
        }
    }
}

} // namespace
} // namespace kodeks::truth::tables
