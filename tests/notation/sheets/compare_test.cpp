#include "games/variant.hpp"
#include "notation/chess/sample_game.hpp"
#include "notation/pgn/pgn.hpp"
#include "notation/sheets/compare.hpp"
#include "support/article.hpp"

#include <gtest/gtest.h>

namespace kodeks::notation::sheets {
namespace {

using chess::find_letters;

games::Position start() {
    return games::start_position(*games::find_variant("chess"));
}

Comparison compared(std::string_view first, std::string_view second,
                    std::string_view second_letters = "en") {
    const pgn::Dialect dialect;
    return compare(start(), sheet_from(first, dialect),
                   sheet_from(second, dialect, find_letters(second_letters)));
}

std::vector<std::string> words(const Comparison& comparison) {
    std::vector<std::string> lines;
    for (const Message& message : describe(comparison, start(), 1)) {
        lines.push_back(render(message, Language::en));
    }
    return lines;
}

using Lines = std::vector<std::string>;

TEST(Sheets, AgreeInDifferentFormsAndLanguages) {
    ARTICLE("FIDE:C.SAMPLE");
    const Comparison same =
        compared(test::sample_english.short_form, test::sample_russian.shorter_form, "ru");
    EXPECT_TRUE(same.identical());
    EXPECT_EQ(same.agreed.size(), 21U);
    EXPECT_EQ(words(same), Lines{"the sheets agree: 21 half-moves"});
}

// The third form of the sample game is printed with Qd4d3, which is legal.
TEST(Sheets, FindTheMisprintOfTheBook) {
    ARTICLE("FIDE:D.2.9", "FIDE:C.SAMPLE");
    const Comparison differ = compared(test::sample_english.long_form, test::sample_misprint);
    EXPECT_EQ(differ.agreed.size(), 14U);
    EXPECT_FALSE(differ.identical());
    ASSERT_EQ(differ.remarks.size(), 1U);
    EXPECT_EQ(differ.remarks[0].finding, Finding::differ);
    EXPECT_EQ(differ.remarks[0].ply, 14);
    EXPECT_EQ(words(differ), (Lines{"the sheets agree up to move 7",
                                    "they differ at White's move 8: Qd4e3 and Qd4d3"}));
}

TEST(Sheets, AnUnclearWordIsDecidedByTheOtherSheet) {
    const Comparison ambiguous =
        compared("1. d4 d5 2. Nf3 Nf6 3. Nd2", "1. d4 d5 2. Nf3 Nf6 3. Nbd2");
    EXPECT_EQ(ambiguous.agreed.size(), 5U);
    EXPECT_EQ(words(ambiguous), (Lines{"the sheets agree: 5 half-moves",
                                       "sheet 1 is ambiguous at White's move 3: Nd2"}));
    const Comparison blot = compared("1. e4 e~ 2. Nf3", "1. e4 e5 2. Nf3");
    EXPECT_EQ(words(blot), (Lines{"the sheets agree: 3 half-moves",
                                  "sheet 1 is unreadable at Black's move 1: e~"}));
}

TEST(Sheets, AnImpossibleMoveEndsTheComparison) {
    const Comparison illegal = compared("1. e4 e5 2. Nf6", "1. e4 e5 2. Nf3");
    EXPECT_EQ(words(illegal),
              (Lines{"the sheets agree up to move 1",
                     "sheet 1 has a move that is not legal as White's move 2: Nf6"}));
    const Comparison both = compared("1. e4 ~", "1. e4 %");
    EXPECT_EQ(words(both), (Lines{"the sheets agree up to White's move 1",
                                  "sheet 1 is unreadable at Black's move 1: ~",
                                  "sheet 2 is unreadable at Black's move 1: %"}));
}

TEST(Sheets, OneEndsEarlier) {
    EXPECT_EQ(words(compared("1. e4 e5", "1. e4 e5 2. Nf3 1-0")),
              (Lines{"the sheets agree up to move 1", "sheet 1 ends before White's move 2"}));
    EXPECT_EQ(words(compared("", "1. e4")),
              (Lines{"the sheets agree nowhere", "sheet 1 ends before White's move 1"}));
}

} // namespace
} // namespace kodeks::notation::sheets
