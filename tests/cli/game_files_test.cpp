// Games in files: check, convert and compare, as typed.
#include "cli/call.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace kodeks::cli {
namespace {

TEST(GameCheck, SaysWhereAGameIsWrongAndGoesOn) {
    const Called called = call("game check -", {},
                               "[White \"A\"]\n\n1. e4 e5 2. Nf6 *\n\n"
                               "[White \"B\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n");
    EXPECT_EQ(called, (Called{Exit::no,
                              "<stdin>:3:13: this move is not legal here: «Nf6»\n"
                              "games: 2, bad: 1\n",
                              ""}));
}

// The parts in which a long file is read do not show: games are counted and places told as ever.
TEST(GameCheck, CountsLinesThroughALongFile) {
    std::string text;
    int lines = 0;
    for (; text.size() < 5'000'000; lines += 4) {
        text += "[Event \"A\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 *\n\n";
    }
    const Called called = call("game check -", {}, text + "[Event \"B\"]\n\n1. e5 *\n");
    EXPECT_EQ(called, (Called{Exit::no,
                              fmt::format("<stdin>:{}:4: this move is not legal here: «e5»\n"
                                          "games: {}, bad: 1\n",
                                          lines + 3, lines / 4 + 1),
                              ""}));
}

TEST(GameCheck, ComparesTheResultWithTheBoard) {
    const Called called = call("game check -", {}, "[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n");
    EXPECT_EQ(called.exit, Exit::no) << testing::PrintToString(called);
}

TEST(GameCheck, TakesDraughtsWithoutTypeForInternational) {
    const std::string moves = "[Event \"?\"]\n[Result \"*\"]\n[Opening \"[GameType \"]\n\n";
    const Called usual = call("game check -", {}, moves + "1. 32-28 19-23 2. 28x19 14x23 *\n");
    EXPECT_EQ(usual, (Called{Exit::done, "games: 1, bad: 0\n", ""}));
    const Called other =
        call("game check - --variant russian", {}, moves + "1. c3-d4 d6-c5 2. b2-c3 *\n");
    EXPECT_EQ(other, (Called{Exit::done, "games: 1, bad: 0\n", ""}));
}

// As Windows saves what it calls Unicode.
TEST(GameCheck, ReadsUtf16) {
    std::string text("\xFF\xFE", 2);
    for (const char c : std::string("[White \"A\"]\r\n\r\n1. e4 e5 2. Nf6 *\r\n")) {
        text += {c, '\0'};
    }
    EXPECT_EQ(call("game check -", {}, text),
              (Called{Exit::no,
                      "<stdin>:3:13: this move is not legal here: «Nf6»\n"
                      "games: 1, bad: 1\n",
                      ""}));
}

TEST(GameCheck, ReportsAsJson) {
    const Called called = call("game check - --json", {}, "1. e4 e5 2. Nf6 *\n");
    EXPECT_EQ(called.exit, Exit::no);
    EXPECT_NE(called.out.find("\"line\": 1"), std::string::npos) << called.out;
    EXPECT_NE(called.out.find("\"bad\": 1"), std::string::npos) << called.out;
}

TEST(GameCheck, AMissingFileIsBadInput) {
    const Called called = call("game check nowhere.pgn");
    EXPECT_EQ(called.exit, Exit::bad_input);
    EXPECT_TRUE(called.out.empty());
    EXPECT_NE(called.talk.find("nowhere.pgn"), std::string::npos) << called.talk;
}

TEST(GameConvert, WritesAnotherStyleAndLetters) {
    const Called called = call("game convert - - --style long --letters ru", {},
                               "[Result \"*\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 *\n");
    EXPECT_EQ(called.exit, Exit::done) << testing::PrintToString(called);
    EXPECT_NE(called.out.find("2. Кg1f3 Кb8c6 3. Сf1b5 *"), std::string::npos) << called.out;
}

TEST(GameConvert, KeepsWhatItCannotRead) {
    const Called called =
        call("game convert - -", {}, "[Result \"*\"]\n\n1. e4 e5 2. Qq9 Nc6 {why} *\n");
    EXPECT_EQ(called.exit, Exit::no);
    EXPECT_NE(called.out.find("Qq9 Nc6"), std::string::npos) << called.out;
    EXPECT_NE(called.talk.find("<stdin>:3:13"), std::string::npos) << called.talk;
}

TEST(GameConvert, WhatItWroteReadsBackTheSame) {
    const std::string game = "[Result \"1-0\"]\n\n1. e4 {best} e5 (1... c5 $1) 2. Nf3 1-0\n";
    const Called once = call("game convert - -", {}, game);
    const Called twice = call("game convert - -", {}, once.out);
    EXPECT_EQ(once.exit, Exit::done);
    EXPECT_EQ(once.out, twice.out);
}

TEST(GameCompare, FindsThePlaceWhereTheSheetsPart) {
    const Called called = call("game compare data/examples/sheet-white.txt "
                               "data/examples/sheet-black.txt --letters-b uk");
    EXPECT_NE(called.exit, Exit::bad_input) << testing::PrintToString(called);
    EXPECT_FALSE(called.out.empty());
    const Called same = call("game compare data/examples/sample.pgn data/examples/sample.pgn");
    EXPECT_EQ(same.exit, Exit::done) << testing::PrintToString(same);
}

} // namespace
} // namespace kodeks::cli
