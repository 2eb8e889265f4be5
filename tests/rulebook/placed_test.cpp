#include "rulebook/placed.hpp"

#include <gtest/gtest.h>

namespace kodeks::rulebook {

TEST(Placed, CitationsArePutTogetherFromOneText) {
    static constexpr std::string_view text = "FIDE:1.1 src/a.cpp";
    static constexpr PlacedCitation placed[] = {{{0, 8}, {9, 9}, 7}};
    const std::vector<Citation> rows = put_together<Citation>(placed, text);
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].article, "FIDE:1.1");
    EXPECT_EQ(rows[0].file, "src/a.cpp");
    EXPECT_EQ(rows[0].line, 7U);
}

} // namespace kodeks::rulebook
