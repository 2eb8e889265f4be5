#include "base/text_width.hpp"

#include <algorithm>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace kodeks {
namespace {

using Lines = std::vector<std::string>;

TEST(TextWidth, CountsColumnsNotBytes) {
    EXPECT_EQ(display_width(""), 0U);
    EXPECT_EQ(display_width("Дамка"), 5U);
    EXPECT_EQ(display_width("и\u0306"), 1U) << "a combining breve takes no column";
    EXPECT_EQ(display_width("将棋"), 4U);
    EXPECT_EQ(display_width("♔½…«»"), 5U);
    EXPECT_EQ(display_width("⛀⛂"), 2U);
    EXPECT_EQ(display_width("😀"), 2U);
    EXPECT_EQ(display_width("שָׁ"), 1U) << "points under a Hebrew letter";
    EXPECT_EQ(display_width("a\t\x1B\n"), 1U) << "controls take none";
}

TEST(TextWidth, PadsAndTruncates) {
    EXPECT_EQ(pad_right("Дамка", 7), "Дамка  ");
    EXPECT_EQ(pad_left("Дамка", 7), "  Дамка");
    EXPECT_EQ(pad_left("Дамка", 3), "Дамка");
    EXPECT_EQ(truncate_to("Дамка", 5), "Дамка");
    EXPECT_EQ(truncate_to("Дамка", 3), "Да…");
    EXPECT_EQ(truncate_to("将棋", 3), "将…");
    EXPECT_EQ(truncate_to("Дамка", 0), "");
}

TEST(TextWidth, WrapsAtSpaces) {
    EXPECT_EQ(wrap("один два три", 8), (Lines{"один два", "три"}));
    EXPECT_EQ(wrap("one\ntwo", 10), (Lines{"one", "two"}));
    EXPECT_EQ(wrap("", 10), Lines{""});
    EXPECT_EQ(wrap("a abcdefg b", 3), (Lines{"a", "abc", "def", "g b"}));
}

RC_GTEST_PROP(TextWidth, NoLineIsWiderThanAsked, (const std::string& text)) {
    const auto width = *rc::gen::inRange<std::size_t>(2, 40);
    for (const std::string& line : wrap(text, width)) {
        RC_ASSERT(display_width(line) <= width);
    }
    RC_ASSERT(display_width(truncate_to(text, width)) <= width);
}

} // namespace
} // namespace kodeks
