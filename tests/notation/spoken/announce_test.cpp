#include "games/variant.hpp"
#include "notation/chess/fen.hpp"
#include "notation/chess/read.hpp"
#include "notation/spoken/announce.hpp"
#include "support/article.hpp"

#include <gtest/gtest.h>

namespace kodeks::notation::spoken {
namespace {

std::string announced(std::string_view fen, std::string_view move) {
    const auto& chess = *games::find_variant("chess");
    const auto position = games::accept(chess, chess::read_fen(fen).value()).value();
    return announce(position, chess::read_move(position, move, chess::english_letters()).value());
}

TEST(AnnouncedMoves, UseTheNamesOfTheLaws) {
    ARTICLE("FIDE:D.2.1");
    const char* start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    EXPECT_EQ(announced(start, "e4"), "Eva zwei Eva vier");
    EXPECT_EQ(announced(start, "Nf3"), "Springer Gustav eins Felix drei");
    const char* castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    EXPECT_EQ(announced(castling, "O-O"), "Kurze Rochade");
    EXPECT_EQ(announced(castling, "O-O-O"), "Lange Rochade");
    EXPECT_EQ(announced(castling, "Kd2"), "König Eva eins David zwei");
    EXPECT_EQ(announced(castling, "Rxa8"), "Turm Anna eins Anna acht");
    EXPECT_EQ(announced("7k/6P1/8/8/8/8/8/7K b - - 0 1", "Kxg7"),
              "König Hector acht Gustav sieben");
    EXPECT_EQ(announced("k7/6P1/8/8/8/8/8/7K w - - 0 1", "g8N"),
              "Gustav sieben Gustav acht Springer");
    EXPECT_EQ(announced("k7/8/8/5Q2/8/8/2B5/7K w - - 0 1", "Qc5"), "Dame Felix fünf Cesar fünf");
    EXPECT_EQ(announced("k7/8/8/5Q2/8/8/2B5/7K w - - 0 1", "Bb3"), "Läufer Cesar zwei Bella drei");
    EXPECT_EQ(announced("k7/8/8/8/8/6p1/8/K7 b - - 0 1", "g2"), "Gustav drei Gustav zwei");
    EXPECT_EQ(announced("k7/8/6p1/8/8/8/8/K7 b - - 0 1", "g5"), "Gustav sechs Gustav fünf");
}

} // namespace
} // namespace kodeks::notation::spoken
