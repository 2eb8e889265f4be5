#include "base/utf16.hpp"

#include <gtest/gtest.h>

namespace kodeks {
namespace {

using namespace std::string_view_literals;

TEST(Utf16, IsTurnedIntoUtf8) {
    EXPECT_EQ(decode_utf16("\xFF\xFE"
                           "a\0"
                           "\x16\x04"
                           "\x3D\xD8\x00\xDE"sv),
              "aЖ😀");
    EXPECT_EQ(decode_utf16("\xFE\xFF"
                           "\0a"
                           "\x04\x16"
                           "\xD8\x3D\xDE\x00"sv),
              "aЖ😀");
    EXPECT_EQ(decode_utf16("\xFF\xFE"sv), "");
}

TEST(Utf16, HalvesAreReplaced) {
    EXPECT_EQ(decode_utf16("\xFF\xFE"
                           "\x3D\xD8"
                           "a\0"sv),
              "\uFFFDa");
    EXPECT_EQ(decode_utf16("\xFF\xFE"
                           "\x00\xDE"
                           "b"sv),
              "\uFFFD\uFFFD");
    EXPECT_EQ(decode_utf16("\xFF\xFE"
                           "\x3D\xD8"sv),
              "\uFFFD");
}

TEST(Utf16, IsKnownByItsMark) {
    EXPECT_EQ(decode_utf16("a\0"sv), std::nullopt);
    EXPECT_EQ(decode_utf16(""), std::nullopt);
    EXPECT_EQ(decode_utf16("\xEF\xBB\xBF"
                           "a"),
              std::nullopt);
}

} // namespace
} // namespace kodeks
