#include "base/locate.hpp"

#include <gtest/gtest.h>

namespace kodeks {
namespace {

TEST(Locate, CountsLinesAndCharacters) {
    const std::string text = "перша\nдруга b\n";
    EXPECT_EQ(place_of(text, 0), (Place{1, 1}));
    EXPECT_EQ(place_of(text, text.find('b')), (Place{2, 7}));
    EXPECT_EQ(place_of(text, text.size()), (Place{3, 1}));
    EXPECT_EQ(place_of(text, 1000), (Place{3, 1})) << "behind the end is the end";
}

TEST(Locate, ExcerptsAreShortAndSafeToPrint) {
    EXPECT_EQ(excerpt_at("one\ntwo three\nfour", 4), "two three");
    EXPECT_EQ(excerpt_at("abcdef", 0, 4), "abc…");
    EXPECT_EQ(excerpt_at("a\x1b[31m\xFF", 0), "a\uFFFD[31m\uFFFD");
    EXPECT_EQ(excerpt_at("abc", 10), "");
}

} // namespace
} // namespace kodeks
