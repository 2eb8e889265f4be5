#include "games/variant.hpp"
#include "notation/chess/fen.hpp"
#include "notation/chess/read.hpp"
#include "notation/draughts/support.hpp"
#include "notation/spoken/words.hpp"

#include <gtest/gtest.h>

namespace kodeks::notation::spoken {
namespace {

std::string chess_words(std::string_view fen, std::string_view move, Language language) {
    const auto& chess = *games::find_variant("chess");
    const auto position = games::accept(chess, chess::read_fen(fen).value()).value();
    const auto read = chess::read_move(position, move, chess::english_letters());
    return in_words(position, read.value(), language);
}

std::string draughts_words(const char* variant, std::string_view fen, std::string_view move,
                           Language language) {
    const auto position = test::position_from(test::variant(variant), fen);
    return in_words(position, draughts::read_move(position, move).value().move, language);
}

constexpr const char* capture = "4k3/8/8/8/8/5p2/8/4K1N1 w - - 0 1";

TEST(SpokenMoves, SayChessInThreeLanguages) {
    EXPECT_EQ(chess_words(capture, "Nh3", Language::en), "knight g1 to h3");
    EXPECT_EQ(chess_words(capture, "Nxf3", Language::en), "knight g1 takes pawn on f3");
    EXPECT_EQ(chess_words(capture, "Nxf3", Language::uk), "кінь g1 бере пішака на f3");
    EXPECT_EQ(chess_words(capture, "Nxf3", Language::ru), "конь g1 берёт пешку на f3");
}

TEST(SpokenMoves, SayWhatBecomesOfTheMove) {
    EXPECT_EQ(chess_words("k7/2P5/8/8/8/8/8/7K w - - 0 1", "c8Q", Language::en),
              "pawn c7 to c8, becomes queen, check");
    EXPECT_EQ(chess_words("k7/2P5/8/8/8/8/8/7K w - - 0 1", "c8R", Language::ru),
              "пешка c7 на c8, становится ладьёй, шах");
    EXPECT_EQ(chess_words("k7/8/1K6/8/8/8/8/2R5 w - - 0 1", "Rc8", Language::uk),
              "тура c1 на c8, мат");
    EXPECT_EQ(chess_words("k7/8/1K6/8/8/8/2Q5/8 w - - 0 1", "Qc7", Language::en),
              "queen c2 to c7, stalemate");
    EXPECT_EQ(chess_words("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6", Language::en),
              "pawn e5 takes pawn on d6, en passant");
    EXPECT_EQ(chess_words("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "O-O-O", Language::ru),
              "длинная рокировка");
}

TEST(SpokenMoves, SayDraughts) {
    EXPECT_EQ(draughts_words("russian", "W:Wc3:Ba7", "cd4", Language::en), "man c3 to d4");
    EXPECT_EQ(draughts_words("russian", "W:Wa1:Bb2,d4,f6", "x", Language::en),
              "man a1 takes 3 pieces: c3, e5, g7");
    EXPECT_EQ(draughts_words("russian", "W:Wa1:Bb2,d4,f6", "x", Language::uk),
              "проста a1 б’є 3 шашки: c3, e5, g7");
    EXPECT_EQ(draughts_words("international", "W:W11:B7", "11x2", Language::ru),
              "простая 11 бьёт 1 шашку: 2, становится дамкой");
    EXPECT_EQ(draughts_words("frisian", "W:WK46:B15", "46-5", Language::uk), "дамка 46 на 5");
}

TEST(SpokenMoves, HaveWordsForEveryLegalMoveOfAnyGame) {
    for (const games::Variant* variant : games::all_variants()) {
        auto position = games::start_position(*variant);
        games::MoveList legal;
        for (int ply = 0; ply < 200; ++ply) {
            games::legal_moves(position, legal);
            if (legal.empty()) {
                break;
            }
            for (const games::Move& move : legal) {
                EXPECT_FALSE(in_words(position, move, Language::uk).empty());
            }
            position =
                games::play(position, legal[static_cast<std::size_t>(ply) * 7 % legal.size()]);
        }
    }
}

} // namespace
} // namespace kodeks::notation::spoken
