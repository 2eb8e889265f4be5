// What a ruling leaves behind besides its words: counts, phases, envelopes and questions. Without
// them the next act at the same board would be judged from a state that never was.
#include "referee/chess/books.hpp"
#include "referee/table.hpp"
#include "support/article.hpp"

#include <gtest/gtest.h>

namespace kodeks::referee {

namespace {

using clock::whole_game;
using games::Side;
using test::Book;
using test::books;
using test::Table;

std::int32_t counted(const Table& table, Side side, Counter counter) {
    return table.state().of(side).count(counter);
}

Table russian(std::string_view fen = {}, Milliseconds time = minutes(90)) {
    Table table("ru-code", "russian", {.control = whole_game(time)}, fen);
    table.begin();
    return table;
}

Table sealed_by_white() {
    Table table = russian();
    table.act(Actor::arbiter, Adjourn{});
    table.act(Actor::white, Seal{"?"});
    table.act(Actor::white, StopClock{});
    return table;
}

TEST(Aftermath, AnOpenMoveLeavesTheOtherPlayerToMove) {
    ARTICLE("RU:3.11.4");
    Table table = russian();
    table.act(Actor::arbiter, Adjourn{});
    EXPECT_EQ(table.act(Actor::white, Make{table.move("c3-d4")}), "open_move white [RU:3.11.4]");
    ASSERT_TRUE(table.state().adjournment);
    EXPECT_EQ(table.state().adjournment->sealer, Side::black);
    EXPECT_FALSE(table.state().adjournment->written);
    EXPECT_EQ(table.act(Actor::arbiter, Resume{}), "position_set_up [RU:3.12.1]");
    EXPECT_FALSE(table.state().adjournment); // nothing is to be opened any more
    EXPECT_EQ(table.state().clock.running, Side::black);
}

TEST(Aftermath, ALostEnvelopeIsNotOpenedAnyMore) {
    ARTICLE("RU:3.12.6");
    Table table = sealed_by_white();
    EXPECT_EQ(table.act(Actor::arbiter, Discover{Irregularity::envelope_lost}),
              "envelope_lost [RU:3.12.6]");
    EXPECT_FALSE(table.state().adjournment);
    EXPECT_EQ(table.act(Actor::arbiter, Open{"c3-d4"}), "refused: not_resuming [RU:3.12.2]");
}

TEST(Aftermath, TheSealedMoveIsOpenedBeforeAnybodyForfeits) {
    ARTICLE("FIDE:G.I.10", "PMR:188");
    for (const Book& book : books) {
        Table table = book.game({}, {.default_time = minutes(30)});
        table.play("e4 e5 Nf3");
        table.act(Actor::arbiter, Adjourn{});
        table.act(Actor::black, Seal{"x", "c0ffee", {"A", "B"}, "Monday"});
        table.act(Actor::black, StopClock{});
        table.wait(minutes(60));
        table.act(Actor::arbiter, Arrive{Side::white}); // who has to reply
        table.act(Actor::arbiter, Resume{});
        table.wait(minutes(31));
        EXPECT_EQ(table.act(Actor::arbiter, Look{}),
                  book.says("open_before_forfeit black [G.I.10|188]"));
        EXPECT_EQ(table.state().phase, Phase::resuming);
    }
}

TEST(Aftermath, AClockStoppedByMistakeIsRemembered) {
    ARTICLE("RU:3.8.11");
    Table table = russian();
    table.play("c3-d4");
    EXPECT_EQ(table.act(Actor::black, StopClock{}),
              "clock_stopped black [RU:3.8.11, RU:3.7.3#5]; asked: "
              "resignation|misunderstanding|draw_fixed");
    EXPECT_EQ(table.act(Actor::arbiter, Decide{2}),
              "stopped_without_reason black [RU:3.8.11, RU:3.7.3#5]");
    EXPECT_EQ(counted(table, Side::black, Counter::remarks), 1);
    EXPECT_EQ(table.state().phase, Phase::playing);
}

TEST(Aftermath, ABreachBeforeTheStartDoesNotStartTheGame) {
    ARTICLE("FIDE:11.5", "PMR:130");
    for (const Book& book : books) {
        Table table = book.table();
        table.act(Actor::arbiter, Arrive{Side::white});
        table.act(Actor::arbiter, Report{"distraction", Side::white});
        EXPECT_EQ(table.state().phase, Phase::stopped);
        table.act(Actor::arbiter, Decide{1});
        EXPECT_EQ(table.state().phase, Phase::scheduled);
        EXPECT_FALSE(table.state().clock.running);
    }
}

TEST(Aftermath, WhetherTheOpponentCouldWinIsAskedWithItsArticle) {
    ARTICLE("FIDE:6.9", "PMR:67");
    const truth::SilentOracle silent;
    for (const Book& book : books) {
        Table table = book.game({}, {.control = whole_game(minutes(5))});
        table.ask(silent);
        table.wait(minutes(6));
        EXPECT_EQ(table.act(Actor::arbiter, Look{}),
                  book.says("winnable_unknown white 0 [6.9|67]; asked: ") +
                      "opponent_can_win|opponent_cannot_win");
        EXPECT_EQ(table.act(Actor::arbiter, Decide{2}),
                  book.says("arbiter_decided [6.9|67]; 1/2-1/2"));
    }
}

TEST(Aftermath, WrongClaimsAreCounted) {
    ARTICLE("RU:1.9.2#4");
    Table table = russian();
    EXPECT_EQ(table.act(Actor::white, Claim{.rule = "threefold"}),
              "claim_wrong white threefold 1 [RU:1.9.2#4]");
    EXPECT_EQ(counted(table, Side::white, Counter::wrong_claims), 1);
    EXPECT_EQ(counted(table, Side::black, Counter::wrong_claims), 0);
}

TEST(Aftermath, SlipsOfBlindPlayersAndSheetsAreRemembered) {
    ARTICLE("FIDE:8.1.1", "FIDE:C.0", "PMR:89", "PMR:163");
    for (const Book& book : books) {
        Table table = book.game({}, {.sheets = true});
        table.play("e4");
        table.act(Actor::white, Record{"d4"}); // another move than the one on the board
        EXPECT_EQ(counted(table, Side::white, Counter::remarks), 1);
        table.act(Actor::white, Record{"P-K4"});
        EXPECT_EQ(counted(table, Side::white, Counter::warnings), 1);
        EXPECT_EQ(counted(table, Side::black, Counter::remarks), 0);
    }
}

TEST(Aftermath, PiecesTakenOffInAnotherOrderAreRemarkedOn) {
    ARTICLE("RU:1.5.12");
    Table table = russian("W:Wc3,a1:Bd4,f6,a7");
    const games::Move shown = table.shift("c3-g7");
    table.act(Actor::white, Release{shown.from, shown.to});
    EXPECT_EQ(table.state().of(Side::white).touched.size(), 1U);
    EXPECT_EQ(table.act(Actor::white, Remove{table.shift("f6-f6").from}),
              "removal_order white [RU:1.5.12]");
    EXPECT_EQ(counted(table, Side::white, Counter::remarks), 1);
}

TEST(Aftermath, AnInterruptedGameForgetsItsOffer) {
    ARTICLE("FIDE:7.2.1", "PMR:77");
    for (const Book& book : books) {
        Table table = book.game();
        table.play("e4 e5");
        table.act(Actor::white, OfferDraw{});
        ASSERT_TRUE(table.state().offer);
        table.act(Actor::arbiter, Discover{Irregularity::wrong_setup});
        EXPECT_EQ(table.state().phase, Phase::cancelled);
        EXPECT_FALSE(table.state().offer);
    }
}

TEST(Aftermath, APostponedClaimIsOverWithTheFlag) {
    ARTICLE("FIDE:G.III.5.2", "PMR:201");
    for (const Book& book : books) {
        Table table = book.game("4k3/r7/8/8/8/8/7R/4K3 w - - 0 60", {.quickplay = true});
        table.wait(minutes(89));
        table.act(Actor::white, QuickplayClaim{LastMinutes::cannot_win});
        table.act(Actor::arbiter, Decide{2});
        EXPECT_TRUE(table.state().postponed);
        table.wait(minutes(2));
        table.act(Actor::arbiter, Look{});
        ASSERT_TRUE(table.state().question);
        EXPECT_EQ(table.state().question->options,
                  (std::vector<std::string>{"draw", "flag_counts"}));
        EXPECT_EQ(table.act(Actor::arbiter, Decide{2}),
                  book.says("flag_loses white 0 [6.9|67]; 0-1"));
        EXPECT_FALSE(table.state().postponed);
        EXPECT_FALSE(table.state().question);
    }
}

} // namespace

} // namespace kodeks::referee
