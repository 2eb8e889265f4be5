#include "referee/chess/books.hpp"

#include <gtest/gtest.h>

namespace kodeks::referee {

namespace {

using test::at;
using test::Book;
using test::books;
using test::Table;

constexpr std::string_view castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

TEST(ChessTouch, TheFirstTouchedPieceThatCanMoveMoves) {
    ARTICLE("FIDE:4.2.2", "FIDE:4.3", "FIDE:4.3.1", "PMR:38", "PMR:39", "PMR:39a");
    for (const Book& book : books) {
        // The knight is pinned: the duty passes to the rook that was touched next.
        Table table = book.game("4k3/8/8/8/4r3/8/4N3/R3K3 w - - 0 1");
        EXPECT_EQ(table.act(Actor::white, Touch{at("e2")}), "");
        EXPECT_EQ(table.act(Actor::white, Touch{at("a1")}), "");
        EXPECT_EQ(table.act(Actor::white, Make{table.move("Kd1")}),
                  book.says("refused: touched_piece_moves [4.3|39]"));
        EXPECT_EQ(table.act(Actor::white, Make{table.move("Ra8")}), "");
    }
}

TEST(ChessTouch, TheFirstTouchedEnemyThatCanBeTakenIsTaken) {
    ARTICLE("FIDE:4.3.2", "PMR:39b");
    for (const Book& book : books) {
        Table table = book.game("4k3/8/8/p6p/8/8/8/R3K2R w - - 0 1");
        table.act(Actor::white, Touch{at("h5")});
        table.act(Actor::white, Touch{at("a5")});
        EXPECT_EQ(table.act(Actor::white, Make{table.move("Rxa5")}),
                  book.says("refused: touched_piece_moves [4.3|39]"));
        EXPECT_EQ(table.act(Actor::white, Make{table.move("Rxh5")}), "");
    }
}

TEST(ChessTouch, OneOfEachColour) {
    ARTICLE("FIDE:4.3.3", "PMR:39c");
    for (const Book& book : books) {
        Table takes = book.game("4k3/8/8/p6p/8/8/8/R3K2R w - - 0 1");
        takes.act(Actor::white, Touch{at("h5")});
        takes.act(Actor::white, Touch{at("h1")});
        EXPECT_EQ(takes.act(Actor::white, Make{takes.move("Rh4")}),
                  book.says("refused: touched_piece_moves [4.3|39]"));
        EXPECT_EQ(takes.act(Actor::white, Make{takes.move("Rxh5")}), "");
        // That capture is illegal: the first touched piece that can be moved or taken counts.
        Table cannot = book.game("4k3/8/8/p6p/8/8/8/R3K2R w - - 0 1");
        cannot.act(Actor::white, Touch{at("e1")});
        cannot.act(Actor::white, Touch{at("h5")});
        EXPECT_EQ(cannot.act(Actor::white, Make{cannot.move("Rxh5")}),
                  book.says("refused: touched_piece_moves [4.3|39]"));
        EXPECT_EQ(cannot.act(Actor::white, Make{cannot.move("Kd2")}), "");
    }
}

TEST(ChessTouch, NothingTouchedCanMove) {
    ARTICLE("FIDE:4.5", "PMR:41");
    for (const Book& book : books) {
        Table table = book.game();
        table.act(Actor::white, Touch{at("a1")});
        table.act(Actor::white, Touch{at("e8")});
        EXPECT_EQ(table.act(Actor::white, Make{table.move("e4")}), "");
    }
}

TEST(ChessTouch, AdjustingBindsNobody) {
    ARTICLE("FIDE:4.2.1", "FIDE:6.2.5", "PMR:37", "PMR:57");
    for (const Book& book : books) {
        Table table = book.game();
        EXPECT_EQ(table.act(Actor::black, Adjust{}),
                  book.says("refused: adjust_own_time [4.2.1|37]"));
        EXPECT_EQ(table.act(Actor::white, Adjust{}), "");
        EXPECT_EQ(table.act(Actor::white, Touch{at("g1")}), "");
        EXPECT_EQ(table.act(Actor::white, Make{table.move("e4")}), "");
        table.act(Actor::white, Press{});
        EXPECT_EQ(table.act(Actor::white, Adjust{}),
                  book.says("refused: adjust_own_time [4.2.1|37]"));
    }
}

TEST(ChessTouch, KingThenRookCastles) {
    ARTICLE("FIDE:4.4", "FIDE:4.4.1", "PMR:40", "PMR:40a");
    for (const Book& book : books) {
        Table table = book.game(castling);
        table.act(Actor::white, Touch{at("e1")});
        table.act(Actor::white, Touch{at("h1")});
        EXPECT_EQ(table.act(Actor::white, Make{table.move("Kf1")}),
                  book.says("refused: touched_piece_moves [4.4.1|40a]"));
        EXPECT_EQ(table.act(Actor::white, Make{table.move("O-O-O")}),
                  book.says("refused: touched_piece_moves [4.4.1|40a]"));
        EXPECT_EQ(table.act(Actor::white, Make{table.move("O-O")}), "");
    }
}

// T21
TEST(ChessTouch, RookThenKingMayNotCastleThere) {
    ARTICLE("FIDE:4.4.2", "PMR:40b");
    for (const Book& book : books) {
        Table table = book.game(castling);
        table.act(Actor::white, Touch{at("h1")});
        table.act(Actor::white, Touch{at("e1")});
        EXPECT_EQ(table.act(Actor::white, Release{at("e1"), at("g1")}),
                  book.says("refused: castling_order [4.4.2|40b]"));
        EXPECT_EQ(table.act(Actor::white, Make{table.move("Kf1")}),
                  book.says("refused: touched_piece_moves [4.4.2|40b]"));
        EXPECT_EQ(table.act(Actor::white, Make{table.move("Rh7")}), "");
    }
}

TEST(ChessTouch, CastlingThatIsIllegalLeavesAKingMove) {
    ARTICLE("FIDE:4.4.3", "PMR:40c");
    for (const Book& book : books) {
        // f1 is attacked: not short, but any other move of the king, castling long included.
        Table table = book.game("r3kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1");
        table.act(Actor::white, Touch{at("e1")});
        table.act(Actor::white, Touch{at("h1")});
        EXPECT_EQ(table.act(Actor::white, Make{table.move("Rh7")}),
                  book.says("refused: touched_piece_moves [4.4.3|40c]"));
        EXPECT_EQ(table.act(Actor::white, Make{table.move("O-O-O")}), "");
        // The king has no move at all: anything goes.
        Table stuck = book.game("4k3/8/8/8/8/3b4/3P1P1P/3QKB1R w K - 0 1");
        stuck.act(Actor::white, Touch{at("e1")});
        stuck.act(Actor::white, Touch{at("h1")});
        EXPECT_EQ(stuck.act(Actor::white, Make{stuck.move("Qa4")}), "");
    }
}

TEST(ChessTouch, TheOpponentMayClaimItUntilHeTouches) {
    ARTICLE("FIDE:4.8", "PMR:45");
    for (const Book& book : books) {
        Table table = book.game();
        table.act(Actor::white, Make{table.move("e4")});
        EXPECT_EQ(table.act(Actor::black, TouchClaim{at("g1")}),
                  "asked: was_touched|was_not_touched|touched_by_accident");
        EXPECT_EQ(table.act(Actor::arbiter, Decide{1}),
                  book.says("touched_piece_bound white [4.2.2|38, 4.3|39]"));
        EXPECT_EQ(table.act(Actor::white, Make{table.move("e4")}),
                  book.says("refused: touched_piece_moves [4.3|39]"));
        table.act(Actor::white, Make{table.move("Nf3")});
        table.act(Actor::white, Press{});
        table.act(Actor::black, Touch{at("e7")});
        EXPECT_EQ(table.act(Actor::black, TouchClaim{at("b1")}),
                  book.says("refused: claim_after_own_touch [4.8|45]"));
    }
}

TEST(ChessTouch, AClaimOfTouchingMayBeWrong) {
    for (const Book& book : books) {
        Table table = book.game();
        table.play("e4");
        EXPECT_EQ(table.act(Actor::white, TouchClaim{at("g8")}),
                  book.says("refused: no_touch_claim [4.8|45]"));
        table.act(Actor::black, TouchClaim{at("g1")});
        EXPECT_EQ(table.act(Actor::arbiter, Decide{2}), book.says("not_touched white [4.8|45]"));
        EXPECT_EQ(table.state().clock.running, Side::black);
        EXPECT_EQ(table.state().plies.size(), 1U);
    }
}

} // namespace

} // namespace kodeks::referee
