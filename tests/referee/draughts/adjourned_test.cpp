// Adjourned games by the Draughts Code: sealing, envelopes, resuming.
#include "referee/adjournment/envelope.hpp"
#include "referee/referee.hpp"
#include "referee/table.hpp"
#include "support/article.hpp"

#include <gtest/gtest.h>

namespace kodeks::referee {

namespace {

using clock::whole_game;
using games::Side;
using test::Table;

const Regulations classical = {.control = whole_game(minutes(90))};

Table at_board(std::string_view fen = {}, const Regulations& regulations = classical) {
    Table table("ru-code", "russian", regulations, fen);
    table.begin();
    return table;
}

// White has used a minute and sealed; both have gone home.
Table adjourned(std::string_view fen = {}) {
    Table table = at_board(fen);
    table.wait(minutes(1));
    table.act(Actor::arbiter, Adjourn{});
    table.act(Actor::white, Seal{"?"});
    table.act(Actor::white, StopClock{});
    return table;
}

TEST(DraughtsAdjourned, OnlyWhenTheControlMovesAreMade) {
    ARTICLE("RU:3.11.1", "RU:3.11.2", "RU:3.11.3#1");
    clock::TimeControl control;
    control.periods.push_back({.moves = 2, .time = minutes(90)});
    control.periods.push_back({.time = minutes(30)});
    Table table = at_board({}, {.control = control});
    EXPECT_EQ(table.act(Actor::arbiter, Adjourn{}),
              "refused: control_ahead [RU:3.11.1, RU:3.11.2]");
    EXPECT_EQ(table.act(Actor::arbiter, Adjourn{.cause = AdjournCause::exceptional}),
              "refused: chief_decides [RU:3.11.2]");
    table.wait(minutes(3));
    EXPECT_EQ(table.act(Actor::chief_arbiter, Adjourn{.cause = AdjournCause::exceptional}),
              "play_interrupted [RU:3.11.2]");
    table.wait(minutes(60));
    EXPECT_EQ(table.act(Actor::arbiter, Resume{}), "position_set_up [RU:3.12.1]");
    EXPECT_EQ(table.left(Side::white), minutes(87)); // only the time actually used
    EXPECT_EQ(table.state().clock.running, Side::white);
    table.play("c3-d4 h6-g5 d2-c3 g7-h6");
    EXPECT_EQ(table.act(Actor::white, Adjourn{}), "refused: officials_only [RU:3.11.3#1, "
                                                  "RU:3.11.3#2]");
    EXPECT_EQ(table.act(Actor::arbiter, Adjourn{}),
              "move_to_be_sealed white [RU:3.11.3#1, RU:3.11.3#2]");
}

TEST(DraughtsAdjourned, WhoeverAsksPaysTheRestOfTheSession) {
    ARTICLE("RU:3.11.5");
    Table table = at_board();
    EXPECT_EQ(table.act(Actor::black, Adjourn{AdjournCause::request, minutes(90)}),
              "refused: session_too_long [RU:3.11.5]");
    EXPECT_EQ(table.act(Actor::black, Adjourn{AdjournCause::request, minutes(30)}),
              "adjournment_asked black +1800s [RU:3.11.5]; "
              "move_to_be_sealed white [RU:3.11.3#1, RU:3.11.3#2]");
    EXPECT_EQ(table.left(Side::black), minutes(60));
}

TEST(DraughtsAdjourned, TheEnvelope) {
    ARTICLE("RU:3.11.3#2", "RU:3.11.3#3", "RU:3.11.6", "RU:3.12.1");
    Table table = at_board();
    table.play("c3-d4 h6-g5");
    table.wait(minutes(1));
    table.act(Actor::arbiter, Adjourn{});
    EXPECT_EQ(table.act(Actor::black, Seal{"x"}), "refused: not_sealing [RU:3.11.3#2]");
    EXPECT_EQ(table.act(Actor::white, Seal{"first"}), "");
    EXPECT_EQ(table.act(Actor::white, Seal{"second"}), ""); // he may change it
    EXPECT_EQ(table.state().clock.running, Side::white);
    table.wait(minutes(1));
    EXPECT_EQ(table.act(Actor::white, StopClock{}), "adjourned white [RU:3.11.3#2]");
    EXPECT_FALSE(table.state().clock.running);
    const Envelope envelope = envelope_of(table.state());
    EXPECT_EQ(envelope.position, table.state().board);
    EXPECT_EQ(envelope.sealer, Side::white);
    EXPECT_EQ(envelope.move_number, 2);
    EXPECT_EQ(envelope.used[0], minutes(2) + seconds(1));
    EXPECT_EQ(envelope.used[1], seconds(1));
    const auto& kept = table.state().adjournment->sealed;
    EXPECT_EQ(std::string(kept.begin(), kept.end()), "second");
}

TEST(DraughtsAdjourned, AnOpenMove) {
    ARTICLE("RU:3.11.4");
    Table table = at_board();
    table.act(Actor::arbiter, Adjourn{});
    EXPECT_EQ(table.act(Actor::white, Make{table.move("c3-d4")}), "open_move white [RU:3.11.4]");
    EXPECT_EQ(table.state().to_move(), Side::black);
    EXPECT_EQ(table.act(Actor::arbiter, Resume{}), "position_set_up [RU:3.12.1]");
    EXPECT_EQ(table.state().clock.running, Side::black);
    EXPECT_EQ(table.hand(Actor::black, "h6-g5"), "");
}

TEST(DraughtsAdjourned, OpenedInThePresenceOfWhoeverAnswers) {
    ARTICLE("RU:3.12.1", "RU:3.12.2", "RU:3.12.3", "RU:3.12.8");
    Table table = adjourned();
    EXPECT_EQ(table.act(Actor::arbiter, Resume{}),
              "position_set_up [RU:3.12.1]; replier_pays black [RU:3.12.3]");
    EXPECT_EQ(table.state().clock.running, Side::black);
    EXPECT_EQ(table.act(Actor::arbiter, Open{"c3-d4"}), "refused: replier_absent [RU:3.12.2]");
    table.wait(minutes(10));
    table.act(Actor::arbiter, Arrive{Side::black});
    EXPECT_FALSE(table.state().clock.running); // it waits for the sealed move
    EXPECT_EQ(table.act(Actor::black, Discover{.kind = Irregularity::wrong_times,
                                               .about = Side::white,
                                               .amount = -minutes(1)}),
              "clock_corrected white -60s [RU:3.12.8]");
    table.act(Actor::arbiter, Arrive{Side::white});
    EXPECT_EQ(table.act(Actor::arbiter, Open{"c3-d4"}), "sealed_move_made white [RU:3.12.2]");
    EXPECT_EQ(table.state().clock.running, Side::black);
    EXPECT_EQ(table.left(Side::black), minutes(80));
    EXPECT_EQ(table.hand(Actor::black, "h6-g5"), "");
    EXPECT_EQ(table.act(Actor::black, Discover{.kind = Irregularity::wrong_times}),
              "refused: times_stand [RU:3.12.8]");
}

TEST(DraughtsAdjourned, TheSealerIsAbsent) {
    ARTICLE("RU:3.12.4");
    Table table = adjourned();
    table.act(Actor::arbiter, Arrive{Side::black});
    table.act(Actor::arbiter, Resume{});
    EXPECT_EQ(table.act(Actor::arbiter, Open{"c3-d4"}), "sealed_move_made white [RU:3.12.2]");
    table.wait(minutes(2));
    EXPECT_EQ(table.act(Actor::black, Seal{"reply"}), "reply_sealed black [RU:3.12.4]");
    EXPECT_EQ(table.state().clock.running, Side::white);
    EXPECT_EQ(table.act(Actor::arbiter, Open{"h6-g5"}), "refused: replier_absent [RU:3.12.4]");
    table.wait(minutes(3));
    table.act(Actor::arbiter, Arrive{Side::white});
    EXPECT_EQ(table.act(Actor::arbiter, Open{"h6-g5"}), "sealed_move_made black [RU:3.12.2]");
    EXPECT_EQ(table.state().to_move(), Side::white);
    EXPECT_EQ(table.left(Side::white), minutes(86));
    EXPECT_EQ(table.left(Side::black), minutes(88));
    EXPECT_EQ(table.hand(Actor::white, "d4-c5"), "");
}

TEST(DraughtsAdjourned, WrongAndUnclearMovesLoseObviousSlipsAreCorrected) {
    ARTICLE("RU:3.12.5#1", "RU:3.12.5#2");
    const auto opened = [](std::string_view fen, std::string text) {
        Table table = adjourned(fen);
        table.act(Actor::arbiter, Arrive{Side::black});
        table.act(Actor::arbiter, Resume{});
        return table.act(Actor::arbiter, Open{std::move(text)});
    };
    EXPECT_EQ(opened("W:Wc3,g1:Bh6,f8", "g1-g3"), "sealed_move_loses white [RU:3.12.5#1]; 0-1");
    EXPECT_EQ(opened("W:Wc3,g1:Bh6,f8", "..."), "sealed_move_loses white [RU:3.12.5#1]; 0-1");
    EXPECT_EQ(opened("W:Wc3,g1:Bh6,f8", ""), "sealed_move_loses white [RU:3.12.5#1]; 0-1");
    // e5-d6 written, nothing stands on e5, one piece can go to d6.
    EXPECT_EQ(opened("W:Wc5,g1:Bh6,f8", "e5-d6"), "sealed_move_corrected white [RU:3.12.5#2]");
    // Two pieces could: nobody can say.
    EXPECT_EQ(opened("W:Wc5,e5,g1:Bh8,b8", "a3-d6"), "sealed_move_loses white [RU:3.12.5#1]; 0-1");
    // The board from the other side: h2-g3 stands for a7-b6.
    EXPECT_EQ(opened("W:WKa7,e1:Bh6,f8", "h2-g3"), "sealed_move_corrected white [RU:3.12.5#2]");
}

TEST(DraughtsAdjourned, ALostEnvelope) {
    ARTICLE("RU:3.12.6");
    Table lost = adjourned();
    EXPECT_EQ(lost.act(Actor::arbiter, Discover{Irregularity::position_lost}),
              "annulled_replay [RU:3.12.6]");
    EXPECT_EQ(lost.state().phase, Phase::cancelled);
    Table restored = adjourned();
    EXPECT_EQ(restored.act(Actor::arbiter, Discover{Irregularity::envelope_lost}),
              "envelope_lost [RU:3.12.6]");
    restored.act(Actor::arbiter, CorrectClock{Side::white, minutes(1)});
    EXPECT_EQ(restored.act(Actor::arbiter, Resume{Side::white}), "");
    EXPECT_EQ(restored.state().phase, Phase::playing);
}

TEST(DraughtsAdjourned, TheTimeOfWhoeverDoesNotComeRunsOut) {
    ARTICLE("RU:3.13.2");
    Table table = adjourned();
    table.act(Actor::arbiter, Resume{});
    table.wait(minutes(91));
    EXPECT_EQ(table.act(Actor::arbiter, Look{}), "flag_loses black 0 [RU:3.13.2]; 1-0");
}

TEST(DraughtsAdjourned, NotByTheUkrainianRules) {
    ARTICLE("UA:V.18.9.2");
    Table table("ua2026", "russian", classical);
    table.begin();
    EXPECT_EQ(table.act(Actor::chief_arbiter, Adjourn{}), "refused: no_adjournment [UA:V.18.9.2]");
    table.wait(minutes(1));
    EXPECT_EQ(table.act(Actor::chief_arbiter, Pause{}), ""); // a break: everything stands still
    table.wait(minutes(30));
    table.act(Actor::chief_arbiter, Resume{});
    EXPECT_EQ(table.left(Side::white), minutes(89));
}

} // namespace

} // namespace kodeks::referee
