#include "base/points.hpp"
#include "support/article.hpp"

#include <gtest/gtest.h>

namespace kodeks {
namespace {

TEST(Points, AreExactInQuarters) {
    EXPECT_EQ(half_points(1) + half_points(2), half_points(3));
    EXPECT_EQ(product(half_points(3), half_points(1)), quarter_points(3));
    EXPECT_EQ(whole_points(2) - half_points(1), half_points(3));
}

TEST(Points, PrintAsACrosstableDoes) {
    EXPECT_EQ(to_text(whole_points(0)), "0");
    EXPECT_EQ(to_text(half_points(1)), "½");
    EXPECT_EQ(to_text(half_points(3)), "1½");
    EXPECT_EQ(to_text(quarter_points(9)), "2¼");
    EXPECT_EQ(to_text(quarter_points(3)), "¾");
    EXPECT_EQ(to_text(whole_points(-1)), "-1");
    EXPECT_EQ(to_text(half_points(-1)), "-½");
}

} // namespace
} // namespace kodeks
