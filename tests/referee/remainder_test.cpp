// What acts leave behind on the board, on the sheets and on the clocks, where no ruling speaks of
// it.
#include "referee/chess/books.hpp"
#include "referee/hands/board.hpp"
#include "referee/seat/view.hpp"
#include "referee/words/sentence.hpp"
#include "support/article.hpp"

#include <algorithm>

#include <gtest/gtest.h>

namespace kodeks::referee {

namespace {

using clock::whole_game;
using games::Side;
using rulebook::Supervision;
using test::at;
using test::Book;
using test::books;
using test::Table;

std::int32_t counted(const Table& table, Side side, Counter counter) {
    return table.state().of(side).count(counter);
}

Table draughts(std::string_view edition, std::string_view fen = {},
               const Regulations& regulations = {.control = whole_game(minutes(90))}) {
    Table table(edition, "russian", regulations, fen);
    table.begin();
    return table;
}

games::Square square(const Table& table, std::string_view name) {
    return table.shift(std::string(name) + "-" + std::string(name)).from;
}

// Of pieces touched only one's own can be bound, whichever was touched first.
TEST(Remainder, TheOwnTouchedPieceIsBoundNotTheOpponents) {
    ARTICLE("UA:V.5.2", "UA:V.6.4.3");
    Table table = draughts("ua2026");
    table.act(Actor::white, Touch{square(table, "f6")});
    table.act(Actor::white, Touch{square(table, "c3")});
    table.act(Actor::white, Make{table.move("g3-h4")});
    table.act(Actor::white, Press{});
    EXPECT_EQ(table.act(Actor::black, NoticeIllegal{}),
              "illegal_restored white other_piece [UA:V.6.4, UA:V.6.4.3]; "
              "illegal_remark white 1 [UA:V.6.10]");
    const auto& touched = table.state().of(Side::white).touched;
    ASSERT_EQ(touched.size(), 1U);
    EXPECT_EQ(touched[0], square(table, "c3"));
    table.act(Actor::white, Make{table.move("g3-h4")}); // not with the piece that is bound
    EXPECT_EQ(table.state().plies.back().how, rulebook::HandFault::other_piece);
}

// Pieces off the board in a wrong order: every one of them is out of it, also when nothing of the
// capture is left to go.
TEST(Remainder, WhatGoesOffAfterTheCaptureIsOutOfOrderToo) {
    ARTICLE("RU:1.5.12");
    Table table = draughts("ru-code", "W:Wc3,a1:Bd4,f8,h8");
    const games::Move shown = table.shift("c3-e5");
    table.act(Actor::white, Release{shown.from, shown.to});
    EXPECT_EQ(table.act(Actor::white, Remove{square(table, "h8")}),
              "removal_order white [RU:1.5.12]");
    EXPECT_EQ(table.act(Actor::white, Remove{square(table, "d4")}), "");
    EXPECT_EQ(table.act(Actor::white, Remove{square(table, "f8")}),
              "removal_order white [RU:1.5.12]");
    EXPECT_EQ(counted(table, Side::white, Counter::remarks), 2);
}

// A capture that was begun without the capturing piece is nothing when the clock is pressed.
TEST(Remainder, APieceTakenOffAloneIsNoMove) {
    ARTICLE("FIDE:7.5.3", "FIDE:7.5.5", "FIDE:4.3.2", "PMR:85", "PMR:87");
    for (const Book& book : books) {
        Table table = book.game("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
        table.act(Actor::white, Remove{at("d5")});
        ASSERT_TRUE(table.state().partial);
        EXPECT_EQ(table.act(Actor::white, Press{}),
                  book.says("press_without_move white [7.5.3|85]; "
                            "illegal_costs_time white +120s 1 [7.5.5|87]"));
        EXPECT_FALSE(table.state().partial);
        EXPECT_TRUE(table.state().board.at(at("d5")).present());
    }
}

// A rook that was captured on its first square takes the right to castle with it, also when the
// capture was illegal and stands (FIDE:3.8.2.1.2).
TEST(Remainder, AnIllegalCaptureOfTheRookEndsItsCastling) {
    ARTICLE("FIDE:3.8.2.1.2", "FIDE:A.5.2", "PMR:30c");
    for (const Book& book : books) {
        Table table =
            book.game("r3k2r/8/8/8/8/8/8/RN2K2R w KQkq - 0 1", test::rapid(Supervision::none));
        const games::Setup after = displaced(table.state().board, table.shift("b1-h8"));
        games::SquareSet rooks;
        for (const char* const name : {"a1", "h1", "a8"}) {
            rooks.add(at(name));
        }
        EXPECT_EQ(after.castling_rooks, rooks);
        const games::Setup gone = displaced(table.state().board, table.shift("h1-a8"));
        rooks.remove(at("h1"));
        rooks.remove(at("a8"));
        rooks.add(at("h8"));
        EXPECT_EQ(gone.castling_rooks, rooks);
    }
}

// Only the end that a move brought is contested by what was touched, not a resignation.
TEST(Remainder, AResignationIsNotContestedByATouch) {
    ARTICLE("FIDE:4.8", "PMR:45");
    for (const Book& book : books) {
        Table table = book.game();
        table.play("e4");
        table.act(Actor::black, Resign{});
        ASSERT_TRUE(table.state().over());
        EXPECT_TRUE(table.act(Actor::black, TouchClaim{at("d2")}).starts_with("refused: over"));
    }
}

// Whoever comes after the game was lost for his absence has not come to the board.
TEST(Remainder, WhoeverComesTooLateIsNotThere) {
    ARTICLE("FIDE:6.7.1", "PMR:65");
    for (const Book& book : books) {
        Table table = book.table({.default_time = minutes(30)});
        table.act(Actor::arbiter, Arrive{Side::white});
        table.act(Actor::arbiter, Begin{});
        table.wait(minutes(31));
        table.act(Actor::arbiter, Arrive{Side::black});
        ASSERT_TRUE(table.state().over());
        EXPECT_FALSE(table.state().of(Side::black).is(Mark::present));
    }
}

TEST(Remainder, RemarksAboutRecordsAndWordsAreCounted) {
    ARTICLE("RU:3.10.2", "RU:3.21.2");
    Table record = draughts("ru-code");
    record.play("c3-d4 d6-c5 b2-c3 f6-g5 c3-b4 g5-h4");
    EXPECT_EQ(record.act(Actor::arbiter, CheckRecord{Side::white, 3}),
              "record_restored_now white 3 [RU:3.10.2]");
    EXPECT_EQ(counted(record, Side::white, Counter::remarks), 1);
    Table words("ru-code", "russian", {.control = whole_game(minutes(90))});
    words.need({.blind = true}, {});
    words.begin();
    words.act(Actor::white, Make{words.move("c3-d4")});
    words.act(Actor::white, Announce{words.shift("c3-b4")});
    EXPECT_EQ(words.act(Actor::white, Press{}), "misannounced white 1 [RU:3.21.2]");
    EXPECT_EQ(counted(words, Side::white, Counter::remarks), 1);
}

// The record cannot be restored: the next move is the first of the new period (FIDE:8.6).
TEST(Remainder, MovesAreCountedAnewWhereNobodyKnowsThem) {
    ARTICLE("FIDE:8.6", "PMR:101");
    for (const Book& book : books) {
        clock::TimeControl control;
        control.periods.push_back({.moves = 3, .time = minutes(10)});
        control.periods.push_back({.moves = 20, .time = minutes(60)});
        control.periods.push_back({.moves = 0, .time = minutes(30)});
        control.next_period = clock::NextPeriod::when_time_is_out;
        Table table = book.game({}, {.control = control, .sheets = true});
        table.play("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7"); // five moves where three were asked
        table.wait(minutes(11)); // White's first period is over, and neither has written anything
        ASSERT_TRUE(table.act(Actor::arbiter, Look{}).find("update_both_sheets") !=
                    std::string::npos);
        table.act(Actor::arbiter, Decide{3});
        EXPECT_EQ(clock::reading(table.state().clock, Side::white, table.state().clock.since)
                      .moves_to_control,
                  20);
    }
}

// When both are behind with their sheets at the end of a period, whatever is tried then waits until
// they are up to date; when one is, only he waits (FIDE:8.5.1, FIDE:8.5.2).
TEST(Remainder, NoMoveIsMadeBeforeBothSheetsAreUpToDate) {
    ARTICLE("FIDE:8.5.1", "FIDE:8.5.2", "PMR:98", "PMR:99");
    for (const Book& book : books) {
        clock::TimeControl control;
        control.periods.push_back({.moves = 2, .time = minutes(10)});
        control.periods.push_back({.moves = 0, .time = minutes(60)});
        control.next_period = clock::NextPeriod::when_time_is_out;
        Table behind = book.game({}, {.control = control, .sheets = true});
        behind.play("e4 e5 Nf3 Nc6");
        Table written = behind;
        behind.wait(minutes(11));
        const std::string asked = behind.act(Actor::white, Make{behind.move("Bb5")});
        EXPECT_TRUE(asked.starts_with("update_both_sheets")) << asked;
        EXPECT_EQ(behind.state().plies.size(), 4U);
        EXPECT_EQ(behind.state().phase, Phase::stopped);
        for (const char* const move : {"e4", "e5", "Nf3", "Nc6"}) {
            written.act(Actor::black, Record{move});
        }
        written.wait(minutes(11));
        const std::string waits = written.act(Actor::white, Make{written.move("Bb5")});
        EXPECT_TRUE(waits.starts_with("refused: update_sheet_first")) << waits;
    }
}

// The sealed move was the first of the game; the board was set up wrongly, and the game begins
// anew.
TEST(Remainder, ANewGameAfterTheResumptionBeginsAtItsFirstMove) {
    ARTICLE("RU:1.10.2", "RU:3.12.8");
    Table table = draughts("ru-code");
    table.act(Actor::arbiter, Adjourn{});
    table.act(Actor::white, Seal{"?"});
    table.act(Actor::white, StopClock{});
    table.act(Actor::arbiter, Arrive{Side::white});
    table.act(Actor::arbiter, Arrive{Side::black});
    table.act(Actor::arbiter, Resume{});
    table.act(Actor::arbiter, Open{"c3-d4"});
    ASSERT_TRUE(table.state().adjournment);
    EXPECT_EQ(table.state().adjournment->first_ply, 1);
    EXPECT_EQ(table.act(Actor::arbiter, Discover{Irregularity::wrong_setup}),
              "setup_corrected [RU:1.10.2]");
    ASSERT_TRUE(table.state().adjournment);
    EXPECT_EQ(table.state().adjournment->first_ply, 0);
    EXPECT_TRUE(table.state().plies.empty());
}

// Once a flag has fallen the number of moves is no secret any more (FIDE:8.5.1, FIDE:12.6).
TEST(Remainder, TheNumberOfMovesIsSeenAfterAFlag) {
    ARTICLE("FIDE:12.6", "FIDE:8.5.1");
    Table table = test::fide.game({}, {.control = whole_game(minutes(5)),
                                       .supervision = Supervision::none,
                                       .flags = Flags::claimed});
    table.play("e4 e5");
    const auto seen = [&](std::int64_t after) {
        const Instant now{table.state().clock.since.value + minutes(after).value};
        return view(table.state(), *find_rules("fide2023", "chess"), Seat::white, now).moves_made;
    };
    EXPECT_EQ(seen(1), std::nullopt);
    EXPECT_EQ(seen(6), (std::array<std::int32_t, 2>{1, 1}));
}

// A wrong position is found after the resumption: the sealed move is taken back as well.
TEST(Remainder, GoingBackBehindTheSealedMoveGoesBehindTheResumption) {
    ARTICLE("FIDE:7.5.1", "FIDE:G.I.13", "PMR:83", "PMR:192");
    for (const Book& book : books) {
        Table table = book.game();
        table.play("e4 e5");
        table.act(Actor::white, Make{table.shift("f1-f4")}); // through its own pawn
        table.act(Actor::white, Press{});
        table.act(Actor::black, Make{table.shift("d7-d6")});
        table.act(Actor::black, Press{});
        table.act(Actor::arbiter, Adjourn{});
        table.act(Actor::white, Seal{"x", "c", {"A", "B"}, "Monday"});
        table.act(Actor::white, StopClock{});
        table.act(Actor::arbiter, Arrive{Side::white});
        table.act(Actor::arbiter, Arrive{Side::black});
        table.act(Actor::arbiter, Begin{});
        table.act(Actor::arbiter, Open{"Nf3", "c"});
        ASSERT_TRUE(table.state().adjournment);
        EXPECT_EQ(table.state().adjournment->first_ply, 5);
        table.act(Actor::black, NoticeIllegal{});
        ASSERT_TRUE(table.state().adjournment);
        EXPECT_EQ(table.state().adjournment->first_ply, 2);
        EXPECT_EQ(table.state().plies.size(), 2U);
    }
}

// An illegal move is found while the sealed one lies in the envelope: it belonged to another
// position.
TEST(Remainder, WhatWasSealedAfterAnIllegalMoveIsForgotten) {
    ARTICLE("FIDE:7.5.1", "PMR:83");
    for (const Book& book : books) {
        Table table = book.game();
        table.play("e4 e5");
        table.act(Actor::white, Make{table.shift("f1-f4")});
        table.act(Actor::white, Press{});
        table.act(Actor::arbiter, Adjourn{});
        table.act(Actor::black, Seal{"x", "c", {"A", "B"}, "Monday"});
        table.act(Actor::black, StopClock{});
        table.act(Actor::arbiter, NoticeIllegal{});
        EXPECT_FALSE(table.state().adjournment);
        EXPECT_EQ(table.state().phase, Phase::stopped);
    }
}

// In a game without an arbiter the pawn waits for the opponent's claim; the queen completes the
// move as it was completed, and what she brings on the board counts.
TEST(Remainder, TheQueenThatReplacesAPawnHasBeenMoved) {
    ARTICLE("FIDE:7.5.2", "FIDE:A.5.2", "FIDE:5.1.1");
    const auto claimed = [](std::string_view fen, std::string_view pawn) {
        Table table = test::fide.game(fen, test::rapid(Supervision::none));
        table.act(Actor::white, Make{table.shift(pawn)});
        table.act(Actor::white, Press{});
        const std::string said = table.act(Actor::black, NoticeIllegal{});
        EXPECT_EQ(table.state().of(Side::white).completed, 1);
        EXPECT_EQ(table.state().made_by(), std::nullopt);
        return said;
    };
    EXPECT_EQ(claimed("8/P6k/8/8/8/8/8/K7 w - - 0 1", "a7-a8"),
              "pawn_becomes_queen white [FIDE:7.5.2, FIDE:A.5.2]; "
              "illegal_costs_time white +60s 1 [FIDE:7.5.5, FIDE:A.3]");
    EXPECT_EQ(claimed("6k1/1P3ppp/8/8/8/8/8/4K3 w - - 0 1", "b7-b8"),
              "pawn_becomes_queen white [FIDE:7.5.2, FIDE:A.5.2]; "
              "illegal_costs_time white +60s 1 [FIDE:7.5.5, FIDE:A.3]; "
              "checkmate white [FIDE:5.1.1]; 1-0");
}

// The postponed claim is answered when the flag has fallen, and then nobody knows who could win.
TEST(Remainder, OneQuestionIsAnsweredBeforeTheNextIsAsked) {
    ARTICLE("FIDE:G.III.5.2", "FIDE:6.9", "PMR:201", "PMR:67");
    const truth::SilentOracle silent;
    for (const Book& book : books) {
        Table table = book.game("4k3/r7/8/8/8/8/7R/4K3 w - - 0 60", {.quickplay = true});
        table.ask(silent);
        table.wait(minutes(89));
        table.act(Actor::white, QuickplayClaim{LastMinutes::cannot_win});
        table.act(Actor::arbiter, Decide{2});
        table.wait(minutes(2));
        table.act(Actor::arbiter, Look{});
        const std::size_t before = table.events().size();
        EXPECT_EQ(table.act(Actor::arbiter, Decide{2}),
                  book.says("winnable_unknown white 0 [6.9|67]; asked: ") +
                      "opponent_can_win|opponent_cannot_win");
        EXPECT_EQ(std::count_if(table.events().begin() + static_cast<std::ptrdiff_t>(before),
                                table.events().end(),
                                [](const Event& event) { return event.is<Answered>(); }),
                  1);
    }
}

TEST(Remainder, AnInvalidReasonIsAnAnswerBeforeItIsABreach) {
    ARTICLE("FIDE:6.11.4", "PMR:73");
    for (const Book& book : books) {
        Table table = book.game();
        table.play("e4");
        table.act(Actor::black, StopClock{});
        ASSERT_TRUE(table.state().question);
        const auto& options = table.state().question->options;
        const auto invalid = std::ranges::find(options, "reason_invalid") - options.begin();
        const std::size_t before = table.events().size();
        table.act(Actor::arbiter, Decide{static_cast<std::int32_t>(invalid) + 1});
        EXPECT_EQ(std::count_if(table.events().begin() + static_cast<std::ptrdiff_t>(before),
                                table.events().end(),
                                [](const Event& event) { return event.is<Answered>(); }),
                  1);
        ASSERT_TRUE(table.state().question);
        EXPECT_EQ(table.state().question->subject.matter, Matter::sanction);
    }
}

// The arbiter's own count of five moves: he sees a win, and play goes on.
TEST(Remainder, TheArbiterSeesAWinAfterFiveMoves) {
    ARTICLE("RU:3.20.8#3");
    Table table =
        draughts("ru-code", "W:WKa3,Kc1,Kg1:BKe5,h2", {.control = whole_game(minutes(5))});
    table.act(Actor::arbiter, Witness{});
    table.play("c1-d2 e5-h8 d2-c1 h8-e5 c1-d2 e5-h8 d2-c1 h8-e5 c1-d2 e5-h8");
    EXPECT_EQ(table.act(Actor::arbiter, RecordDraw{Side::white}),
              "claim_needs_ruling white 5 [RU:3.20.8#3]; asked: claim_is_right|claim_is_wrong");
    EXPECT_EQ(table.act(Actor::arbiter, Decide{2}), "arbiter_decided white [RU:3.20.8#3]");
    EXPECT_EQ(table.state().phase, Phase::playing);
    EXPECT_EQ(counted(table, Side::white, Counter::wrong_claims), 0);
}

// A move of two hands is told otherwise than one that the rules do not know (FIDE:7.5.4).
TEST(Remainder, TwoHandsAndAnIllegalMoveAreToldApart) {
    ARTICLE("FIDE:7.5.4");
    Table table = test::fide.game();
    const Reader reader = reader_of(table.state(), Language::en);
    const auto told = [&](const games::Move& move) {
        return sentence(Event{MoveMade{Side::white, move, false}}, reader);
    };
    const std::string hands = told(table.move("e4"));
    const std::string illegal = told(table.shift("e2-e5"));
    EXPECT_NE(hands.find("hands"), std::string::npos) << hands;
    EXPECT_EQ(illegal.find("hands"), std::string::npos) << illegal;
}

// In a book that lets everybody point at a flag a spectator may; none of the five does.
TEST(Remainder, ASpectatorCallsAFlagOnlyWhereTheBookLetsHim) {
    ARTICLE("RU:3.8.9");
    Table table =
        draughts("ru-code", {}, {.control = whole_game(minutes(5)), .flags = Flags::claimed});
    const RuleSet book = *find_rules("ru-code", "russian");
    rulebook::GameRules open = *book.game;
    open.clock.spectators_may_call_flags = true;
    const truth::SilentOracle silent;
    const Instant late{table.state().clock.since.value + minutes(6).value};
    const auto called = [&](const rulebook::GameRules& rules) {
        const World world{{&rules, book.draws}, &silent, Prover::nobody};
        return decide(table.state(), {late, Actor::spectator, NoticeFlag{}}, world);
    };
    ASSERT_NE(called(*book.game).refusal(), nullptr);
    EXPECT_EQ(called(*book.game).refusal()->message.key, "referee.spectators_silent");
    EXPECT_TRUE(called(open).accepted());
}

} // namespace

} // namespace kodeks::referee
