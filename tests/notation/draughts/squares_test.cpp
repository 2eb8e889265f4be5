#include "notation/draughts/squares.hpp"
#include "notation/draughts/support.hpp"
#include "support/article.hpp"

#include <gtest/gtest.h>

namespace kodeks::notation::draughts {
namespace {

using games::SquareNames;
using test::variant;

std::string all_squares(const games::Variant& variant, SquareNames names) {
    std::string text;
    for (std::uint8_t i = 0; i < variant.board.squares(); ++i) {
        text += square_text(variant.board, games::Square{i}, names) + " ";
    }
    return text;
}

TEST(DraughtsSquares, AreNamedByFileLetterAndRankDigit) {
    ARTICLE("RU:1.6.1#1", "RU:1.6.1#2", "RU:1.6.1#3", "UA:III.1.3.1", "UA:III.1.3.2");
    EXPECT_EQ(all_squares(variant("russian"), SquareNames::letters),
              "b8 d8 f8 h8 a7 c7 e7 g7 b6 d6 f6 h6 a5 c5 e5 g5 "
              "b4 d4 f4 h4 a3 c3 e3 g3 b2 d2 f2 h2 a1 c1 e1 g1 ");
    EXPECT_EQ(all_squares(variant("spantsireti"), SquareNames::letters),
              "b8 d8 f8 h8 j8 a7 c7 e7 g7 i7 b6 d6 f6 h6 j6 a5 c5 e5 g5 i5 "
              "b4 d4 f4 h4 j4 a3 c3 e3 g3 i3 b2 d2 f2 h2 j2 a1 c1 e1 g1 i1 ");
}

TEST(DraughtsSquares, AreNumberedFromTheTopLeftOnTheHundredSquareBoard) {
    ARTICLE("UA:IV.1.3.1", "UA:IV.1.3.2", "RU:2.4#1", "FR:3", "FR:5");
    for (const char* name : {"international", "frisian"}) {
        const games::Board& board = variant(name).board;
        EXPECT_EQ(board.squares(), 50);
        for (int number = 1; number <= 50; ++number) {
            const int row = (number - 1) / 5; // from the top
            const games::Field field{(number - 1) % 5 * 2 + (row % 2 == 0 ? 1 : 0), 9 - row};
            EXPECT_EQ(board.field_of(*square_of_number(board, number)), field) << number;
        }
        // 46 lies at White's near left corner, 5 at Black's.
        EXPECT_EQ(board.field_of(*read_square(board, "46")), (games::Field{0, 0}));
        EXPECT_EQ(board.field_of(*read_square(board, "5")), (games::Field{9, 9}));
    }
}

TEST(DraughtsSquares, AreReadByEitherNameAndOnlyWhole) {
    for (const games::Variant* one : test::draughts_variants()) {
        for (std::uint8_t i = 0; i < one->board.squares(); ++i) {
            for (const SquareNames names : {SquareNames::letters, SquareNames::numbers}) {
                const std::string text = square_text(one->board, games::Square{i}, names);
                EXPECT_EQ(read_square(one->board, text), games::Square{i}) << text;
            }
        }
    }
    const games::Board& board = variant("russian").board;
    for (const char* text : {"", "a2", "i1", "a9", "a", "3a", "33", "0", "-1", "a1 ", "1.", "0001",
                             "a-1", "99999999999"}) {
        EXPECT_EQ(read_square(board, text), std::nullopt) << text;
    }
    EXPECT_EQ(read_square(board, "C3"), read_square(board, "c3"));
    EXPECT_EQ(read_square(board, "07"), games::Square{6});
}

} // namespace
} // namespace kodeks::notation::draughts
