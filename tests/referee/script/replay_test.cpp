#include "ledger/time_text.hpp"
#include "referee/referee.hpp"
#include "referee/script/command_text.hpp"
#include "referee/script/replay.hpp"
#include "referee/table.hpp"
#include "truth/game_oracle.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace kodeks::referee::script {

namespace {

constexpr std::string_view header =
    R"({"kodeks-script":1,"rulebook":"fide2023","variant":"chess","control":"5400+30"})"
    "\n";

// The fault of a script with these lines behind a sound header, as a reader sees it.
std::string fault_of(const std::string& lines) {
    const std::string text = std::string(header) + lines;
    const auto game = replay({text, "game.jsonl"}, truth::GameOracle());
    return game ? "none" : describe(game.error(), Language::en);
}

std::string header_fault(const std::string& text) {
    const auto game = replay({text, "game.jsonl"}, truth::GameOracle());
    return game ? "none" : describe(game.error(), Language::en);
}

TEST(Replay, SaysWhereALineIsWrong) {
    EXPECT_EQ(fault_of(R"({"by":"white","do":"move","move":"e4")"),
              "game.jsonl:2:38: a comma or a closing brace is expected here");
    EXPECT_EQ(fault_of("// a comment\n\n"
                       R"({"by":"white","do":"resing"})"),
              "game.jsonl:4:20: «resing» is not known here; perhaps: resign, remind: "
              "«\"resing\"}»");
    EXPECT_EQ(fault_of(R"({"by":"white","do":"resign","square":"e4"})"),
              "game.jsonl:2:29: unknown key «square»; perhaps: at, by, do: «\"square\":\"e4\"}»");
    EXPECT_EQ(fault_of(R"({"by":"whit","do":"resign"})"),
              "game.jsonl:2:7: «whit» is not known here; perhaps: white, white-assistant: "
              "«\"whit\",\"do\":\"resign\"}»");
    EXPECT_EQ(fault_of(R"({"by":"white","do":"move"})"),
              "game.jsonl:2:1: the key «move» is missing: «{\"by\":\"white\",\"do\":\"move\"}»");
    EXPECT_EQ(fault_of(R"({"by":"white","by":"black","do":"resign"})"),
              "game.jsonl:2:15: the key «by» stands twice: «\"by\":\"black\",\"do\":\"resign\"}»");
    EXPECT_EQ(fault_of(R"({"at":"soon","by":"white","do":"resign"})"),
              "game.jsonl:2:7: a time since the start is expected here, as \"0:12:03.250\", or "
              "\"+5\" after the command before: «\"soon\",\"by\":\"white\",\"do\":\"resign\"}»");
    EXPECT_EQ(fault_of(R"({"expect":{}})"),
              "game.jsonl:2:1: there is no command before this expectation: «{\"expect\":{}}»");
}

TEST(Replay, SaysWhatIsWrongWithTheHeader) {
    EXPECT_EQ(header_fault(""),
              "game.jsonl:1:1: the first line must be a header with \"kodeks-script\":1");
    EXPECT_EQ(header_fault(
                  R"({"kodeks-script":1,"rulebook":"fide2032","variant":"chess","control":"300"})"),
              "game.jsonl:1:31: «fide2032» is not known here; perhaps: fide2023: "
              "«\"fide2032\",\"variant\":\"chess\",\"control\":…»");
    EXPECT_EQ(
        header_fault(
            R"({"kodeks-script":1,"rulebook":"fide2023","variant":"russian","control":"300"})"),
        "game.jsonl:1:52: «russian» is not known here; perhaps: chess, chess960: "
        "«\"russian\",\"control\":\"300\"}»");
    EXPECT_EQ(header_fault(
                  R"({"kodeks-script":2,"rulebook":"fide2023","variant":"chess","control":"300"})"),
              "game.jsonl:1:18: this program reads version 1 of scripts: "
              "«2,\"rulebook\":\"fide2023\",\"variant\":\"ches…»");
}

TEST(Replay, AnExpectationIsTheWholeAnswer) {
    const std::string text = std::string(header) + R"({"by":"arbiter","do":"begin"}
{"expect":{"result":{"score":"1-0","reason":"time"},"phase":"playing"}}
)";
    const auto game = replay({text, "game.jsonl"}, truth::GameOracle());
    ASSERT_TRUE(game);
    ASSERT_EQ(game->failures.size(), 2U);
    EXPECT_EQ(
        describe(game->failures[0], Language::en),
        "game.jsonl:3:21: result: expected {\"score\":\"1-0\",\"reason\":\"time\"}, the referee "
        "answered -: «{\"score\":\"1-0\",\"reason\":\"time\"},\"phase\"…»");
    EXPECT_EQ(game->failures[1].message.parts[2], (MessagePart{"given", "\"waiting\""}));
}

TEST(Replay, WithoutProofsAPersonIsAsked) {
    const std::string text =
        R"({"kodeks-script":1,"rulebook":"fide2023","variant":"chess","control":"60",)"
        R"("fen":"8/8/8/3k4/8/8/3QK3/8 w - - 0 50","proofs":"none"}
{"by":"arbiter","do":"arrive","side":"white"}
{"by":"arbiter","do":"arrive","side":"black"}
{"by":"arbiter","do":"begin"}
{"at":"0:02:00","by":"arbiter","do":"look"}
)";
    const auto game = replay({text, ""}, truth::GameOracle());
    ASSERT_TRUE(game);
    EXPECT_EQ(game->state.question->name, "time");
}

TEST(TimeText, ReadsWhatItWrites) {
    EXPECT_EQ(ledger::read_time("1:02:03.5"), Milliseconds{3723500});
    EXPECT_EQ(ledger::read_time("-0:01:00"), Milliseconds{-60000});
    EXPECT_EQ(ledger::read_time("+90"), Milliseconds{90000});
    for (const char* bad :
         {"", "1:2:03", "1:60:00", "1.", "1.2345", "1e3", "9999999", "1:02", "--1"}) {
        EXPECT_EQ(ledger::read_time(bad), std::nullopt) << bad;
    }
}

RC_GTEST_PROP(TimeText, IsTheSameWrittenAndRead, ()) {
    const Milliseconds time{*rc::gen::inRange<std::int64_t>(-8'000'000'000, 8'000'000'000)};
    RC_ASSERT(ledger::read_time(ledger::write_time(time)) == time);
}

} // namespace

} // namespace kodeks::referee::script
