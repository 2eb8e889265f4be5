// Hands on a draughts board: touching, adjusting, captures in stages, wrong boards and set-ups.
#include "referee/referee.hpp"
#include "referee/table.hpp"
#include "support/article.hpp"

#include <gtest/gtest.h>

namespace kodeks::referee {

namespace {

using clock::whole_game;
using games::Side;
using test::Table;

Table at_board(std::string_view edition, std::string_view fen = {},
               const Regulations& regulations = {.control = whole_game(minutes(90))},
               std::string_view variant = "russian") {
    Table table(edition, variant, regulations, fen);
    table.begin();
    return table;
}

games::Square square(const Table& table, std::string_view name) {
    return table.shift(std::string(name) + "-" + std::string(name)).from;
}

TEST(DraughtsHands, APieceInTheHandMayGoToAnySquareOfItsOwn) {
    ARTICLE("UA:V.5.2", "UA:V.5.3", "RU:1.4.7", "RU:1.4.8");
    for (const std::string_view edition : {"ua2026", "ru-code"}) {
        for (const std::string_view move : {"c3-d4", "c3-b4"}) {
            Table table = at_board(edition);
            EXPECT_EQ(table.act(Actor::white, Touch{square(table, "c3")}), "");
            EXPECT_EQ(table.act(Actor::white, Make{table.move(move)}), "");
            EXPECT_FALSE(table.state().plies.back().faulty());
        }
        Table blocked = at_board(edition); // a1 cannot move: touching it has no consequence
        blocked.act(Actor::white, Touch{square(blocked, "a1")});
        blocked.act(Actor::white, Make{blocked.move("g3-h4")});
        EXPECT_FALSE(blocked.state().plies.back().faulty());
        Table two = at_board(edition); // of two pieces the first that can move
        two.act(Actor::white, Touch{square(two, "a1")});
        two.act(Actor::white, Touch{square(two, "e3")});
        two.act(Actor::white, Touch{square(two, "c3")});
        two.act(Actor::white, Make{two.move("c3-d4")});
        EXPECT_EQ(two.state().plies.back().how, rulebook::HandFault::other_piece);
    }
}

TEST(DraughtsHands, AdjustingIsAnnouncedAndOnOnesOwnTurn) {
    ARTICLE("UA:V.5.2", "RU:1.4.9", "FR:25");
    for (const auto& [edition, cited] :
         {std::pair{"ua2026", "[UA:V.5.2]"}, std::pair{"ru-code", "[RU:1.4.9]"}}) {
        Table table = at_board(edition);
        EXPECT_EQ(table.act(Actor::black, Adjust{}),
                  std::string("refused: adjust_own_time ") + cited);
        EXPECT_EQ(table.act(Actor::white, Adjust{}), "");
        table.act(Actor::white, Touch{square(table, "c3")});
        table.act(Actor::white, Make{table.move("g3-h4")});
        EXPECT_FALSE(table.state().plies.back().faulty());
    }
    Table ru = at_board("ru-code");
    EXPECT_EQ(ru.act(Actor::arbiter, Report{"adjusting_out_of_turn", Side::black}),
              "offence black adjusting_out_of_turn 1 [RU:1.4.9, RU:3.5]; "
              "asked: remark|warning|reprimand|loss|loss_of_both|expulsion");
    Table frisian = at_board("frisian2011", {}, {}, "frisian");
    EXPECT_EQ(frisian.act(Actor::white, Adjust{}), "refused: adjust_needs_consent [FR:25]");
    EXPECT_EQ(frisian.act(Actor::white, Adjust{.consent = true}), "");
}

TEST(DraughtsHands, ACaptureIsDisplacedThenCleared) {
    ARTICLE("RU:1.5.4", "RU:1.5.11", "RU:1.5.13", "UA:V.5.3", "FR:16");
    for (const auto& [edition, variant, final_choice] :
         {std::tuple{"ru-code", "russian", "[RU:1.4.6, RU:1.5.11]"},
          std::tuple{"ua2026", "russian", "[UA:V.5.3]"}}) {
        Table table = at_board(edition, "W:Wc3,g1:Bb4,b6,h8", {}, variant);
        EXPECT_EQ(table.act(Actor::white, Release{square(table, "c3"), square(table, "c7")}), "");
        EXPECT_EQ(table.state().to_move(), Side::white); // not yet made
        EXPECT_EQ(table.act(Actor::white, Release{square(table, "c3"), square(table, "a5")}),
                  std::string("refused: capture_under_way ") + final_choice);
        EXPECT_EQ(table.act(Actor::white, Remove{square(table, "b4")}), "");
        EXPECT_EQ(table.state().to_move(), Side::white);
        EXPECT_EQ(table.act(Actor::white, Remove{square(table, "b6")}), "");
        EXPECT_EQ(table.state().to_move(), Side::black);
        EXPECT_FALSE(table.state().plies.back().faulty());
        EXPECT_EQ(table.act(Actor::white, Press{}), "");
    }
    Table frisian = at_board("frisian2011", "W:W33,50:B29,1", {}, "frisian");
    frisian.act(Actor::white, Release{square(frisian, "33"), square(frisian, "24")});
    EXPECT_EQ(frisian.act(Actor::white, Release{square(frisian, "33"), square(frisian, "28")}),
              "refused: capture_under_way [FR:16]");
}

TEST(DraughtsHands, CapturedPiecesGoInTheOrderOfCapture) {
    ARTICLE("RU:1.5.12", "RU:1.5.10");
    Table table = at_board("ru-code", "W:Wc3,g1:Bb4,b6,h8");
    table.act(Actor::white, Release{square(table, "c3"), square(table, "c7")});
    EXPECT_EQ(table.act(Actor::white, Remove{square(table, "b6")}),
              "removal_order white [RU:1.5.12]");
    EXPECT_EQ(table.act(Actor::white, Remove{square(table, "b4")}), "");
    EXPECT_EQ(table.state().to_move(), Side::black);
    EXPECT_EQ(table.act(Actor::arbiter, Report{"capture_not_shown", Side::white}),
              "offence white capture_not_shown 1 [RU:1.5.10, RU:3.5]; "
              "asked: remark|warning|reprimand|loss|loss_of_both|expulsion");
}

TEST(DraughtsHands, TheClockPressedBeforeAllPiecesAreOff) {
    ARTICLE("RU:1.10.4#12", "UA:V.6.4.11");
    for (const auto& [edition, said] :
         {std::pair{"ru-code", "illegal_restored white removal_stopped [RU:1.10.4#note, "
                               "RU:1.10.4#12]; illegal_remark white 1 [RU:1.10.4#note]"},
          std::pair{"ua2026", "illegal_restored white wrong_number_removed [UA:V.6.4, "
                              "UA:V.6.4.11]; illegal_remark white 1 [UA:V.6.10]"}}) {
        Table table =
            at_board(edition, "W:Wc3,g1:Bb4,b6,h8",
                     {.control = whole_game(minutes(90)), .opponent_decides_illegal = true});
        table.act(Actor::white, Release{square(table, "c3"), square(table, "c7")});
        table.act(Actor::white, Remove{square(table, "b4")});
        EXPECT_EQ(table.act(Actor::white, Press{}), "");
        EXPECT_EQ(table.state().clock.running, Side::black);
        EXPECT_EQ(table.act(Actor::black, NoticeIllegal{}), said);
    }
}

TEST(DraughtsHands, TheBaseOfAKingSaysWhereItStands) {
    ARTICLE("UA:V.5.4");
    Table table = at_board("ua2026", "W:WKa1,g1:Bh6");
    EXPECT_EQ(
        table.act(Actor::white, Make{.move = table.move("a1-d4"), .crown = square(table, "e5")}),
        "base_decides white [UA:V.5.4]");
    EXPECT_TRUE(table.state().board.at(square(table, "d4")).present());
    EXPECT_FALSE(table.state().board.at(square(table, "e5")).present());
}

// Scenario UA 13 a; RU and Frisian likewise.
TEST(DraughtsHands, ATurnedBoardAnnulsTheGame) {
    ARTICLE("UA:V.6.1", "RU:1.10.1", "FR:26");
    for (const auto& [edition, variant, said] :
         {std::tuple{"ua2026", "russian", "annulled_replay [UA:V.6.1]"},
          std::tuple{"ru-code", "russian", "annulled_replay [RU:1.10.1]"},
          std::tuple{"frisian2011", "frisian", "annulled [FR:26]"}}) {
        Table table = at_board(edition, {}, {}, variant);
        EXPECT_EQ(table.act(Actor::black, Discover{.kind = Irregularity::turned_board}), said);
        EXPECT_EQ(table.state().phase, Phase::cancelled);
        EXPECT_FALSE(table.state().clock.running);
        EXPECT_EQ(table.act(Actor::white, Resign{}), "refused: cancelled []");
    }
    Table over = at_board("ru-code");
    over.act(Actor::white, Resign{});
    EXPECT_EQ(over.act(Actor::black, Discover{.kind = Irregularity::turned_board}),
              "refused: over [RU:1.10.4]");
}

// Scenarios UA 13 b and RU 19.
TEST(DraughtsHands, SwappedColours) {
    ARTICLE("UA:V.6.2", "RU:1.10.2");
    for (const auto& [edition, article] :
         {std::pair{"ua2026", "UA:V.6.2"}, std::pair{"ru-code", "RU:1.10.2"}}) {
        const std::string cited = std::string(" [") + article + "]";
        Table early = at_board(edition);
        early.hand(Actor::white, "e3-d4");
        EXPECT_EQ(early.act(Actor::arbiter, Discover{.kind = Irregularity::reversed_colours}),
                  "colours_corrected" + cited);
        EXPECT_EQ(early.state().phase, Phase::cancelled);
        Table late = at_board(edition);
        late.hand(Actor::white, "e3-d4");
        late.hand(Actor::black, "h6-g5");
        EXPECT_EQ(late.act(Actor::arbiter, Discover{.kind = Irregularity::reversed_colours}),
                  "colours_stay" + cited);
        EXPECT_EQ(late.state().phase, Phase::playing);
    }
}

TEST(DraughtsHands, WrongSetUps) {
    ARTICLE("UA:V.6.2", "RU:1.10.2", "UA:V.9.5.7");
    for (const auto& [edition, article] :
         {std::pair{"ua2026", "UA:V.6.2"}, std::pair{"ru-code", "RU:1.10.2"}}) {
        const std::string cited = std::string(" [") + article + "]";
        const games::Setup right = games::find_variant("russian")->start;
        Table early = at_board(edition, "W:Wa1,c3:Bf6,h8");
        early.hand(Actor::white, "c3-d4");
        EXPECT_EQ(early.act(Actor::arbiter,
                            Discover{.kind = Irregularity::wrong_setup, .correct = right}),
                  "setup_corrected" + cited);
        EXPECT_EQ(early.state().board, right);
        EXPECT_EQ(early.state().clock.running, Side::white);
        EXPECT_EQ(early.hand(Actor::white, "c3-d4"), "");
        Table late = at_board(edition, "W:Wa1,c3:Bf6,h8");
        late.hand(Actor::white, "a1-b2");
        late.hand(Actor::black, "h8-g7");
        const games::Setup before = late.state().board;
        EXPECT_EQ(
            late.act(Actor::arbiter, Discover{.kind = Irregularity::wrong_setup, .correct = right}),
            "setup_stays" + cited);
        EXPECT_EQ(late.state().board, before);
    }
    Table drawn = at_board("ua2026", "W:Wa1,c3:Bf6,h8");
    drawn.hand(Actor::white, "a1-b2");
    drawn.hand(Actor::black, "h8-g7");
    EXPECT_EQ(drawn.act(Actor::arbiter, Discover{.kind = Irregularity::drawn_opening}),
              "setup_stays [UA:V.9.5.7]");
}

TEST(DraughtsHands, KnockedPiecesAreRestoredOnOnesOwnTime) {
    ARTICLE("UA:V.6.3", "UA:V.6.8");
    Table table = at_board("ua2026");
    table.wait(minutes(1));
    EXPECT_EQ(table.act(Actor::arbiter,
                        Discover{.kind = Irregularity::displaced_piece, .about = Side::black}),
              "pieces_restored black [UA:V.6.3]");
    EXPECT_EQ(table.act(Actor::white, Make{table.move("c3-d4")}).substr(0, 20),
              "refused: chore_first");
    table.wait(minutes(2));
    EXPECT_EQ(table.act(Actor::arbiter, ChoreDone{}), "restored black +120s [UA:V.6.3]");
    EXPECT_EQ(table.left(Side::white), minutes(89));
    EXPECT_EQ(table.left(Side::black), minutes(88));
    EXPECT_EQ(table.state().clock.running, Side::white);
    EXPECT_EQ(table.act(Actor::arbiter, Report{"knocked_pieces", Side::black}),
              "offence black knocked_pieces 1 [UA:V.6.3, UA:V.17.10]; "
              "asked: remark|warning|reprimand|loss|expulsion");
    table.act(Actor::arbiter, Decide{1});
    EXPECT_EQ(table.act(Actor::arbiter, Discover{.kind = Irregularity::displaced_by_nobody}),
              "nobodys_fault [UA:V.6.8]");
    EXPECT_EQ(table.state().of(Side::white).count(Counter::remarks), 0);
}

// Scenario UA 5.
TEST(DraughtsHands, OnReliefBoardsOnlyALiftedPieceIsTouched) {
    ARTICLE("UA:V.13.3", "UA:V.13.4", "RU:3.21.3", "UA:V.6.4.3");
    for (const std::string_view edition : {"ua2026", "ru-code"}) {
        Table table(edition, "russian", {.control = whole_game(minutes(90)), .relief_board = true});
        table.need(Side::white, {.blind = true});
        table.begin();
        for (const std::string_view felt : {"c3", "e3", "g3"}) {
            table.act(Actor::white, Touch{.square = square(table, felt), .lifted = false});
        }
        table.act(Actor::white, Touch{square(table, "a1")}); // lifted, but it cannot move
        table.act(Actor::white, Make{table.move("e3-f4")});
        EXPECT_FALSE(table.state().plies.back().faulty());

        Table lifted(edition, "russian",
                     {.control = whole_game(minutes(90)), .relief_board = true});
        lifted.need(Side::white, {.blind = true});
        lifted.begin();
        lifted.act(Actor::white, Touch{square(lifted, "c3")});
        lifted.act(Actor::white, Make{lifted.move("e3-f4")});
        EXPECT_EQ(lifted.state().plies.back().how, rulebook::HandFault::other_piece);
    }
}

} // namespace

} // namespace kodeks::referee
