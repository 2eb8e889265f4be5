#include "referee/chess/books.hpp"

#include <gtest/gtest.h>

namespace kodeks::referee {

namespace {

using games::Kind;
using test::at;
using test::Book;
using test::books;
using test::Table;

constexpr std::string_view castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
constexpr std::string_view promotion = "3r3k/2P5/8/8/8/8/8/K7 w - - 0 1";

TEST(ChessStages, AReleasedPieceStays) {
    ARTICLE("FIDE:4.7", "FIDE:1.3", "PMR:43", "PMR:44", "PMR:13");
    for (const Book& book : books) {
        Table table = book.game();
        EXPECT_EQ(table.act(Actor::white, Release{at("g1"), at("f3")}), "");
        EXPECT_EQ(table.state().to_move(), Side::black); // he has the move before the press
        EXPECT_EQ(table.act(Actor::white, Release{at("f3"), at("h3")}),
                  book.says("refused: released_stays [4.7|43]"));
        EXPECT_EQ(table.act(Actor::black, Make{table.move("e5")}), "");
    }
}

TEST(ChessStages, ACaptureIsMadeWhenTheTakenPieceIsOff) {
    ARTICLE("FIDE:4.7.1", "PMR:44a");
    for (const Book& book : books) {
        Table table = book.game("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
        EXPECT_EQ(table.act(Actor::white, Release{at("e4"), at("d5")}), "");
        EXPECT_EQ(table.state().made_by(), std::nullopt);
        EXPECT_EQ(table.act(Actor::white, Remove{at("d5")}), "");
        EXPECT_EQ(table.state().made_by(), Side::white);
        Table other = book.game("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
        EXPECT_EQ(other.act(Actor::white, Remove{at("d5")}), "");
        EXPECT_EQ(other.act(Actor::white, Release{at("e1"), at("e2")}), "");
        EXPECT_FALSE(other.state().plies.back().legal); // and the pawn must still be taken
        EXPECT_EQ(other.act(Actor::white, Release{at("e1"), at("d1")}),
                  book.says("refused: touched_piece_moves [4.3|39]"));
        EXPECT_EQ(other.act(Actor::white, Release{at("e4"), at("d5")}), "");
        EXPECT_EQ(other.act(Actor::white, Remove{at("d5")}), "");
        EXPECT_TRUE(other.state().plies.back().legal);
    }
}

TEST(ChessStages, AReleasedKingMustCastle) {
    ARTICLE("FIDE:4.7.2", "PMR:44b");
    for (const Book& book : books) {
        Table table = book.game(castling);
        EXPECT_EQ(table.act(Actor::white, Release{at("e1"), at("g1")}), "");
        EXPECT_EQ(table.state().made_by(), std::nullopt);
        EXPECT_EQ(table.act(Actor::white, Release{at("g1"), at("f1")}),
                  book.says("refused: castling_begun [4.7.2|44b]"));
        EXPECT_EQ(table.act(Actor::white, Release{at("a1"), at("d1")}),
                  book.says("refused: castling_begun [4.7.2|44b]"));
        EXPECT_EQ(table.act(Actor::white, Release{at("h1"), at("f1")}), "");
        EXPECT_EQ(table.state().made_by(), Side::white);
        EXPECT_EQ(table.state().board.at(at("f1")).kind, Kind::rook);
    }
}

// T23
TEST(ChessStages, OnlyTheKingsWayMustBeSafe) {
    ARTICLE("FIDE:3.8.2.2.3", "PMR:30d1");
    for (const Book& book : books) {
        Table legal = book.game("1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
        EXPECT_EQ(legal.act(Actor::white, Move{legal.move("O-O-O")}), "");
        Table illegal = book.game("3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1");
        illegal.act(Actor::white, Touch{at("e1")});
        illegal.act(Actor::white, Touch{at("a1")});
        EXPECT_EQ(illegal.act(Actor::white, Release{at("e1"), at("c1")}), "");
        EXPECT_FALSE(illegal.state().plies.back().legal);
        EXPECT_EQ(illegal.act(Actor::white, Release{at("e1"), at("e2")}), "");
        EXPECT_TRUE(illegal.state().plies.back().legal);
    }
}

// T19
TEST(ChessStages, TheChoiceIsFinalWhenThePieceTouchesTheSquare) {
    ARTICLE("FIDE:4.4.4", "PMR:40d");
    for (const Book& book : books) {
        Table table = book.game(promotion);
        EXPECT_EQ(table.act(Actor::white, Release{at("c7"), at("c8")}), "");
        EXPECT_EQ(table.act(Actor::white, Replace{at("c8"), Kind::rook, false}), "");
        EXPECT_EQ(table.act(Actor::white, Replace{at("c8"), Kind::queen}),
                  book.says("refused: promotion_choice_final [4.4.4|40d]"));
        EXPECT_EQ(table.act(Actor::white, Remove{at("c8")}), "");
        EXPECT_EQ(table.state().made_by(), std::nullopt);
        EXPECT_EQ(table.act(Actor::white, Replace{at("c8"), Kind::rook}), "");
        EXPECT_EQ(table.state().made_by(), Side::white);
        EXPECT_EQ(table.state().board.at(at("c8")).kind, Kind::rook);
    }
}

TEST(ChessStages, PromotingInAnyOrder) {
    ARTICLE("FIDE:4.6", "FIDE:4.6.1", "FIDE:4.6.2", "FIDE:4.7.3", "PMR:42", "PMR:42a", "PMR:42b",
            "PMR:44c");
    for (const Book& book : books) {
        Table table = book.game(promotion);
        EXPECT_EQ(table.act(Actor::white, Replace{at("c8"), Kind::knight}), "");
        EXPECT_EQ(table.state().made_by(), std::nullopt);
        EXPECT_EQ(table.act(Actor::white, Remove{at("c7")}), "");
        EXPECT_EQ(table.state().made_by(), Side::white);
        EXPECT_EQ(table.state().board.at(at("c8")).kind, Kind::knight);
    }
}

TEST(ChessStages, AnEnemyOnThePromotionSquareIsTaken) {
    ARTICLE("FIDE:4.6.3", "PMR:42c");
    for (const Book& book : books) {
        Table table = book.game(promotion);
        EXPECT_EQ(table.act(Actor::white, Remove{at("c7")}), "");
        EXPECT_EQ(table.act(Actor::white, Replace{at("d8"), Kind::queen}), "");
        EXPECT_EQ(table.state().made_by(), std::nullopt);
        EXPECT_EQ(table.act(Actor::white, Remove{at("d8")}), "");
        EXPECT_EQ(table.state().made_by(), Side::white);
    }
}

TEST(ChessStages, APawnLeftOnTheLastRankBecomesAQueen) {
    ARTICLE("FIDE:7.5.2", "PMR:84");
    for (const Book& book : books) {
        Table table = book.game(promotion);
        table.act(Actor::white, Make{table.shift("c7-c8")});
        EXPECT_EQ(table.act(Actor::white, Press{}),
                  book.says("pawn_becomes_queen white [7.5.2|84]; "
                            "illegal_costs_time white +120s 1 [7.5.5|87]"));
        EXPECT_EQ(table.state().board.at(at("c8")).kind, Kind::queen);
        EXPECT_EQ(table.state().clock.running, Side::black);
        EXPECT_EQ(table.left(Side::black), minutes(92));
    }
}

TEST(ChessStages, TheForcedQueenMayMate) {
    for (const Book& book : books) {
        Table table = book.game("7k/2P3pp/8/8/8/8/8/K7 w - - 0 1");
        table.act(Actor::white, Release{at("c7"), at("c8")});
        EXPECT_EQ(table.act(Actor::white, Press{}),
                  book.says("pawn_becomes_queen white [7.5.2|84]; "
                            "illegal_costs_time white +120s 1 [7.5.5|87]; "
                            "checkmate white [5.1.1|47]; 1-0"));
    }
}

TEST(ChessStages, TwoHands) {
    ARTICLE("FIDE:4.1", "FIDE:7.5.4", "PMR:36", "PMR:86");
    for (const Book& book : books) {
        Table table = book.game(castling);
        table.act(Actor::white, Release{at("e1"), at("g1"), true});
        table.act(Actor::white, Release{at("h1"), at("f1")});
        EXPECT_EQ(table.act(Actor::white, Press{}), "");
        EXPECT_EQ(table.act(Actor::arbiter, NoticeIllegal{}),
                  book.says("two_hands_restored white [7.5.1|83, 7.5.4|86, 4.1|36]; "
                            "illegal_costs_time white +120s 1 [7.5.5|87]"));
        EXPECT_EQ(table.act(Actor::white, Make{table.move("O-O-O")}),
                  book.says("refused: castling_begun [4.7.2|44b]"));
        EXPECT_EQ(table.act(Actor::white, Make{table.move("O-O")}), "");
    }
}

TEST(ChessStages, AnIllegalMoveNotPressedCostsNothing) {
    for (const Book& book : books) {
        Table table = book.game();
        EXPECT_EQ(table.act(Actor::white, Release{at("e2"), at("e5")}), "");
        EXPECT_EQ(table.act(Actor::white, Make{table.shift("d2-d4")}),
                  book.says("refused: touched_piece_moves [4.3|39]"));
        EXPECT_FALSE(table.state().plies.back().legal); // nothing has changed
        EXPECT_EQ(table.act(Actor::white, Release{at("e2"), at("e4")}), "");
        EXPECT_EQ(table.act(Actor::white, Press{}), "");
        EXPECT_EQ(table.state().of(Side::white).count(Counter::illegal), 0);
    }
}

TEST(ChessStages, ACastlingLeftHalfwayIsAnIllegalMove) {
    ARTICLE("FIDE:4.7.2", "PMR:44b");
    for (const Book& book : books) {
        Table table = book.game(castling);
        table.act(Actor::white, Release{at("e1"), at("g1")});
        EXPECT_EQ(table.act(Actor::white, Press{}), "");
        EXPECT_EQ(table.act(Actor::black, NoticeIllegal{}),
                  book.says("illegal_restored white [7.5.1|83, 4.7.2|44b]; "
                            "illegal_costs_time white +120s 1 [7.5.5|87]"));
        EXPECT_EQ(table.act(Actor::white, Make{table.move("Kd1")}),
                  book.says("refused: castling_begun [4.7.2|44b]"));
    }
}

TEST(ChessStages, PressingAfterTheReplyAndNotPressingAtAll) {
    ARTICLE("FIDE:6.2.1", "FIDE:6.2.1.2", "FIDE:6.2.2", "PMR:53", "PMR:53b", "PMR:54");
    for (const Book& book : books) {
        Table table = book.game();
        table.act(Actor::white, Make{table.move("e4")});
        EXPECT_EQ(table.state().of(Side::white).completed, 0);
        table.wait(seconds(10));
        EXPECT_EQ(table.act(Actor::black, Make{table.move("e5")}), "");
        EXPECT_EQ(table.act(Actor::white, Press{}), "");
        EXPECT_EQ(table.state().of(Side::white).completed, 1);
        EXPECT_EQ(table.left(Side::white), minutes(90) - seconds(10)); // his own time
        EXPECT_EQ(table.act(Actor::black, Press{}), "");
        EXPECT_EQ(table.state().of(Side::black).completed, 1);
        // Nobody presses: a move is completed by the next one of the same player.
        table.act(Actor::white, Make{table.move("Nf3")});
        table.act(Actor::black, Make{table.move("Nc6")});
        EXPECT_EQ(table.state().of(Side::white).completed, 1);
        table.act(Actor::white, Make{table.move("Bb5")});
        EXPECT_EQ(table.state().of(Side::white).completed, 2);
        EXPECT_EQ(table.state().clock.of(Side::white).moves, 2);
    }
}

} // namespace

} // namespace kodeks::referee
