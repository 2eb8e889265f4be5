#include "referee/chess/books.hpp"

#include <gtest/gtest.h>

namespace kodeks::referee {

namespace {

using rulebook::Supervision;
using test::at;
using test::Book;
using test::books;
using test::Table;

// King and queen of White swapped; the rook may still castle by the letters of the text.
constexpr std::string_view swapped = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w kq - 0 1";
constexpr std::string_view ten_moves =
    "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Nb1 Nb8 a3 a6 Nf3 Nf6 Ng1 Ng8";

// T37
TEST(ChessIrregular, AWrongSetUpCancelsTheGame) {
    ARTICLE("FIDE:7.2.1", "PMR:77");
    for (const Book& book : books) {
        Table table = book.game(swapped);
        table.play(ten_moves);
        table.play("b3 b6 c3 c6");
        EXPECT_EQ(table.act(Actor::black, Discover{Irregularity::wrong_setup}),
                  book.says("game_cancelled [7.2.1|77]"));
        EXPECT_EQ(table.state().phase, Phase::cancelled);
        EXPECT_EQ(table.state().clock.running, std::nullopt);
        EXPECT_EQ(table.act(Actor::white, Resign{}), "refused: cancelled []");
    }
}

TEST(ChessIrregular, AfterTenMovesItStaysWithoutFullSupervision) {
    ARTICLE("FIDE:A.5.1", "FIDE:A.5.1.2", "PMR:151", "PMR:151b");
    for (const Book& book : books) {
        for (const Regulations& regulations :
             {test::rapid(Supervision::reduced), test::blitz(Supervision::reduced)}) {
            Table early = book.game(swapped, regulations);
            early.play(ten_moves); // nine each
            EXPECT_EQ(early.act(Actor::arbiter, Discover{Irregularity::wrong_setup}),
                      book.says("game_cancelled [7.2.1|77]"));
            Table late =
                book.game("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1", regulations);
            late.play(ten_moves);
            late.play("b3 b6");
            EXPECT_EQ(late.act(Actor::arbiter, Discover{Irregularity::wrong_setup}),
                      book.says("setup_stays 10 [A.5.1|151, A.5.1.2|151b]"));
            EXPECT_FALSE(late.state().over());
            EXPECT_EQ(late.act(Actor::black, Discover{Irregularity::turned_board}),
                      book.says("refused: settled [A.5.1|151, A.5.1.2|151b]"));
        }
    }
}

TEST(ChessIrregular, AMisplacedRookMayNotCastle) {
    ARTICLE("FIDE:A.5.1.2", "PMR:151b");
    for (const Book& book : books) {
        // White's knight and rook of the king's side began swapped; the other rook is all right.
        Table table = book.game("r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K1RN w Qkq - 0 1",
                                test::rapid(Supervision::reduced));
        table.play("a3 a6 b3 b6 c3 c6 d3 d6 e3 e6 f3 f6 g3 g6 h3 h6 a4 a5 b4 b5");
        table.act(Actor::arbiter, Discover{Irregularity::wrong_setup});
        EXPECT_TRUE(table.state().board.castling_rooks.contains(at("a1")));
        EXPECT_FALSE(table.state().board.castling_rooks.contains(at("h1")));
    }
}

TEST(ChessIrregular, ATurnedBoard) {
    ARTICLE("FIDE:7.2.2", "PMR:78");
    for (const Book& book : books) {
        Table table = book.game();
        table.play("e4 e5");
        EXPECT_EQ(table.act(Actor::white, Discover{Irregularity::turned_board}),
                  book.says("board_turned_right [7.2.2|78]"));
        EXPECT_EQ(table.state().plies.size(), 2U);
    }
}

TEST(ChessIrregular, ReversedColours) {
    ARTICLE("FIDE:7.3", "PMR:79");
    for (const Book& book : books) {
        Table early = book.game();
        early.play(ten_moves);
        early.play("b3");
        EXPECT_EQ(early.act(Actor::arbiter, Discover{Irregularity::reversed_colours}),
                  book.says("game_cancelled 9 [7.3|79]"));
        // Black's tenth move is on the board but not completed: made in FIDE, completed in PMR.
        Table tenth = book.game();
        tenth.play(ten_moves);
        tenth.play("b3");
        tenth.act(Actor::black, Make{tenth.move("b6")});
        EXPECT_EQ(tenth.act(Actor::arbiter, Discover{Irregularity::reversed_colours}),
                  book.fide ? "colours_stay 10 [FIDE:7.3]" : "game_cancelled 9 [PMR:79]");
        Table late = book.game();
        late.play(ten_moves);
        late.play("b3 b6");
        EXPECT_EQ(late.act(Actor::arbiter, Discover{Irregularity::reversed_colours}),
                  book.says("colours_stay 10 [7.3|79]"));
    }
}

TEST(ChessIrregular, DisplacedPieces) {
    ARTICLE("FIDE:7.4.1", "FIDE:7.4.2", "FIDE:7.4.3", "PMR:80", "PMR:81", "PMR:82");
    for (const Book& book : books) {
        Table own = book.game();
        EXPECT_EQ(own.act(Actor::black, Discover{Irregularity::displaced_piece, Side::white}),
                  book.says("pieces_restored white [7.4.1|80]"));
        EXPECT_EQ(own.state().clock.running, Side::white); // on his own time
        Table other = book.game();
        EXPECT_EQ(other.act(Actor::white, Discover{Irregularity::displaced_piece, Side::black}),
                  book.says("pieces_restored black [7.4.1|80, 7.4.2|81]"));
        EXPECT_EQ(other.state().clock.running, Side::black); // also when it is not his move
        other.wait(seconds(10));
        EXPECT_EQ(other.act(Actor::arbiter, ChoreDone{}),
                  book.says("restored black +10s [7.4.1|80]"));
        EXPECT_EQ(other.state().clock.running, Side::white);
        EXPECT_EQ(other.act(Actor::arbiter, Report{"displaced_pieces", Side::black}),
                  book.says("offence black displaced_pieces 1 [7.4.3|82]; "
                            "asked: warning|opponent_gains_time|offender_loses_time|"
                            "opponent_gains_points|offender_loses_points|"
                            "loss_opponent_score_open|fine|exclusion|expulsion"));
    }
}

TEST(ChessIrregular, BackToTheLastCorrectPosition) {
    ARTICLE("FIDE:7.6", "FIDE:7.1", "PMR:88", "PMR:76");
    for (const Book& book : books) {
        Table table = book.game();
        table.play("e4 e5 Nf3 Nc6");
        EXPECT_EQ(table.act(Actor::white, Discover{Irregularity::displaced_before}),
                  book.says("displaced_found [7.6|88]"));
        EXPECT_EQ(table.act(Actor::white, Restore{2}),
                  book.says("refused: officials_only [7.1|76]"));
        EXPECT_EQ(table.act(Actor::arbiter, Restore{9}), "refused: no_such_ply []");
        EXPECT_EQ(table.act(Actor::arbiter, Restore{2}),
                  book.says("position_restored 3 [7.6|88]; times_proposed white +5399s [7.1|76]; "
                            "times_proposed black +5399s [7.1|76]; "
                            "asked: times_as_proposed|times_stay"));
        EXPECT_EQ(table.act(Actor::arbiter, Decide{1}), book.says("times_as_proposed [7.1|76]"));
        EXPECT_EQ(table.state().plies.size(), 2U);
        EXPECT_EQ(table.state().clock.of(Side::white).moves, 1); // the counter of moves too
        EXPECT_EQ(table.act(Actor::arbiter, CorrectClock{Side::white, minutes(1)}),
                  book.says("clock_corrected white +60s [6.10.2|69]"));
    }
}

TEST(ChessIrregular, TheClockSettingAfterTenMoves) {
    ARTICLE("FIDE:A.5.1.1", "PMR:151a");
    for (const Book& book : books) {
        Table early = book.game({}, test::rapid(Supervision::reduced));
        early.play("e4 e5");
        EXPECT_EQ(early.act(Actor::white, Discover{Irregularity::clock_setting}),
                  book.says("clock_to_be_set [6.10.2|69]"));
        for (const bool suffers : {false, true}) {
            Table table = book.game({}, test::rapid(Supervision::reduced));
            table.play(ten_moves);
            table.play("b3 b6");
            EXPECT_EQ(table.act(Actor::white, Discover{Irregularity::clock_setting}),
                      "asked: setting_stays|schedule_suffers");
            EXPECT_EQ(table.act(Actor::arbiter, Decide{suffers ? 2 : 1}),
                      book.says(suffers ? "clock_to_be_set [A.5.1|151, A.5.1.1|151a]"
                                        : "setting_stays [A.5.1|151, A.5.1.1|151a]"));
            EXPECT_EQ(table.state().clock.running.has_value(), !suffers);
        }
    }
}

// T31
TEST(ChessIrregular, BothKingsInCheck) {
    ARTICLE("FIDE:A.5.4", "PMR:154");
    for (const Book& book : books) {
        Table table =
            book.game("4k2R/8/8/8/8/8/4r3/4K3 w - - 0 1", test::blitz(Supervision::reduced));
        EXPECT_EQ(table.act(Actor::white, Discover{Irregularity::irregular_position}),
                  book.says("refused: arbiter_waits [A.5.4|154]"));
        EXPECT_EQ(table.act(Actor::arbiter, Discover{Irregularity::irregular_position}),
                  book.says("irregular_waits [A.5.4|154]"));
        table.act(Actor::white, Make{table.shift("h8-g8")}); // both are still in check
        EXPECT_EQ(table.act(Actor::white, Press{}),
                  book.says("irregular_draws [A.5.4|154]; 1/2-1/2"));
        Table mended =
            book.game("4k2R/8/8/8/8/8/4r3/4K3 w - - 0 1", test::blitz(Supervision::reduced));
        mended.act(Actor::arbiter, Discover{Irregularity::irregular_position});
        mended.act(Actor::white, Make{mended.shift("e1-e2 -e2")});
        EXPECT_EQ(mended.act(Actor::white, Press{}), "");
        EXPECT_EQ(mended.state().watching, std::nullopt);
        EXPECT_EQ(mended.act(Actor::arbiter, Discover{Irregularity::irregular_position}),
                  book.says("refused: position_regular [A.5.4|154]"));
        // The arbiter of a fully supervised game does not wait.
        Table full = book.game("4k2R/8/8/8/8/8/4r3/4K3 w - - 0 1", test::blitz(Supervision::full));
        EXPECT_EQ(full.act(Actor::arbiter, Discover{Irregularity::irregular_position}),
                  book.says("refused: arbiter_waits [A.5.4|154]"));
    }
}

TEST(ChessIrregular, APawnOnItsLastRank) {
    ARTICLE("FIDE:A.5.4", "PMR:154");
    for (const Book& book : books) {
        Table table =
            book.game("P3k3/8/8/8/8/8/7P/4K3 w - - 0 1", test::rapid(Supervision::reduced));
        EXPECT_EQ(table.act(Actor::arbiter, Discover{Irregularity::irregular_position}),
                  book.says("irregular_waits [A.5.4|154]"));
        EXPECT_EQ(table.act(Actor::white, Make{table.shift("e1-e2")}), "");
        EXPECT_EQ(table.act(Actor::white, Press{}),
                  book.says("irregular_draws [A.5.4|154]; 1/2-1/2"));
    }
}

} // namespace

} // namespace kodeks::referee
