#include "referee/chess/books.hpp"

#include <gtest/gtest.h>

namespace kodeks::referee {

namespace {

using test::at;
using test::Table;

Regulations plain() {
    return {};
}

Table game_of(const Needs& white, const Needs& black, std::string_view fen = {}) {
    Table table = test::fide.table(plain(), fen);
    table.need(white, black);
    table.begin();
    return table;
}

constexpr Needs blind{.blind = true};
constexpr Needs helped{.blind = true, .assistant = true};

TEST(ChessBlind, FeelingIsNotTouching) {
    ARTICLE("FIDE:D.2", "FIDE:D.2.2", "FIDE:D.2.5");
    Table table = game_of(blind, {});
    table.act(Actor::white, Touch{at("g1"), false});
    EXPECT_EQ(table.act(Actor::white, Make{table.move("e4")}), "");
    Table lifted = game_of(blind, {});
    lifted.act(Actor::white, Touch{at("g1"), true});
    EXPECT_EQ(lifted.act(Actor::white, Make{lifted.move("e4")}),
              "refused: touched_piece_moves [FIDE:4.3, FIDE:D.2.2]");
    Table sighted = game_of({}, blind); // for him the normal rules
    sighted.act(Actor::white, Touch{at("g1"), false});
    EXPECT_EQ(sighted.act(Actor::white, Make{sighted.move("e4")}),
              "refused: touched_piece_moves [FIDE:4.3]");
}

TEST(ChessBlind, AMoveIsMadeWhenItIsAnnounced) {
    ARTICLE("FIDE:D.2.1", "FIDE:D.2.3", "FIDE:D.2.3.1", "FIDE:D.2.3.2", "FIDE:D.2.3.3",
            "FIDE:D.2.4", "FIDE:D.2.5");
    Table table = game_of(blind, {}, "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    const games::Move takes = table.move("exd5");
    EXPECT_EQ(table.act(Actor::white, Remove{at("d5")}), "");
    EXPECT_EQ(table.act(Actor::white, Release{at("e4"), at("d5")}), "");
    EXPECT_EQ(table.state().made_by(), std::nullopt);
    EXPECT_EQ(table.act(Actor::white, Press{}),
              "refused: announce_first [FIDE:D.2.3.3, FIDE:D.2.4]");
    EXPECT_EQ(table.act(Actor::white, Announce{takes}), "");
    EXPECT_EQ(table.state().made_by(), Side::white);
    EXPECT_EQ(table.act(Actor::white, Press{}), "");
    EXPECT_EQ(table.state().clock.running, Side::black);
    // The sighted player's move is made at the release, but it is announced too.
    EXPECT_EQ(table.act(Actor::black, Make{table.move("Ke7")}), "");
    EXPECT_EQ(table.state().made_by(), Side::black);
    EXPECT_EQ(table.act(Actor::black, Press{}), "refused: announce_first [FIDE:D.2.1]");
    EXPECT_EQ(table.act(Actor::black, Announce{table.state().plies.back().move}), "");
    EXPECT_EQ(table.act(Actor::black, Press{}), "");
}

TEST(ChessBlind, ASlipOfTheTongueIsCorrectedBeforeThePress) {
    ARTICLE("FIDE:D.2.8");
    Table table = game_of(blind, {});
    const games::Move said = table.move("d4");
    const games::Move meant = table.move("e4");
    table.act(Actor::white, Make{meant});
    EXPECT_EQ(table.act(Actor::white, Announce{said}), "announcement_slip white [FIDE:D.2.8]");
    EXPECT_EQ(table.act(Actor::white, Press{}),
              "refused: announce_first [FIDE:D.2.3.3, FIDE:D.2.4]");
    EXPECT_EQ(table.act(Actor::white, Announce{meant}), "");
    EXPECT_EQ(table.act(Actor::white, Press{}), "");
}

TEST(ChessBlind, TwoBoardsThatDiffer) {
    ARTICLE("FIDE:D.2.9");
    Table agree = game_of(blind, {});
    EXPECT_EQ(agree.act(Actor::black, Discover{Irregularity::boards_differ}),
              "asked: scores_agree|scores_differ");
    EXPECT_EQ(agree.act(Actor::arbiter, Decide{1}), "board_adjusted white [FIDE:D.2.9]");
    EXPECT_EQ(agree.state().clock.running, Side::white);
    Table differ = game_of(blind, {});
    differ.play("e4 e5 Nf3 Nc6");
    differ.act(Actor::black, Discover{Irregularity::boards_differ});
    EXPECT_EQ(differ.act(Actor::arbiter, Decide{2}), "moves_retraced [FIDE:D.2.9]");
    EXPECT_EQ(differ.act(Actor::arbiter, Restore{2}),
              "position_restored 3 [FIDE:7.6]; times_proposed white +5399s [FIDE:7.1]; "
              "times_proposed black +5399s [FIDE:7.1]; asked: times_as_proposed|times_stay");
}

TEST(ChessBlind, EitherMayDemandTwoBoards) {
    ARTICLE("FIDE:D.1");
    Table mixed = game_of(blind, {});
    EXPECT_EQ(mixed.act(Actor::white, Request{"two_boards"}), "two_boards white [FIDE:D.1]");
    EXPECT_EQ(mixed.act(Actor::black, Request{"two_boards"}), "two_boards black [FIDE:D.1]");
    Table sighted = game_of({}, {});
    EXPECT_EQ(sighted.act(Actor::white, Request{"two_boards"}),
              "refused: unknown_request [FIDE:D.1]");
}

TEST(ChessBlind, HeKeepsScoreToo) {
    ARTICLE("FIDE:D.2.7");
    Table table = test::fide.table({.sheets = true});
    table.need(blind, {});
    table.begin();
    table.play("e4 e5");
    const games::Move move = table.move("Nf3");
    table.act(Actor::white, Make{move});
    EXPECT_EQ(table.act(Actor::white, Announce{move}),
              "previous_not_written white [FIDE:8.1.3]"); // 1.e4
}

TEST(ChessBlind, WhatAnAssistantMayDo) {
    ARTICLE("FIDE:D.2.10", "FIDE:D.2.10.1", "FIDE:D.2.10.2", "FIDE:D.2.10.3", "FIDE:D.2.10.4",
            "FIDE:D.2.10.5", "FIDE:D.2.10.6");
    Table table = game_of(helped, {});
    const Actor assistant = Actor::white_assistant;
    const games::Move move = table.move("e4");
    EXPECT_EQ(table.act(assistant, Make{move}), "");
    EXPECT_EQ(table.act(assistant, Announce{move}), "");
    EXPECT_EQ(table.act(assistant, Press{}), "");
    EXPECT_EQ(table.act(assistant, Record{"e4"}), "");
    EXPECT_EQ(table.act(Actor::black, Make{table.move("e5")}), "");
    EXPECT_EQ(table.act(assistant, Announce{table.state().plies.back().move}), "");
    EXPECT_EQ(table.act(Actor::black, Press{}), "");
    EXPECT_EQ(table.act(assistant, Request{"moves_told"}), "moves_told white [FIDE:D.2.10.4]");
    EXPECT_EQ(table.act(assistant, Request{"times_told"}), "times_told white [FIDE:D.2.10.4]");
    EXPECT_EQ(table.act(assistant, TouchClaim{at("g8")}),
              "asked: was_touched|was_not_touched|touched_by_accident");
    table.act(Actor::arbiter, Decide{2});
    EXPECT_EQ(table.act(assistant, NoticeFlag{}), "refused: no_flag [FIDE:6.8]");
    for (const Action& action : {Action{Resign{}}, Action{OfferDraw{}}, Action{AcceptDraw{}},
                                 Action{Claim{}}, Action{Sign{}}}) {
        const std::string said = table.act(assistant, action);
        EXPECT_TRUE(said == "refused: assistant_may_not [FIDE:D.2.10]" ||
                    said == "refused: not_over []")
            << said;
    }
    EXPECT_EQ(table.act(Actor::arbiter, Adjourn{}), "move_to_be_sealed white [FIDE:G.I.1.1]");
    EXPECT_EQ(table.act(assistant, Seal{"blob", "c", {"A", "B"}, "tomorrow"}), "");
    EXPECT_EQ(table.act(assistant, StopClock{}), "adjourned white 2 [FIDE:G.I.1.1, FIDE:G.I.2]");
}

TEST(ChessBlind, TheSightedPlayersAssistant) {
    ARTICLE("FIDE:D.2.11");
    Table table = game_of({.assistant = true}, blind);
    const games::Move move = table.move("e4");
    EXPECT_EQ(table.act(Actor::white_assistant, Make{move}), "");
    EXPECT_EQ(table.act(Actor::white_assistant, Announce{move}), "");
    EXPECT_EQ(table.act(Actor::white_assistant, Press{}),
              "refused: assistant_may_not [FIDE:D.2.10]");
    // The blind player uses one: then the other has none.
    Table both = game_of({.assistant = true}, helped);
    EXPECT_EQ(both.act(Actor::white_assistant, Make{both.move("e4")}),
              "refused: assistant_may_not [FIDE:D.2.10]");
    Table deaf = test::fide.table();
    deaf.need(blind, {.deaf = true});
    deaf.act(Actor::arbiter, Arrive{Side::white});
    deaf.act(Actor::arbiter, Arrive{Side::black});
    EXPECT_EQ(deaf.act(Actor::arbiter, Begin{}), "refused: assistant_mandatory [FIDE:D.2.11]");
    EXPECT_EQ(deaf.act(Actor::arbiter, AcceptAssistant{Side::white}),
              "assistant_accepted white [FIDE:4.9, FIDE:6.2.6, FIDE:8.1.6]");
    EXPECT_EQ(deaf.act(Actor::arbiter, Begin{}), "");
}

TEST(ChessBlind, AssistantsOfPlayersWhoCannotMovePressOrWrite) {
    ARTICLE("FIDE:4.9", "FIDE:6.2.6", "FIDE:8.1.6", "PMR:46", "PMR:58", "PMR:94");
    for (const test::Book& book : test::books) {
        Table table = book.table();
        table.need({.hands_for_moves = true, .hands_for_clock = true, .hands_for_score = true}, {});
        table.begin();
        const Actor assistant = Actor::white_assistant;
        EXPECT_EQ(table.act(assistant, Make{table.move("e4")}),
                  book.says("refused: assistant_not_accepted [4.9|46, 6.2.6|58, 8.1.6|94]"));
        EXPECT_EQ(table.act(Actor::white, AcceptAssistant{Side::white}),
                  "refused: officials_only []");
        EXPECT_EQ(table.act(Actor::arbiter, AcceptAssistant{Side::white, minutes(-10)}),
                  book.says("assistant_accepted white -600s [4.9|46, 6.2.6|58, 8.1.6|94]"));
        EXPECT_EQ(table.left(Side::white), minutes(80));
        EXPECT_EQ(table.act(assistant, Make{table.move("e4")}), "");
        EXPECT_EQ(table.act(assistant, Press{}), "");
        EXPECT_EQ(table.act(assistant, Record{"e4"}), "");
        EXPECT_TRUE(table.act(assistant, Resign{}).starts_with("refused: assistant_may_not"));
        Table disabled = book.table();
        disabled.need({.hands_for_clock = true, .disability = true}, {});
        disabled.begin();
        EXPECT_EQ(disabled.act(Actor::arbiter, AcceptAssistant{Side::white, minutes(-10)}),
                  book.says("refused: disability_costs_nothing [6.2.6|58, 8.1.6|94]"));
        EXPECT_EQ(disabled.act(Actor::arbiter, AcceptAssistant{Side::white}),
                  book.says("assistant_accepted white [4.9|46, 6.2.6|58, 8.1.6|94]"));
    }
}

} // namespace

} // namespace kodeks::referee
