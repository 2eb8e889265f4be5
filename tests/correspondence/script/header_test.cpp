// Mistakes in the text of a game by letter: where, and what is wrong.
#include "correspondence/script/replay.hpp"

#include <gtest/gtest.h>

namespace kodeks::correspondence {
namespace {

constexpr std::string_view header =
    R"({"kodeks-letters":1,"rulebook":"ru-code","variant":"russian","start":"2002-01-10",)"
    R"("end":"2004-01-10"})"
    "\n";

std::string fault(const std::string& text) {
    const auto game = replay({text, "f"}, truth::SilentOracle());
    return game ? "no fault" : describe(game.error(), Language::en);
}

std::string fault_of_line(std::string_view line) {
    return fault(std::string(header) + std::string(line) + "\n");
}

TEST(LetterScript, SaysWhatIsWrongWithTheHeader) {
    EXPECT_EQ(fault(""), "f:1:1: the first line must be a header with \"kodeks-letters\":1");
    EXPECT_EQ(fault(R"({"kodeks-letters":1})"),
              "f:1:1: the key «rulebook» is missing: «{\"kodeks-letters\":1}»");
    EXPECT_EQ(fault(R"({"kodeks-letters":1,"rulebook":"ru-cod"})"),
              "f:1:32: «ru-cod» is not known here; perhaps: ru-code: «\"ru-cod\"}»");
    EXPECT_EQ(fault(R"({"kodeks-letters":1,"rulebook":"ru-code","variant":"brazilian"})"),
              "f:1:52: «brazilian» is not known here; perhaps: russian, international, "
              "spantsireti, russian-giveaway, international-giveaway, spantsireti-giveaway: "
              "«\"brazilian\"}»");
    EXPECT_EQ(
        fault(R"({"kodeks-letters":1,"rulebook":"ru-code","variant":"russian","start":"10.1.02"})"),
        "f:1:70: «10.1.02» is not a date like 2002-10-08: «\"10.1.02\"}»");
}

TEST(LetterScript, SaysWhatIsWrongWithALine) {
    EXPECT_EQ(fault_of_line(R"({"on":"2002-01-10","by":"white","do":"leter"})"),
              "f:2:38: «leter» is not known here; perhaps: letter: «\"leter\"}»");
    EXPECT_EQ(fault_of_line(R"({"on":"2002-01-10","by":"white","do":"letter","move":"c3-d4"})"),
              "f:2:47: unknown key «move»; perhaps: moves: «\"move\":\"c3-d4\"}»");
    EXPECT_EQ(fault_of_line(R"({"on":"2002-01-10","by":"spectator","do":"letter"})"),
              "f:2:25: «spectator» is not known here; perhaps: white, black, arbiter, headman, "
              "organiser, program: "
              "«\"spectator\",\"do\":\"letter\"}»");
    EXPECT_EQ(fault_of_line(R"({"on":"2002-01-10","by":"white","do":"letter","offers":["c3-d4"]})"),
              "f:2:57: a list in brackets is expected here: «\"c3-d4\"]}»");
    EXPECT_EQ(fault_of_line(R"({"on":"2002-01-10","by":"black","do":"claim"})"),
              "f:2:1: the key «received» is missing: "
              "«{\"on\":\"2002-01-10\",\"by\":\"black\",\"do\":\"c…»");
    EXPECT_EQ(fault_of_line(R"({"expect":{}})"),
              "f:2:1: there is no command before this expectation: «{\"expect\":{}}»");
}

} // namespace
} // namespace kodeks::correspondence
