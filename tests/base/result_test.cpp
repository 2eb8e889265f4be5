#include "base/result.hpp"

#include <gtest/gtest.h>

namespace kodeks {
namespace {

TEST(Fault, SaysWhereAndWhyWithWhatIsKnown) {
    const Message message{"base.unreadable_utf8", {}};
    const Fault whole{message, "games.pgn", {12, 5}, "x\xD1"};
    EXPECT_EQ(describe(whole, Language::en), "games.pgn:12:5: this is not UTF-8 text: «x\xD1»");
    EXPECT_EQ(describe(Fault{message, "", {3, 0}, ""}, Language::en), "3: this is not UTF-8 text");
    EXPECT_EQ(describe(Fault{message, "-", {}, ""}, Language::uk), "-: це не текст UTF-8");
    EXPECT_EQ(describe(Fault{message, "", {}, ""}, Language::ru), "это не текст UTF-8");
}

} // namespace
} // namespace kodeks
