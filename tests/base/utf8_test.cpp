#include "base/utf8.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace kodeks {
namespace {

TEST(Utf8, DecodesEveryLength) {
    EXPECT_EQ(code_points("aЯ€😀"), U"aЯ€😀");
    EXPECT_EQ(to_utf8(U"aЯ€😀"), "aЯ€😀");
}

TEST(Utf8, FindsTheFirstBrokenByte) {
    EXPECT_EQ(first_invalid_byte("Шашки"), std::nullopt);
    EXPECT_EQ(first_invalid_byte("ab\xFF"), 2U);
    EXPECT_EQ(first_invalid_byte("Ш\xD0"), 2U) << "cut off in the middle";
    EXPECT_EQ(first_invalid_byte("\xC0\x80"), 0U) << "overlong";
    EXPECT_EQ(first_invalid_byte("\xE0\x80\x80"), 0U) << "overlong";
    EXPECT_EQ(first_invalid_byte("\xED\xA0\x80"), 0U) << "a surrogate";
    EXPECT_EQ(first_invalid_byte("\xF4\x90\x80\x80"), 0U) << "above U+10FFFF";
}

TEST(Utf8, BrokenBytesBecomeReplacementCharacters) {
    EXPECT_EQ(code_points("a\xFF\xD0z"), U"a\uFFFD\uFFFDz");
}

RC_GTEST_PROP(Utf8, DecodingAnythingGivesSoundText, (const std::string& bytes)) {
    const std::string mended = to_utf8(code_points(bytes));
    RC_ASSERT(!first_invalid_byte(mended).has_value());
    RC_ASSERT(first_invalid_byte(bytes).has_value() == (mended != bytes));
}

} // namespace
} // namespace kodeks
