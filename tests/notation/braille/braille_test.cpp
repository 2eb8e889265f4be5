#include "games/variant.hpp"
#include "notation/braille/braille.hpp"
#include "notation/chess/fen.hpp"
#include "notation/chess/read.hpp"
#include "notation/draughts/support.hpp"

#include <gtest/gtest.h>

namespace kodeks::notation::braille {
namespace {

Cells chess_cells(std::string_view fen, std::string_view move) {
    const auto& chess = *games::find_variant("chess");
    const auto position = games::accept(chess, chess::read_fen(fen).value()).value();
    const auto read = chess::read_move(position, move, chess::english_letters());
    return move_cells(position, read.value());
}

TEST(Braille, WritesTheExamplesOfTheBrailleChessCode) {
    EXPECT_EQ(to_unicode(cells_of("Nf3")), "⠎⠋⠒");
    EXPECT_EQ(to_unicode(cells_of("e4+")), "⠑⠲⠜⠏");
    EXPECT_EQ(to_unicode(cells_of("a1")), "⠁⠂");
}

TEST(Braille, WritesChessMovesForTheFingerAndTheEmbosser) {
    const char* start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    EXPECT_EQ(to_ascii(chess_cells(start, "e4")), "E4");
    EXPECT_EQ(to_ascii(chess_cells(start, "Nf3")), "SF3");
    EXPECT_EQ(to_ascii(chess_cells("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "O-O-O")), "0-0-0");
    EXPECT_EQ(to_ascii(chess_cells("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "Rxa8")), "RXA8>P");
    EXPECT_EQ(to_ascii(chess_cells("k7/8/1K6/8/8/8/8/2R5 w - - 0 1", "Rc8")), "RC8>P>P");
    EXPECT_EQ(to_ascii(chess_cells("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6")), "EXD6");
}

TEST(Braille, WritesDraughtsMoves) {
    const auto text = [](const char* variant, std::string_view fen, std::string_view move) {
        const auto position = test::position_from(test::variant(variant), fen);
        const auto read = draughts::read_move(position, move);
        return to_ascii(move_cells(position, read.value().move));
    };
    EXPECT_EQ(text("russian", "W:Wc3:Ba7", "cd4"), "C3-D4");
    EXPECT_EQ(text("russian", "W:Wa1:Bb2,d4,f6", "x"), "A1XG7");
    EXPECT_EQ(text("international", "W:WK47:B11,12,19,29,30,40", "47x24x8x17x6"), "47X24X8X17X6");
    EXPECT_EQ(to_unicode(cells_of("32-28")), "⠒⠆⠤⠆⠦");
}

TEST(Braille, EveryLegalMoveHasCells) {
    for (const games::Variant* variant : games::all_variants()) {
        auto position = games::start_position(*variant);
        games::MoveList legal;
        for (int ply = 0; ply < 200; ++ply) {
            games::legal_moves(position, legal);
            if (legal.empty()) {
                break;
            }
            for (const games::Move& move : legal) {
                const Cells cells = move_cells(position, move);
                EXPECT_GE(cells.size(), 2U);
                EXPECT_EQ(to_ascii(cells).size(), cells.size());
            }
            position =
                games::play(position, legal[static_cast<std::size_t>(ply) * 5 % legal.size()]);
        }
    }
}

} // namespace
} // namespace kodeks::notation::braille
