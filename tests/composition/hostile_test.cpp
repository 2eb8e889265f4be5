// Input that means harm or nonsense: refused with a place, or open within the budget; never wrong,
// never without end.
#include "composition/examine/examine.hpp"
#include "composition/file.hpp"
#include "composition/sentence.hpp"
#include "support/draughts_text.hpp"

#include <gtest/gtest.h>

namespace kodeks::composition {
namespace {

std::string text(const std::string& variant, const std::string& fen, const std::string& task,
                 const std::string& lines) {
    return R"({"kodeks-composition":1,"rulebook":"ru-code","variant":")" + variant +
           R"(","genre":"problem","task":)" + task + R"(,"fen":")" + fen + R"(","lines":[)" +
           lines + "]}";
}

std::string refusal_of(const std::string& file) {
    const auto read = read_composition({file, "x"});
    return read ? "read" : read.error().message.key;
}

TEST(HostileCompositions, IllegalDiagramsAreRefusedWithTheReason) {
    EXPECT_EQ(refusal_of(text("russian", "W:Wc3,c3:Be5", "\"win\"", "\"1. c3-d4\"")).substr(0, 8),
              "notation");
    EXPECT_NE(refusal_of(text("russian", "W:Wz9:Be5", "\"win\"", "\"1. c3-d4\"")), "read");
    EXPECT_NE(refusal_of(text("russian", "W::", "\"win\"", "\"1. c3-d4\"")), "read");
    EXPECT_NE(refusal_of(text("russian", std::string(100'000, 'W'), "\"win\"", "\"1. c3-d4\"")),
              "read");
}

TEST(HostileCompositions, TasksThatNobodyCanHaveAreRefused) {
    const auto task = [](const char* json) {
        return refusal_of(text("russian", "W:Wc3:Be5", json, "\"1. c3-b4\""));
    };
    EXPECT_EQ(task(R"({"lock":{"men":21}})"), "composition.lock_what");
    EXPECT_EQ(task(R"({"lock":{"men":-1}})"), "composition.lock_what");
    EXPECT_EQ(task(R"({"lock":{}})"), "composition.lock_what");
    EXPECT_EQ(task(R"("lose")"), "composition.task_what");
    EXPECT_EQ(task(R"({"lock":{"men":99999999999999999999}})").substr(0, 6), "script");
    EXPECT_EQ(task(R"("win")"), "read");
}

Verdict examined(const std::string& file, std::uint64_t nodes) {
    const auto read = read_composition({file, "x"});
    EXPECT_TRUE(read) << describe(read.error(), Language::en);
    Means means;
    means.nodes_each = nodes;
    means.solver.memory_bytes = 1U << 20U;
    Proofs proofs(read->task, std::move(means));
    return examine(*read, proofs);
}

// To lock more than there is can be refuted at once.
TEST(HostileCompositions, WhatCannotBeLockedIsRefuted) {
    const std::string file = R"({"kodeks-composition":1,"rulebook":"ru-code","variant":"russian",)"
                             R"("genre":"zadacha","task":{"lock":{"men":12}},)"
                             R"("fen":"W:Wc3,e3:Bf6","lines":["1. c3-d4 f6-g5"]})";
    EXPECT_EQ(examined(file, 1000).conclusion(), Conclusion::does_not_exist);
}

// A king among twenty men has more ways to capture than anybody can list.
TEST(HostileCompositions, MillionsOfCapturesStayWithinTheBudget) {
    const std::string fen =
        "W:WK50,K49,K48,K47,K46:B7,8,9,17,18,19,27,28,29,37,38,39,12,22,32,13,23,33,10,20";
    const auto position = test::position("international", fen);
    games::MoveList moves;
    games::legal_moves(position, moves);
    ASSERT_GT(moves.size(), 0U);
    moves.sort();
    const std::string start = std::to_string(moves[0].from.index + 1);
    const Verdict verdict = [&] {
        const std::string file = text("international", fen, "\"win\"", "");
        const auto read = read_composition({file.substr(0, file.find(",\"lines\"")) + "}", "x"},
                                           Lines::may_be_missing);
        EXPECT_TRUE(read);
        Composition composition = *read;
        composition.lines = {{moves[0]}};
        Means means;
        means.nodes_each = 200;
        means.solver.memory_bytes = 1U << 20U;
        Proofs proofs(composition.task, std::move(means));
        return examine(composition, proofs);
    }();
    EXPECT_NE(verdict.conclusion(), Conclusion::sound) << start;
}

TEST(HostileCompositions, ALongFileIsReadOrRefusedInItsOwnTime) {
    std::string lines = "\"1. c3-d4\"";
    while (lines.size() < (1U << 20U)) {
        lines += ",\"1. c3-d4\"";
    }
    EXPECT_EQ(refusal_of(text("russian", "W:Wc3:Be7", "\"win\"", lines)), "read");
    std::string deep(1U << 20U, '[');
    EXPECT_NE(refusal_of(deep), "read");
}

} // namespace
} // namespace kodeks::composition
