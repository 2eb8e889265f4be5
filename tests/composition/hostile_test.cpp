// Input that means harm or nonsense: refused with a place, or open within the budget; never wrong,
// never without end.
#include "composition/examine/examine.hpp"
#include "composition/file.hpp"
#include "composition/sentence.hpp"
#include "support/draughts_text.hpp"

#include <array>

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

using Boards = std::array<std::array<char, 10>, 10>; // by file and rank: k, m or a blank

// How many ways a king standing here has to go on capturing, counted one by one.
std::int64_t ways_on(Boards& board, int file, int rank) {
    const auto at = [&](int f, int r) {
        return f < 0 || r < 0 || f > 9 || r > 9
                   ? '#'
                   : board[static_cast<std::size_t>(f)][static_cast<std::size_t>(r)];
    };
    std::int64_t ways = 0;
    for (const auto& [df, dr] : {std::pair{1, 1}, {1, -1}, {-1, 1}, {-1, -1}}) {
        int f = file + df;
        int r = rank + dr;
        for (; at(f, r) == ' '; f += df, r += dr) {
        }
        if (at(f, r) != 'm') {
            continue;
        }
        char& victim = board[static_cast<std::size_t>(f)][static_cast<std::size_t>(r)];
        victim = 'x'; // stays on the board until the capture is over
        for (f += df, r += dr; at(f, r) == ' '; f += df, r += dr) {
            ways += 1 + ways_on(board, f, r);
        }
        victim = 'm';
    }
    return ways;
}

std::int64_t ways_of_all_kings(const games::Position& position) {
    Boards board;
    for (auto& file : board) {
        file.fill(' ');
    }
    const games::Board& shape = position.variant().board;
    std::vector<games::Field> kings;
    for (int i = 0; i < shape.squares(); ++i) {
        const games::Square square{static_cast<std::uint8_t>(i)};
        const games::Field field = shape.field_of(square);
        const games::Piece piece = games::piece_at(position, square);
        if (piece.present()) {
            const bool white = piece.side == games::Side::white;
            board[static_cast<std::size_t>(field.file)][static_cast<std::size_t>(field.rank)] =
                white ? 'k' : 'm';
            kings.insert(kings.end(), white ? 1 : 0, field);
        }
    }
    std::int64_t ways = 0;
    for (const games::Field& king : kings) {
        char& place =
            board[static_cast<std::size_t>(king.file)][static_cast<std::size_t>(king.rank)];
        place = ' ';
        ways += ways_on(board, king.file, king.rank);
        place = 'k';
    }
    return ways;
}

// The diagram with the most ways to capture that a long climb found on the large board: twelve
// kings around fourteen men.
constexpr const char* many_captures = "W:WK46,K26,K6,K1,K2,K48,K3,K19,K50,K45,K35,K25:"
                                      "B41,31,21,11,42,12,28,43,13,44,34,24,14,10";

Composition without_lines(const std::string& fen) {
    const std::string file = text("international", fen, "\"win\"", "");
    const auto read = read_composition({file.substr(0, file.find(",\"lines\"")) + "}", "x"},
                                       Lines::may_be_missing);
    EXPECT_TRUE(read);
    return *read;
}

TEST(HostileCompositions, MillionsOfCapturesStayWithinTheBudget) {
    Composition composition = without_lines(many_captures);
    ASSERT_EQ(ways_of_all_kings(composition.diagram), 22776);
    games::MoveList moves;
    games::legal_moves(composition.diagram, moves);
    moves.sort();
    composition.lines = {{moves[0]}};
    constexpr std::uint64_t nodes = 200;
    Means means;
    means.nodes_each = nodes;
    means.solver.memory_bytes = 1U << 20U;
    Proofs proofs(composition.task, std::move(means));
    const Verdict verdict = examine(composition, proofs);
    EXPECT_LE(proofs.nodes(), (nodes + 64) * proofs.claims().size());
    // One king takes all fourteen men in one move, which is no quiet first move.
    EXPECT_EQ(verdict.conclusion(), Conclusion::defective);
    EXPECT_EQ(verdict.rulings.front().decision, "first-move-captures");
}

TEST(HostileCompositions, ALongFileIsReadOrRefusedInItsOwnTime) {
    const auto many = [](std::size_t count) {
        std::string lines = "\"1. c3-d4\"";
        for (std::size_t i = 1; i < count; ++i) {
            lines += ",\"1. c3-d4\"";
        }
        return text("russian", "W:Wc3:Be7", "\"win\"", lines);
    };
    EXPECT_EQ(refusal_of(many(10'000)), "read");
    EXPECT_EQ(refusal_of(many(10'001)), "composition.too_many_lines");
    const std::string ten_mb = many(950'000);
    EXPECT_GT(ten_mb.size(), std::size_t{10} * 1000 * 1000);
    EXPECT_EQ(refusal_of(ten_mb), "composition.too_many_lines");
    std::string deep(1U << 20U, '[');
    EXPECT_NE(refusal_of(deep), "read");
}

} // namespace
} // namespace kodeks::composition
