#include "base/edit_distance.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace kodeks {
namespace {

using Names = std::vector<std::string>;

TEST(EditDistance, CountsSlips) {
    EXPECT_EQ(edit_distance("", ""), 0U);
    EXPECT_EQ(edit_distance("", "abc"), 3U);
    EXPECT_EQ(edit_distance("kitten", "sitting"), 3U);
    EXPECT_EQ(edit_distance("lsit", "list"), 1U) << "a swap is one slip";
    EXPECT_EQ(edit_distance("шашка", "шишка"), 1U) << "letters, not bytes";
}

TEST(EditDistance, SuggestsTheNearest) {
    const Names names = {"list", "show", "search", "coverage"};
    EXPECT_EQ(nearest("lsit", names, 3), Names{"list"});
    EXPECT_EQ(nearest("SHOW", names, 3), Names{"show"});
    EXPECT_EQ(nearest("cover", names, 3), Names{"coverage"});
    EXPECT_EQ(nearest("xyz", names, 3), Names{});
    EXPECT_EQ(nearest("s", Names{"a", "b", "s"}, 2), (Names{"s", "a"}));
}

RC_GTEST_PROP(EditDistance, IsSymmetricAndBounded, (const std::string& a, const std::string& b)) {
    const std::size_t distance = edit_distance(a, b);
    RC_ASSERT(distance == edit_distance(b, a));
    RC_ASSERT(edit_distance(a, a) == 0U);
    RC_ASSERT(distance <= std::max(a.size(), b.size()));
}

} // namespace
} // namespace kodeks
