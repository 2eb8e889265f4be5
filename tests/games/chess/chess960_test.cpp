// Chess960 (FIDE:G.II): the numbered starting positions and castling in its four forms.
#include "games/chess/start.hpp"
#include "games/variant.hpp"
#include "support/article.hpp"
#include "support/chess_text.hpp"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

namespace kodeks::test {
namespace {

using namespace games;

std::string rank_text(const chess::BackRank& rank) {
    std::string text;
    for (const Kind kind : rank) {
        text += "..PNBRQK"[static_cast<std::size_t>(kind)];
    }
    return text;
}

Position on_first_rank(const std::string& rank, const std::string& castling) {
    return chess_position("chess960",
                          "4k3/8/8/8/8/8/PPPPPPPP/" + rank + " w " + castling + " - 0 1");
}

Position expected(const std::string& rank) {
    return chess_position("chess960", "4k3/8/8/8/8/8/PPPPPPPP/" + rank + " b - - 0 1");
}

constexpr const char* pawn_moves[] = {
    "a2a3 a2a4 ", "b2b3 b2b4 ", "c2c3 c2c4 ", "d2d3 d2d4 ",
    "e2e3 e2e4 ", "f2f3 f2f4 ", "g2g3 g2g4 ", "h2h3 h2h4 ",
};

// The legal moves that are not moves of the eight pawns at home.
std::string piece_moves(const Position& position) {
    std::string text = legal_text(position) + " ";
    for (const std::string pair : pawn_moves) {
        const auto at = text.find(pair);
        EXPECT_NE(at, std::string::npos);
        text.erase(at, pair.size());
    }
    return text;
}

TEST(Chess960, EveryNumberIsAnotherValidStart) {
    ARTICLE("FIDE:G.II.1", "FIDE:G.II.2", "FIDE:G.II.2.1", "FIDE:G.II.2.2", "FIDE:G.II.2.3");
    std::set<std::string> seen;
    for (int number = 0; number < chess::start_count; ++number) {
        const std::string rank = rank_text(chess::back_rank_of_number(number));
        seen.insert(rank);
        EXPECT_LT(rank.find('R'), rank.find('K'));
        EXPECT_LT(rank.find('K'), rank.rfind('R'));
        EXPECT_NE(rank.find('B') % 2, rank.rfind('B') % 2);
        std::string sorted = rank;
        std::sort(sorted.begin(), sorted.end());
        EXPECT_EQ(sorted, "BBKNNQRR");
        std::string fen = rank;
        std::transform(rank.begin(), rank.end(), fen.begin(),
                       [](char c) { return static_cast<char>(c - 'A' + 'a'); });
        fen.append("/pppppppp/8/8/8/8/PPPPPPPP/").append(rank).append(" w KQkq");
        const auto setup = setup_from_fen(fen);
        EXPECT_EQ(chess::setup_of_number(number), setup);
        EXPECT_TRUE(accept(*find_variant("chess960"), setup).has_value());
    }
    EXPECT_EQ(seen.size(), 960U);
}

TEST(Chess960, NumbersAreScharnagls) {
    EXPECT_EQ(rank_text(chess::back_rank_of_number(518)), "RNBQKBNR");
    EXPECT_EQ(rank_text(chess::back_rank_of_number(0)), "BBQNNRKR");
    EXPECT_EQ(rank_text(chess::back_rank_of_number(959)), "RKRNNQBB");
    EXPECT_EQ(chess::setup_of_number(chess::regular_start), find_variant("chess")->start);
}

TEST(Chess960Castling, DoubleMove) {
    ARTICLE("FIDE:G.II.3.2", "FIDE:G.II.3.2.1", "FIDE:G.II.3.2.5.2", "FIDE:G.II.3.2.6");
    const Position king_side = on_first_rank("4K1R1", "G");
    EXPECT_EQ(piece_moves(king_side), "O-O e1d1 e1f1 g1f1 g1h1 ");
    EXPECT_EQ(after(king_side, "O-O"), expected("5RK1"));
    const Position queen_side = on_first_rank("R4K2", "A");
    EXPECT_EQ(piece_moves(queen_side), "O-O-O a1b1 a1c1 a1d1 a1e1 f1e1 f1g1 ");
    EXPECT_EQ(after(queen_side, "O-O-O"), expected("2KR4"));
}

TEST(Chess960Castling, Transposition) {
    ARTICLE("FIDE:G.II.3.2", "FIDE:G.II.3.2.2", "FIDE:G.II.3.2.5.2", "FIDE:G.II.3.2.6");
    const Position king_side = on_first_rank("5KR1", "G");
    EXPECT_EQ(piece_moves(king_side), "O-O f1e1 g1h1 ");
    EXPECT_EQ(after(king_side, "O-O"), expected("5RK1"));
    const Position queen_side = on_first_rank("2RK4", "C");
    EXPECT_EQ(piece_moves(queen_side), "O-O-O c1a1 c1b1 d1e1 ");
    EXPECT_EQ(after(queen_side, "O-O-O"), expected("2KR4"));
}

TEST(Chess960Castling, KingMoveOnly) {
    ARTICLE("FIDE:G.II.3.2", "FIDE:G.II.3.2.3", "FIDE:G.II.3.2.6", "FIDE:G.II.3.2.7.2");
    const Position king_side = on_first_rank("4KR2", "F");
    EXPECT_EQ(piece_moves(king_side), "O-O e1d1 f1g1 f1h1 ");
    EXPECT_EQ(after(king_side, "O-O"), expected("5RK1"));
    const Position queen_side = on_first_rank("3RK3", "D");
    EXPECT_EQ(piece_moves(queen_side), "O-O-O d1a1 d1b1 d1c1 e1f1 ");
    EXPECT_EQ(after(queen_side, "O-O-O"), expected("2KR4"));
}

TEST(Chess960Castling, RookMoveOnly) {
    ARTICLE("FIDE:G.II.3.2", "FIDE:G.II.3.2.4", "FIDE:G.II.3.2.6", "FIDE:G.II.3.2.7.2");
    const Position king_side = on_first_rank("6KR", "H");
    EXPECT_EQ(piece_moves(king_side), "O-O g1f1 ");
    EXPECT_EQ(after(king_side, "O-O"), expected("5RK1"));
    const Position queen_side = on_first_rank("R1K5", "A");
    EXPECT_EQ(piece_moves(queen_side), "O-O-O a1b1 c1b1 c1d1 ");
    EXPECT_EQ(after(queen_side, "O-O-O"), expected("2KR4"));
}

TEST(Chess960Castling, KingAndRookStepPastEachOther) {
    // The king's step to c1 and castling to c1 are two different moves.
    const Position position = on_first_rank("RK6", "A");
    EXPECT_EQ(piece_moves(position), "O-O-O b1c1 ");
    EXPECT_EQ(after(position, "O-O-O"), expected("2KR4"));
    EXPECT_EQ(after(position, "b1c1"), expected("R1K5"));
}

TEST(Chess960Castling, OncePerGame) {
    ARTICLE("FIDE:G.II.3.1");
    const Position castled = after(on_first_rank("1R2K1R1", "GB"), "O-O");
    EXPECT_EQ(castled, expected("1R3RK1"));
    EXPECT_EQ(setup_of(castled).castling_rooks, SquareSet());
}

TEST(Chess960Castling, PossibleOnTheFirstMove) {
    ARTICLE("FIDE:G.II.3.2.7.3");
    int starts = 0;
    for (int number = 0; number < chess::start_count; ++number) {
        const std::string rank = rank_text(chess::back_rank_of_number(number));
        const std::string moves =
            legal_text(*accept(*find_variant("chess960"), chess::setup_of_number(number)));
        // Nothing has moved, so only king and rook may stand on the squares they need.
        const bool king_side = rank.substr(5, 2) == "KR";
        const bool queen_side = rank.substr(2, 2) == "RK";
        EXPECT_EQ(moves.find("O-O ") == 0, king_side) << rank;
        EXPECT_EQ(moves.find("O-O-O ") != std::string::npos, queen_side) << rank;
        starts += king_side || queen_side ? 1 : 0;
    }
    EXPECT_EQ(starts, 90 + 72); // king f1 and rook g1, rook c1 and king d1
}

TEST(Chess960Castling, AllSquaresOfBothWaysMustBeVacant) {
    ARTICLE("FIDE:G.II.3.2.7.4");
    // The knight on d1 stands on the rook's square, though not between king and rook.
    EXPECT_EQ(piece_moves(on_first_rank("RK1N4", "A")), "b1c1 d1c3 d1e3 ");
    EXPECT_EQ(piece_moves(on_first_rank("2N1K2R", "H")), "O-O c1b3 c1d3 e1d1 e1f1 h1f1 h1g1 ");
    // The other rook on f1 stands in the way of the rook from h1.
    EXPECT_EQ(piece_moves(on_first_rank("5RKR", "H")), "f1a1 f1b1 f1c1 f1d1 f1e1 ");
}

TEST(Chess960Castling, SquaresOutsideBothWaysMayBeFilled) {
    ARTICLE("FIDE:G.II.3.2.7.5");
    const Position queen_side = on_first_rank("NBRKN3", "C");
    EXPECT_EQ(piece_moves(queen_side), "O-O-O a1b3 e1d3 e1f3 ");
    EXPECT_EQ(after(queen_side, "O-O-O"), expected("NBKRN3"));
    const Position king_side = on_first_rank("4NKRB", "G");
    EXPECT_EQ(piece_moves(king_side), "O-O e1d3 e1f3 ");
    EXPECT_EQ(after(king_side, "O-O"), expected("4NRKB"));
}

TEST(Chess960Castling, TheRookMayNotUncoverItsKing) {
    // The rook on b1 shields the king from the queen on a1.
    EXPECT_EQ(piece_moves(on_first_rank("qRK5", "B")), "b1a1 c1d1 ");
}

} // namespace
} // namespace kodeks::test
