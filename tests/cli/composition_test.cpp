#include "cli/call.hpp"
#include "support/source_tree.hpp"

#include <gtest/gtest.h>

namespace kodeks::cli {
namespace {

constexpr const char* sound = "data/examples/zadacha.json";
constexpr const char* broken = "tests/data/compositions/ru35_one_line_locks_two_and_takes_one.json";

TEST(CompositionCheck, TellsEveryRulingAndTheVerdict) {
    const Called called = call("composition check " + std::string(sound));
    EXPECT_EQ(called.exit, Exit::done);
    EXPECT_EQ(called.talk, "");
    EXPECT_EQ(
        called.out,
        "Lock five men, in two ways\n"
        "Noted: The diagram can have arisen: Black's last move may have been e7-f6. [RU:6.2.2]\n"
        "Noted: Group: zadachi that lock men. [RU:6.1.3#16]\n"
        "Noted: Line 1: locked as the task asks (f6, a5, e5, g5, c3). [RU:6.2.8.2]\n"
        "Noted: Line 2: locked as the task asks (h6, a5, e5, g5, c3). [RU:6.2.8.2]\n"
        "Noted: Different finals: 2; at least 2 are needed. [RU:6.1.3#31, RU:6.3.9.5]\n"
        "Noted: Other moves of White that do not solve, each proved: 12. [RU:6.2.6#1]\n"
        "Noted: Thematic lines: 2 (1, 2); at least 2 needed. [RU:6.2.5#1]\n"
        "Noted: Every piece of the diagram is needed. [RU:6.2.4#2]\n"
        "Verdict: sound; everything that a program can decide is proved.\n");
}

TEST(CompositionSolve, FindsTheSolutionByItself) {
    const Called called = call("composition solve --json " + std::string(sound));
    EXPECT_EQ(called.exit, Exit::done);
    EXPECT_EQ(called.talk, "");
    EXPECT_NE(called.out.find("\"answer\": \"proved\""), std::string::npos) << called.out;
    EXPECT_NE(called.out.find("\"moves\": \"1. e3-f4 f6-g5 2. g1:e3\""), std::string::npos);
    EXPECT_NE(called.out.find("\"moves\": \"1. e3-f4 h6-g5 2. g1:e3\""), std::string::npos);
    EXPECT_NE(called.out.find("\"complete\": true"), std::string::npos);
}

TEST(CompositionSolve, StaysOpenWithinASmallBudget) {
    const Called called = call("composition solve --nodes 1 --memory 1 " + std::string(sound));
    EXPECT_EQ(called.exit, Exit::no);
    EXPECT_NE(called.out.find("stays open"), std::string::npos) << called.out;
}

TEST(CompositionVerify, ReplaysTheExample) {
    const Called called = call("composition verify --json data/examples/zadacha-certificate.json");
    EXPECT_EQ(called.exit, Exit::done) << called.talk;
    EXPECT_NE(called.out.find("\"verified\": true"), std::string::npos) << called.out;
}

TEST(CompositionCheck, SaysNoWhenTheTaskFailsInALine) {
    const std::string line = "composition check " + std::string(broken);
    const Called called = call(line);
    EXPECT_EQ(called.exit, Exit::no);
    EXPECT_EQ(called.talk, "");
    test::expect_golden("cli/composition-check.en.txt", called.out);
    test::expect_golden("cli/composition-check.uk.txt", call(line, {.language = Language::uk}).out);
    test::expect_golden("cli/composition-check.ru.txt", call(line, {.language = Language::ru}).out);
    test::expect_golden("cli/composition-check.json", call("--json " + line).out);
}

TEST(CompositionCheck, AMistakeInTheFileHasAPlace) {
    const Called called = call("composition check -", {}, "{\n  \"kodeks-composition\": 1\n}\n");
    EXPECT_EQ(called.exit, Exit::bad_input);
    EXPECT_EQ(called.out, "");
    EXPECT_EQ(called.talk, "<stdin>:1:1: the key «rulebook» is missing: «{»\n");
}

} // namespace
} // namespace kodeks::cli
