#include "notation/draughts/fen.hpp"
#include "notation/draughts/support.hpp"
#include "support/article.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace kodeks::notation::draughts {
namespace {

using games::Kind;
using games::Setup;
using games::Side;
using games::Square;
using games::SquareNames;
using test::variant;

// "column: reason" of a text that is refused, "" of one that is read.
std::string trouble(const games::Variant& variant, std::string_view text) {
    const auto read = read_fen(variant, text);
    return read ? "" : describe(read.error(), Language::en);
}

TEST(PdnFen, WritesTheStartOfEveryVariant) {
    ARTICLE("RU:1.6.2#1", "RU:2.4#2", "FR:4");
    const auto start = [](const char* name) {
        return write_fen(variant(name), variant(name).start,
                         {variant(name).notation.squares, Ranges::shortened});
    };
    EXPECT_EQ(start("russian"), "W:Wa3,c3,e3,g3,b2,d2,f2,h2,a1,c1,e1,g1:"
                                "Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6");
    EXPECT_EQ(start("brazilian"), start("russian"));
    EXPECT_EQ(start("international"), "W:W31-50:B1-20");
    EXPECT_EQ(start("frisian"), "W:W31-50:B1-20");
    EXPECT_EQ(start("spantsireti"), "W:Wa3,c3,e3,g3,i3,b2,d2,f2,h2,j2,a1,c1,e1,g1,i1:"
                                    "Bb8,d8,f8,h8,j8,a7,c7,e7,g7,i7,b6,d6,f6,h6,j6");
}

TEST(PdnFen, ReadsBothKindsOfSquaresOnEveryBoard) {
    const auto letters = read_fen(variant("spantsireti"), "B:Wa1,Kj8:BKi1,c3.");
    const auto numbers = read_fen(variant("spantsireti"), "B:W36,K5:BK40,27");
    ASSERT_TRUE(letters && numbers);
    EXPECT_EQ(*letters, *numbers);
    EXPECT_EQ(write_fen(variant("spantsireti"), *letters), "B:WKj8,a1:Bc3,Ki1");
}

TEST(PdnFen, ReadsSpacesRangesEmptySidesAndEitherOrder) {
    const auto& international = variant("international");
    const auto written = [&](std::string_view text) {
        const auto read = read_fen(international, text);
        return read ? write_fen(international, *read) : trouble(international, text);
    };
    EXPECT_EQ(written("W:W31-33:B1-2"), "W:W31,32,33:B1,2");
    EXPECT_EQ(written(" b : B 1 , K 2 "), "1:13: this is not a square of the board: « 2 »");
    EXPECT_EQ(written(" b : B 1 , K2 : W "), "B:W:B1,K2");
    EXPECT_EQ(written("W:WK1-3"), "W:WK1,K2,K3:B");
    EXPECT_EQ(written("B:W:BK10,29."), "B:W:BK10,29");
    EXPECT_EQ(written("W:W31:B5:H12:F31"), "W:W31:B5:H12:F31");
    EXPECT_EQ(written("W:W031:B005"), "W:W31:B5");
}

TEST(PdnFen, CarriesTheRunsOfKingMoves) {
    ARTICLE("FR:17#1");
    const auto& frisian = variant("frisian");
    const char* text = "W:W35,K46:BK5,15:H7:F20:+205+346";
    const auto read = read_fen(frisian, text);
    ASSERT_TRUE(read.has_value());
    EXPECT_EQ(read->king_runs[0], (games::KingRun{Square{45}, 3})); // White's stands last
    EXPECT_EQ(read->king_runs[1], (games::KingRun{Square{4}, 2}));
    EXPECT_EQ(write_fen(frisian, *read), text);
    // The king that made three moves may not move: only the man can.
    EXPECT_EQ(test::legal_text(games::accept(frisian, *read).value(), own_style(frisian)), "35-30");
    EXPECT_EQ(write_fen(frisian, *read_fen(frisian, "W:W35,K46:B15:+0+0")), "W:W35,K46:B15");
    EXPECT_EQ(write_fen(frisian, *read_fen(frisian, "W:W35,K46:B15:+0+146")),
              "W:W35,K46:B15:+0+146");
}

TEST(PdnFen, SaysWhereAndWhyItIsRefused) {
    const auto& international = variant("international");
    EXPECT_EQ(trouble(international, ""), "1:1: the side to move must come first: W or B");
    EXPECT_EQ(trouble(international, "?:W1"),
              "1:1: the side to move must come first: W or B: «?:W1»");
    EXPECT_EQ(trouble(international, "W"), "1:2: a colon must follow the side to move");
    EXPECT_EQ(trouble(international, "W:W51"), "1:4: this is not a square of the board: «51»");
    EXPECT_EQ(trouble(international, "W:W31,32,"), "1:10: this is not a square of the board");
    EXPECT_EQ(trouble(international, "W:W31:BK"), "1:9: this is not a square of the board");
    EXPECT_EQ(trouble(international, "W:W31,B31"), "1:7: this is not a square of the board: «B31»");
    EXPECT_EQ(trouble(international, "W:W31:B31"), "1:8: this square holds a piece already: «31»");
    EXPECT_EQ(trouble(international, "W:W31-35,33"),
              "1:10: this square holds a piece already: «33»");
    EXPECT_EQ(trouble(international, "W:W35-31"), "1:4: the range runs backwards: «35-31»");
    EXPECT_EQ(trouble(international, "W:W35:W31"),
              "1:7: the pieces of this side are listed twice: «W31»");
    EXPECT_EQ(trouble(international, "W:W31;B1"),
              "1:6: a comma, a colon or the end is expected here: «;B1»");
    EXPECT_EQ(trouble(international, "W:Q1"), "1:3: W, B, H, F or + must follow the colon: «Q1»");
    EXPECT_EQ(trouble(international, "W:W1:B2. x"), "1:10: nothing may follow the dot: «x»");
    EXPECT_EQ(trouble(international, "W:W1:H99999"),
              "1:7: a number from 0 to 65535 is expected here: «99999»");
    EXPECT_EQ(trouble(international, "W:W1:H"), "1:7: a number from 0 to 65535 is expected here");
    const std::string run =
        "the king moves are written +0 or +, a digit and the two digits of the king's square";
    EXPECT_EQ(trouble(international, "W:W1:+0"), "1:8: " + run);
    EXPECT_EQ(trouble(international, "W:W1:+151+0"), "1:8: " + run + ": «51+0»");
    EXPECT_EQ(trouble(international, "W:W1:+15"), "1:8: " + run + ": «5»");
    EXPECT_EQ(trouble(variant("russian"), "W:Wa2"), "1:4: this is not a square of the board: «a2»");
}

rc::Gen<Setup> any_setup(const games::Variant& variant) {
    return rc::gen::exec([&variant] {
        Setup setup;
        for (int i = 0; i < variant.board.squares(); ++i) {
            const int what = *rc::gen::inRange(0, 8);
            if (what < 4) {
                setup.pieces[static_cast<std::size_t>(i)] = {
                    what < 2 ? Kind::man : Kind::king, what % 2 == 0 ? Side::white : Side::black};
            }
        }
        setup.to_move = *rc::gen::element(Side::white, Side::black);
        setup.quiet_plies = *rc::gen::arbitrary<std::uint16_t>();
        setup.move_number = *rc::gen::arbitrary<std::uint16_t>();
        for (games::KingRun& run : setup.king_runs) {
            const auto count = *rc::gen::inRange(0, 4);
            const auto king =
                static_cast<std::uint8_t>(*rc::gen::inRange(0, variant.board.squares()));
            if (count > 0) {
                run = {Square{king}, static_cast<std::uint8_t>(count)};
            }
        }
        return setup;
    });
}

RC_GTEST_PROP(PdnFenLaws, WhatIsWrittenReadsBack, ()) {
    const games::Variant& one = **rc::gen::elementOf(test::draughts_variants());
    const Setup setup = *any_setup(one);
    const FenStyle style{*rc::gen::element(SquareNames::letters, SquareNames::numbers),
                         *rc::gen::element(Ranges::spelled_out, Ranges::shortened)};
    const auto read = read_fen(one, write_fen(one, setup, style));
    RC_ASSERT(read.has_value());
    RC_ASSERT(*read == setup);
}

} // namespace
} // namespace kodeks::notation::draughts
