#include "base/points.hpp"
#include "support/article.hpp"

#include <gtest/gtest.h>

namespace kodeks {
namespace {

TEST(Points, AreExactInQuartersAndTenths) {
    EXPECT_EQ(half_points(1) + half_points(2), half_points(3));
    EXPECT_EQ(quarter_points(1) + quarter_points(1), half_points(1));
    EXPECT_EQ(tenths_of_points(3) + tenths_of_points(7), whole_points(1));
    EXPECT_EQ(tenths_of_points(5), half_points(1));
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
    EXPECT_EQ(to_text(tenths_of_points(3)), "0.3");
    EXPECT_EQ(to_text(tenths_of_points(-17)), "-1.7");
    EXPECT_EQ(to_text(tenths_of_points(3) + quarter_points(1)), "0.55");
}

TEST(Points, AreWrittenAsDecimals) {
    EXPECT_EQ(to_decimal(whole_points(0)), "0");
    EXPECT_EQ(to_decimal(whole_points(12)), "12");
    EXPECT_EQ(to_decimal(half_points(1)), "0.5");
    EXPECT_EQ(to_decimal(quarter_points(-9)), "-2.25");
    EXPECT_EQ(to_decimal(tenths_of_points(1)), "0.1");
    EXPECT_EQ(to_decimal(tenths_of_points(-19)), "-1.9");
    EXPECT_EQ(to_decimal(tenths_of_points(3) - quarter_points(1)), "0.05");
}

} // namespace
} // namespace kodeks
