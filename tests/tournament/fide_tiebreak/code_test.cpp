#include "tournament/fide_tiebreak/code.hpp"

#include <gtest/gtest.h>

namespace kodeks::tournament::fide_tiebreak {
namespace {

TEST(FideTieBreakCodes, ReadAndWriteTheSameText) {
    for (const char* text :
         {"DE",     "DE/P",  "BH",      "BH/C1",    "BH/C2/P", "BH/M1",  "BH:GP/C1",
          "FB/M2",  "AOB/F", "SB/C1",   "KS/L+2",   "KS/L-1",  "ARO/M1", "TPN/R",
          "RTNG/R", "PS/C2", "SSSC/K4", "EMGSB/C1", "MPvGP",   "EDEBT/P"}) {
        const auto code = code_from(text);
        ASSERT_TRUE(code.has_value()) << text;
        EXPECT_EQ(to_text(*code), text);
    }
    EXPECT_EQ(code_from(" bh/c1 "), code_from("BH/C1"));
}

TEST(FideTieBreakCodes, RefuseWhatDoesNotExist) {
    for (const char* text : {"", "XY", "BH/C", "BH/C0", "BH/X1", "DE/C1", "ARO/P", "BH:XP",
                             "TPR:MP", "KS/L", "BH/C100", "BH/", "BH/P1"}) {
        EXPECT_FALSE(code_from(text).has_value()) << text;
    }
    EXPECT_EQ(codes_from("PTS,DE,XX,BH").unknown, "XX");
    EXPECT_EQ(codes_from("PTS,DE,BH").list.size(), 2U);
}

} // namespace
} // namespace kodeks::tournament::fide_tiebreak
