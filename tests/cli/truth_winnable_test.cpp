#include "cli/call.hpp"

#include <gtest/gtest.h>

namespace kodeks::cli {
namespace {

TEST(TruthWinnable, AnswersForBothSidesWithTheProof) {
    EXPECT_EQ(call("truth winnable 8/8/8/3k4/8/8/3KN3/8 w - - 0 1"),
              (Called{Exit::done,
                      "White can never mate.\n"
                      "  Proof: no arrangement of these pieces is a mate.\n"
                      "Black can never mate.\n"
                      "  Proof: no arrangement of these pieces is a mate.\n"
                      "The position is dead: the game is drawn (FIDE:5.2.2).\n"
                      "Reading: any series of legal moves, without the 75-move rule.\n",
                      ""}));
}

TEST(TruthWinnable, ShowsTheLineAndTheReading) {
    EXPECT_EQ(call("truth winnable 7k/8/6K1/8/8/8/8/R7 w - - 0 1 --for white --plies-left 1"),
              (Called{Exit::done,
                      "White can still mate.\n"
                      "  Proof: this series of moves mates (positions visited: 1).\n"
                      "  Ra8#\n"
                      "Reading: with the 75-move rule, half-moves left: 1 (FIDE:9.6.2).\n",
                      ""}));
}

TEST(TruthWinnable, SaysOpenWithExitCodeOne) {
    const Called called =
        call("truth winnable 1k6/1P5p/BP3p2/1P6/8/8/5PKP/8 b - - 0 1 --for black --budget 9");
    EXPECT_EQ(called.exit, Exit::no);
    EXPECT_EQ(called.out.substr(0, called.out.find('\n')), "Whether Black can mate stays open.");
}

TEST(TruthWinnable, SpeaksJson) {
    EXPECT_EQ(call("truth winnable 7k/6Q1/6K1/8/8/8/8/8 b - - 0 1 --for white --json").out,
              "{\n"
              "  \"answers\": [\n"
              "    {\n"
              "      \"for\": \"white\",\n"
              "      \"verdict\": \"winnable\",\n"
              "      \"proof\": \"helpmate\",\n"
              "      \"nodes\": 0,\n"
              "      \"line\": [],\n"
              "      \"plies_left\": null\n"
              "    }\n"
              "  ],\n"
              "  \"dead\": false\n"
              "}\n");
}

TEST(TruthWinnable, AnswersABatchLineByLine) {
    EXPECT_EQ(call("truth winnable --batch", {},
                   "8/8/8/3k4/8/8/3KN3/8 w - - 0 1\twhite\n"
                   "nothing\n"
                   "8/8/8/8/8/8/8/K7 w - - 0 1\tblack\n"
                   "8/8/8/3k4/8/8/3KR3/8 w - - 0 1\twhite\r\n"),
              (Called{Exit::bad_input, "unwinnable\nerror\nerror\nwinnable\n",
                      "<stdin>:2:1: a line is a position, a tab, and white or black\n"
                      "<stdin>:3:1: a side has no king: «8/8/8/8/8/8/8/K7 w - - 0 1»\n"}));
    EXPECT_EQ(call("truth winnable --batch --fast", {}, "8/8/8/3k4/8/8/3KR3/8 w - - 0 1\twhite\n"),
              (Called{Exit::done, "open\n", ""}));
}

TEST(TruthWinnable, TellsHowFarALongBatchIs) {
    std::string questions;
    std::string answers;
    for (int i = 0; i < 2100; ++i) {
        const bool open = i % 100 == 0;
        questions += open ? "8/8/8/3k4/8/8/3KR3/8 w - - 0 1\twhite\n"
                          : "8/8/8/3k4/8/8/3KN3/8 w - - 0 1\twhite\n";
        answers += open ? "open\n" : "unwinnable\n";
    }
    EXPECT_EQ(call("truth winnable --batch --fast", {}, questions),
              (Called{Exit::done, answers,
                      "1000 answered, 10 of them open\n2000 answered, 20 of them open\n"}));
}

TEST(TruthWinnable, ABrokenLineOfABatchIsToldAndTheNextIsAnswered) {
    EXPECT_EQ(call("truth winnable --batch", {},
                   "\xEF\xBB\xBF"
                   "8/8/8/3k4/8/8/3KN3/8 w - - 0 1\twhite\n"
                   "8/8/8/3k4/8/8/3K\xFF\twhite\n"
                   "8/8/8/3k4/8/8/3KR3/8 w - - 0 1\twhite"),
              (Called{Exit::bad_input, "unwinnable\nerror\nwinnable\n",
                      "<stdin>:2:17: this is not UTF-8 text: "
                      "«\xEF\xBF\xBD\xEF\xBF\xBDwhite»\n"}));
}

TEST(TruthWinnable, WantsAPositionOrABatch) {
    EXPECT_EQ(call("truth winnable").exit, Exit::wrong_usage);
    EXPECT_EQ(call("truth winnable --batch 8/8/8/3k4/8/8/3KR3/8 w - - 0 1").exit,
              Exit::wrong_usage);
}

} // namespace
} // namespace kodeks::cli
