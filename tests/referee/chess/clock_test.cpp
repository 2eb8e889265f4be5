#include "referee/chess/books.hpp"

#include <gtest/gtest.h>

namespace kodeks::referee {

namespace {

using rulebook::Supervision;
using test::Book;
using test::books;
using test::Table;

constexpr std::string_view bare_king = "8/8/8/3k4/8/8/3QK3/8 w - - 0 50";

clock::TimeControl two_moves_then_rest(clock::NextPeriod next) {
    clock::TimeControl control;
    control.periods.push_back({.moves = 2, .time = minutes(60)});
    control.periods.push_back({.moves = 0, .time = minutes(30)});
    control.next_period = next;
    return control;
}

// T01
TEST(ChessClock, AFlagAgainstABareKingDraws) {
    ARTICLE("FIDE:6.9", "PMR:67");
    for (const Book& book : books) {
        Table table = book.game(bare_king);
        table.wait(minutes(90));
        EXPECT_EQ(table.act(Actor::arbiter, Look{}),
                  book.says("flag_draws white 0 [6.9|67]; 1/2-1/2"));
        Table lost = book.game();
        lost.wait(minutes(90));
        EXPECT_EQ(lost.act(Actor::arbiter, Look{}), book.says("flag_loses white 0 [6.9|67]; 0-1"));
    }
}

// T03
TEST(ChessClock, ResigningAgainstABareKing) {
    ARTICLE("FIDE:5.1.2", "PMR:48");
    for (const Book& book : books) {
        Table table = book.game(bare_king);
        EXPECT_EQ(table.act(Actor::white, Resign{}),
                  book.fide ? "resigned_draw white [FIDE:5.1.2]; 1/2-1/2"
                            : "resigned white [PMR:48]; 0-1");
        Table plain = book.game();
        EXPECT_EQ(plain.act(Actor::black, Resign{}), book.says("resigned black [5.1.2|48]; 1-0"));
    }
}

TEST(ChessClock, AFlagCountsWhenSeenOrClaimed) {
    ARTICLE("FIDE:6.8", "PMR:66");
    for (const Book& book : books) {
        Table table = book.game({}, {.flags = Flags::claimed});
        EXPECT_EQ(table.act(Actor::black, NoticeFlag{}), book.says("refused: no_flag [6.8|66]"));
        table.wait(minutes(91));
        EXPECT_EQ(table.act(Actor::white, Make{table.move("e4")}), ""); // nobody has said anything
        EXPECT_EQ(table.act(Actor::spectator, NoticeFlag{}),
                  book.says("refused: spectators_silent [6.8|66]"));
        EXPECT_EQ(table.act(Actor::black, Claim{ClaimKind::flag}),
                  book.says("flag_loses white 0 [6.9|67]; 0-1"));
    }
}

// T25
TEST(ChessClock, TheLastMoveOfAPeriodMustBeCompleted) {
    ARTICLE("FIDE:6.2.1", "FIDE:6.2.1.1", "FIDE:6.3.1", "FIDE:6.4", "FIDE:6.9", "PMR:53", "PMR:53a",
            "PMR:59", "PMR:61", "PMR:67");
    const Regulations regulations{.control =
                                      two_moves_then_rest(clock::NextPeriod::when_moves_are_made)};
    for (const Book& book : books) {
        Table table = book.game({}, regulations);
        table.play("f3 e5");
        table.act(Actor::white, Make{table.move("g4")});
        table.wait(minutes(60));
        EXPECT_EQ(table.act(Actor::white, Press{}), book.says("flag_loses white 1 [6.9|67]; 0-1"));
        // Completed in time, the next period is added and what was saved with it.
        Table in_time = book.game({}, regulations);
        in_time.play("f3 e5 g4");
        EXPECT_EQ(in_time.left(Side::white), minutes(90) - seconds(2));
        // A move that ends the game needs no press.
        EXPECT_EQ(in_time.act(Actor::black, Make{in_time.move("Qh4")}),
                  book.says("checkmate black [5.1.1|47]; 0-1"));
        in_time.wait(minutes(200));
        EXPECT_EQ(in_time.act(Actor::white, NoticeFlag{}), book.says("refused: over [8.7|102]"));
    }
}

TEST(ChessClock, DelayAndSavedTime) {
    ARTICLE("FIDE:6.3.2", "PMR:60");
    for (const Book& book : books) {
        const Regulations regulations{
            .control = clock::whole_game(minutes(90), clock::Extra::delay, seconds(10))};
        Table table = book.game({}, regulations);
        table.wait(seconds(9));
        table.act(Actor::white, Move{table.move("e4")});
        EXPECT_EQ(table.left(Side::white), minutes(90));
        table.wait(seconds(25));
        table.act(Actor::black, Move{table.move("e5")});
        EXPECT_EQ(table.left(Side::black), minutes(90) - seconds(15));
    }
}

TEST(ChessClock, ClaimingATimeWinWithoutFullSupervision) {
    ARTICLE("FIDE:A.5.3", "FIDE:A.5.5", "PMR:153", "PMR:155");
    for (const Book& book : books) {
        Regulations regulations = test::blitz(Supervision::reduced);
        regulations.flags = Flags::claimed;
        Table table = book.game({}, regulations);
        table.wait(minutes(6));
        EXPECT_EQ(table.act(Actor::black, NoticeFlag{}),
                  book.says("flag_loses white 0 [6.9|67, A.5.3|153]; 0-1"));
        Table called = book.game({}, regulations);
        called.wait(minutes(6));
        EXPECT_EQ(called.act(Actor::arbiter, Look{}),
                  book.says("flag_loses white 0 [6.9|67, A.5.5|155]; 0-1"));
        Table bare = book.game(bare_king, regulations);
        bare.wait(minutes(6));
        EXPECT_EQ(bare.act(Actor::black, NoticeFlag{}),
                  book.says("flag_draws white 0 [6.9|67, A.5.3|153]; 1/2-1/2"));
    }
}

TEST(ChessClock, BothFlagsDown) {
    ARTICLE("PMR:153", "FIDE:6.9");
    for (const Book& book : books) {
        Regulations regulations = test::blitz(Supervision::reduced);
        regulations.flags = Flags::claimed;
        Table table = book.game({}, regulations);
        table.wait(minutes(6));
        table.act(Actor::white, Move{table.move("e4")});
        table.wait(minutes(6));
        // The clock knows that White's fell first; in PMR the claimant needs time himself.
        EXPECT_EQ(table.act(Actor::black, NoticeFlag{}),
                  book.fide ? "flag_loses white 1 [FIDE:6.9, FIDE:A.5.3]; 0-1"
                            : "refused: claimant_out_of_time [PMR:153]");
    }
}

TEST(ChessClock, BothFlagsDownAndNobodyKnowsWhichFirst) {
    ARTICLE("FIDE:G.III.3.1", "FIDE:G.III.3.1.1", "FIDE:G.III.3.1.2", "PMR:197", "PMR:197a",
            "PMR:197b");
    for (const Book& book : books) {
        Table last = book.game({}, {.flags = Flags::claimed, .quickplay = true});
        EXPECT_EQ(last.act(Actor::arbiter, Discover{Irregularity::both_flags}),
                  book.says("refused: no_flag [G.III.3.1.2|197b]"));
        last.wait(minutes(91));
        last.act(Actor::white, Move{last.move("e4")});
        last.wait(minutes(91));
        EXPECT_EQ(last.act(Actor::arbiter, Discover{Irregularity::both_flags}),
                  book.says("both_flags_draw [G.III.3.1.2|197b]; 1/2-1/2"));
        Table first =
            book.game({}, {.control = two_moves_then_rest(clock::NextPeriod::when_moves_are_made),
                           .flags = Flags::claimed,
                           .quickplay = true});
        first.wait(minutes(61));
        first.act(Actor::white, Move{first.move("e4")});
        first.wait(minutes(61));
        EXPECT_EQ(first.act(Actor::arbiter, Discover{Irregularity::both_flags}),
                  book.says("both_flags_go_on [G.III.3.1.1|197a]"));
        EXPECT_FALSE(first.state().over());
        EXPECT_GT(first.left(Side::white), minutes(0));
        EXPECT_GT(first.left(Side::black), minutes(0));
    }
}

TEST(ChessClock, StoppingForHelp) {
    ARTICLE("FIDE:6.11.2", "FIDE:6.11.4", "PMR:71", "PMR:73");
    for (const Book& book : books) {
        Table table = book.game("7k/2P5/8/8/8/8/8/K7 w - - 0 1");
        EXPECT_EQ(table.act(Actor::white, StopClock{}), // no second queen at hand
                  book.says("clock_stopped white [6.11.2|71, 6.11.4|73]; "
                            "asked: reason_valid|reason_invalid"));
        table.wait(minutes(5));
        EXPECT_EQ(table.act(Actor::arbiter, Decide{1}), "");
        EXPECT_EQ(table.left(Side::white), minutes(90));
        table.act(Actor::white, StopClock{});
        EXPECT_EQ(table.act(Actor::arbiter, Decide{2}),
                  book.says("offence white stopped_without_reason 1 [6.11.4|73, 12.9|146]; "
                            "asked: warning|opponent_gains_time|offender_loses_time|"
                            "opponent_gains_points|offender_loses_points|"
                            "loss_opponent_score_open|fine|exclusion|expulsion"));
        EXPECT_EQ(table.act(Actor::arbiter, Decide{1}),
                  book.says("warning white stopped_without_reason [6.11.4|73, 12.9|146, "
                            "12.9.1|146a]"));
        EXPECT_EQ(table.state().clock.running, Side::white);
    }
}

TEST(ChessClock, InterruptionsAndDisturbances) {
    ARTICLE("FIDE:6.11.1", "FIDE:6.11.3", "FIDE:12.5", "PMR:70", "PMR:72", "PMR:142");
    for (const Book& book : books) {
        Table table = book.game();
        EXPECT_EQ(table.act(Actor::white, Pause{}), "refused: officials_only []");
        EXPECT_EQ(table.act(Actor::arbiter, Pause{}),
                  book.says("interrupted [6.11.1|70, 6.11.3|72]"));
        table.wait(minutes(20));
        EXPECT_EQ(table.act(Actor::white, Resume{}), "refused: officials_only []");
        EXPECT_EQ(table.act(Actor::arbiter, GiveTime{Side::white, minutes(3)}),
                  book.says("time_for_disturbance white +180s [12.5|142]"));
        EXPECT_EQ(table.act(Actor::arbiter, Resume{}), "");
        EXPECT_EQ(table.left(Side::white), minutes(93));
        EXPECT_EQ(table.act(Actor::arbiter, GiveTime{Side::white, minutes(-3)}),
                  book.says("refused: no_time_given [12.5|142]"));
    }
}

TEST(ChessClock, WrongSettingsAndDefects) {
    ARTICLE("FIDE:6.10.1", "FIDE:6.10.2", "PMR:68", "PMR:69");
    for (const Book& book : books) {
        Table table = book.game();
        EXPECT_EQ(table.act(Actor::black, Discover{Irregularity::clock_setting}),
                  book.says("clock_to_be_set [6.10.2|69]"));
        EXPECT_EQ(table.state().clock.running, std::nullopt);
        EXPECT_EQ(table.act(Actor::arbiter, CorrectClock{Side::black, minutes(10)}),
                  book.says("clock_corrected black +600s [6.10.2|69]"));
        table.act(Actor::arbiter, Resume{});
        EXPECT_EQ(table.act(Actor::white, Discover{Irregularity::clock_defect}),
                  book.says("clock_replaced [6.10.1|68]"));
    }
}

} // namespace

} // namespace kodeks::referee
