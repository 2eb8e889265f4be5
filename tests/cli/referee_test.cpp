#include "cli/call.hpp"
#include "support/source_tree.hpp"

#include <cstdio>
#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>
#include <unistd.h>

namespace kodeks::cli {
namespace {

constexpr const char* script = "data/examples/game-script.jsonl";

TEST(RefereeReplay, TellsEveryEventAndRuling) {
    const Called called = call("referee replay " + std::string(script));
    EXPECT_EQ(called.exit, Exit::done);
    EXPECT_EQ(called.talk, "");
    test::expect_golden("cli/referee-replay.en.txt", called.out);
    test::expect_golden(
        "cli/referee-replay.uk.txt",
        call("referee replay " + std::string(script), {.language = Language::uk}).out);
    test::expect_golden("cli/referee-replay.json",
                        call("referee replay --json " + std::string(script)).out);
}

TEST(RefereeReplay, SaysWhereAnExpectationFails) {
    const std::string text =
        R"({"kodeks-script":1,"rulebook":"ua2026","variant":"russian","control":"60"}
{"by":"white","do":"resign"}
{"expect":{}}
)";
    const Called called = call("referee replay -", {}, text);
    EXPECT_EQ(called.exit, Exit::no);
    EXPECT_EQ(called.talk, "<stdin>:3:1: refusal: expected -, the referee answered "
                           "{\"name\":\"not_in_play\",\"articles\":[]}: «{\"expect\":{}}»\n");
}

TEST(RefereeReplay, FillsInTheAnswersAndThenTheyHold) {
    const std::string text =
        R"({"kodeks-script":1,"rulebook":"ua2026","variant":"russian","control":"60"}
# nobody is there
{"by":"white","do":"resign"}
{"expect":{"phase":"playing"}}
{"by":"arbiter","do":"begin"}
)";
    const Called filled = call("referee replay --fill -", {}, text);
    EXPECT_EQ(filled.out,
              R"({"kodeks-script":1,"rulebook":"ua2026","variant":"russian","control":"60"}
# nobody is there
{"by":"white","do":"resign"}
{"expect":{"refusal":{"name":"not_in_play","articles":[]},"phase":"scheduled"}}
{"by":"arbiter","do":"begin"}
{"expect":{}}
)");
    EXPECT_EQ(call("referee replay -", {}, filled.out).exit, Exit::done);
}

TEST(RefereeReplay, ARefusalIsOneSentence) {
    const std::string text =
        R"({"kodeks-script":1,"rulebook":"pmr2018","variant":"chess","control":"60"}
{"by":"spectator","do":"adjourn"}
)";
    const std::string shown = call("referee replay -", {}, text).out;
    EXPECT_TRUE(shown.find("\n   Refused. Spectators may not do this. [PMR:144]\n") !=
                std::string::npos)
        << shown;
}

TEST(RefereeReplay, ABadScriptHasAPlace) {
    EXPECT_EQ(call("referee replay -", {}, "{}\n"),
              (Called{Exit::bad_input, "",
                      "<stdin>:1:1: the first line must be a header with "
                      "\"kodeks-script\":1: «{}»\n"}));
}

TEST(RefereeExplain, ShowsArticlesEvidenceAndWhatWasPossible) {
    const Called called = call("referee explain --at 4 " + std::string(script));
    EXPECT_EQ(called.exit, Exit::done);
    test::expect_golden("cli/referee-explain.en.txt", called.out);
    EXPECT_EQ(call("referee explain --at 9 " + std::string(script)).exit, Exit::no);
}

TEST(RefereePlay, WhatIsTypedIsJudgedAndSaved) {
    const auto file = std::filesystem::temp_directory_path() /
                      ("kodeks-play-" + std::to_string(::getpid()) + ".jsonl");
    std::filesystem::remove(file);
    const std::string command =
        "referee play --still --rulebook ua2026 --variant russian --control 300 --save " +
        file.string();
    const Called called = call(command, {},
                               "start\nc3-d4\nwait 7\nblack make d6-d5\nblack make "
                               "d6-e3\nundo\nclock\nblack resign\nquit\n");
    EXPECT_EQ(called.exit, Exit::done);
    test::expect_golden("cli/referee-play.en.txt", called.out);
    std::ifstream in(file);
    const std::string saved((std::istreambuf_iterator<char>(in)), {});
    EXPECT_EQ(call("referee replay -", {}, saved).exit, Exit::done);
    EXPECT_EQ(call(command, {}, "").exit, Exit::bad_input) << "an existing script is never touched";
    std::filesystem::remove(file);
}

// FIDE:G.I.7: nobody sees the sealed move before the player who must reply is there.
TEST(RefereeCommands, TheEnvelopeStaysClosedUntilItMayBeOpened) {
    const std::string key = " --key data/examples/seal.key";
    const std::string game = test::read_source("data/examples/adjourned.jsonl");
    const std::string before = game.substr(0, game.rfind("{\"at\":\"+300\""));
    EXPECT_EQ(call("referee unseal -" + key, {}, before),
              (Called{Exit::no,
                      "Refused. The envelope is opened only when the player who must reply is "
                      "present. [FIDE:G.I.7]\n",
                      ""}));
    const Called opened = call("referee unseal -" + key, {}, game);
    EXPECT_EQ(opened.exit, Exit::done);
    test::expect_golden("cli/referee-unseal.en.txt", opened.out);
    // The line it prints continues the game.
    const std::string line = opened.out.substr(0, opened.out.find('\n') + 1);
    EXPECT_EQ(call("referee replay -", {}, game + line).exit, Exit::done);
    EXPECT_EQ(call("referee unseal -" + key, {}, game + line),
              (Called{Exit::no, "", "kodeks: no sealed move waits in this script\n"}));
}

TEST(RefereeCommands, AnAlteredEnvelopeOrAnotherKeyIsNoticed) {
    const std::string key = " --key data/examples/seal.key";
    std::string game = test::read_source("data/examples/adjourned.jsonl");
    game[game.find("\"sealed\":\"") + 12] ^= 1;
    EXPECT_EQ(call("referee unseal -" + key, {}, game),
              (Called{Exit::no, "",
                      "kodeks: the envelope was sealed with another key, or has been altered\n"}));
    EXPECT_EQ(call("referee unseal --key README.md -", {}, game),
              (Called{Exit::bad_input, "", "README.md:1:1: this is no key of sealed moves\n"}));
    EXPECT_EQ(call("referee seal e4 --key build/no/such/folder").exit, Exit::bad_input);
    EXPECT_EQ(call("referee seal -" + key, {}, "\n").exit, Exit::wrong_usage);
}

TEST(RefereeCommands, SealingTwiceGivesTwoPapersAndOneCommitment) {
    const std::string key = " --key data/examples/seal.key";
    const std::string one = call("referee seal c3-d4" + key).out;
    const std::string two = call("referee seal -" + key, {}, "c3-d4\n").out;
    EXPECT_NE(one, two);
    EXPECT_EQ(one.substr(one.find("commitment")), two.substr(two.find("commitment")));
    EXPECT_EQ(one.find("c3-d4"), std::string::npos);
}

} // namespace
} // namespace kodeks::cli
