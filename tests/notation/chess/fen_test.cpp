#include "games/position.hpp"
#include "games/variant.hpp"
#include "notation/chess/fen.hpp"
#include "support/chess_text.hpp"

#include <gtest/gtest.h>

namespace kodeks::notation::chess {
namespace {

TEST(ChessFen, ReadsAndWritesTheStart) {
    const std::string_view text = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    const auto setup = read_fen(text);
    ASSERT_TRUE(setup.has_value());
    EXPECT_EQ(*setup, games::find_variant("chess")->start);
    EXPECT_EQ(write_fen(*setup), text);
    EXPECT_EQ(write_fen(*setup, CastlingLetters::files),
              "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1");
}

TEST(ChessFen, KeepsCountersAndThePassedSquare) {
    for (const auto* const text :
         {"rnbqkb1r/ppp2ppp/8/3pP3/3Qn3/5N2/PPP2PPP/RNB1KB1R w KQkq d6 0 6",
          "r1bqkb1r/ppp2ppp/2nn4/6B1/8/4QN2/PPP2PPP/RN2KB1R b KQkq - 3 8",
          "8/8/8/8/8/8/8/8 b - - 65535 0"}) {
        EXPECT_EQ(write_fen(read_fen(text).value()), text);
    }
    EXPECT_EQ(write_fen(read_fen("4k3/8/8/8/8/8/8/4K3 w - -").value()),
              "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
}

// Two rooks on one side of the king: K means the outermost, the inner one needs its file.
TEST(ChessFen, TellsRooksApartAsXFenAndShredderDo) {
    const auto outer = read_fen("4k3/8/8/8/8/8/8/4KR1R w K - 0 1").value();
    EXPECT_EQ(outer.castling_rooks.bits(), 1U << 7);
    const auto inner = read_fen("4k3/8/8/8/8/8/8/4KR1R w F - 0 1").value();
    EXPECT_EQ(inner.castling_rooks.bits(), 1U << 5);
    EXPECT_EQ(write_fen(inner), "4k3/8/8/8/8/8/8/4KR1R w F - 0 1");
    EXPECT_EQ(write_fen(outer, CastlingLetters::files), "4k3/8/8/8/8/8/8/4KR1R w H - 0 1");
    const auto middle = read_fen("1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 0 1").value();
    EXPECT_EQ(write_fen(middle, CastlingLetters::files),
              "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1");
    EXPECT_EQ(write_fen(middle), "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 0 1");
}

TEST(ChessFen, LeavesSenseToAcceptance) {
    const auto setup = read_fen("4k3/8/8/8/8/8/8/8 w K - 0 1");
    ASSERT_TRUE(setup.has_value());
    const auto accepted = games::accept(*games::find_variant("chess"), *setup);
    ASSERT_FALSE(accepted.has_value());
    EXPECT_EQ(accepted.error(),
              games::Defects(games::Defect::missing_king) | games::Defect::bad_castling_right);
}

TEST(ChessFen, NamesTheColumnAndTheReason) {
    struct Case {
        const char* text;
        const char* key;
        std::uint32_t column;
    };

    const Case cases[] = {
        {"", "notation.fen.rank_short", 1},
        {"8/8/8/8/8/8/8 w - - 0 1", "notation.fen.ranks", 14},
        {"8/8/8/8/8/8/8/8/8 w - - 0 1", "notation.fen.ranks", 16},
        {"7/8/8/8/8/8/8/8 w - - 0 1", "notation.fen.rank_short", 2},
        {"9/8/8/8/8/8/8/8 w - - 0 1", "notation.fen.piece", 1},
        {"8p/8/8/8/8/8/8/8 w - - 0 1", "notation.fen.rank_long", 2},
        {"pp7/8/8/8/8/8/8/8 w - - 0 1", "notation.fen.rank_long", 3},
        {"x7/8/8/8/8/8/8/8 w - - 0 1", "notation.fen.piece", 1},
        {"8/8/8/8/8/8/8/8", "notation.fen.fields", 16},
        {"8/8/8/8/8/8/8/8 x - - 0 1", "notation.fen.side", 17},
        {"8/8/8/8/8/8/8/8 w KQkqK - 0 1", "notation.fen.castling", 23},
        {"8/8/8/8/8/8/8/8 w KK - 0 1", "notation.fen.castling", 20},
        {"8/8/8/8/8/8/8/8 w z - 0 1", "notation.fen.castling", 19},
        {"8/8/8/8/8/8/8/8 w - e4 0 1", "notation.fen.passed", 21},
        {"8/8/8/8/8/8/8/8 w - - 0", "notation.fen.fields", 24},
        {"8/8/8/8/8/8/8/8 w - - x 1", "notation.fen.counter", 23},
        {"8/8/8/8/8/8/8/8 w - - 0 65536", "notation.fen.counter", 25},
        {"8/8/8/8/8/8/8/8 w - - 0 1 x", "notation.fen.fields", 26},
    };
    for (const Case& wrong : cases) {
        const auto setup = read_fen(wrong.text);
        ASSERT_FALSE(setup.has_value()) << wrong.text;
        EXPECT_EQ(setup.error().message.key, wrong.key) << wrong.text;
        EXPECT_EQ(setup.error().place, (Place{1, wrong.column})) << wrong.text;
    }
}

} // namespace
} // namespace kodeks::notation::chess
