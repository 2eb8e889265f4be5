// Irregular moves in draughts: what they are called, who may have them put right, until when, and
// what they cost.
#include "referee/referee.hpp"
#include "referee/table.hpp"
#include "support/article.hpp"

#include <gtest/gtest.h>

namespace kodeks::referee {

namespace {

using clock::whole_game;
using games::Side;
using rulebook::HandFault;
using test::Table;

Table at_board(std::string_view edition, std::string_view variant, std::string_view fen = {},
               const Regulations& regulations = {.control = whole_game(minutes(90))}) {
    Table table(edition, variant, regulations, fen);
    table.begin();
    return table;
}

constexpr std::string_view two_to_take = "W:Wc3,g1:Bb4,b6,h8";

struct Sample {
    std::string_view variant;
    std::string_view fen;
    std::string_view hand;
    std::string_view kind;
    std::string_view article;
};

TEST(DraughtsIllegal, EveryKindThatTheBoardShowsHasItsName) {
    ARTICLE("UA:V.6.4", "UA:V.6.4.2", "UA:V.6.4.5", "UA:V.6.4.6", "UA:V.6.4.7", "UA:V.6.4.8",
            "UA:V.6.4.9", "UA:V.6.4.11", "UA:V.6.4.12", "UA:V.6.4.13", "UA:V.6.4.14", "UA:V.6.7",
            "UA:V.6.10");
    constexpr Sample samples[] = {
        {"russian", "", "c3-c5", "impossible", "UA:V.6.4.2"},
        {"russian", "", "c3-off", "left_the_board", "UA:V.6.4.2, UA:V.6.7"},
        {"russian", "", "f6-e5", "opponents_piece", "UA:V.6.4.5"},
        {"russian", "W:Wc3,g1:Bd4,h8", "g1-f2", "missed_capture", "UA:V.6.4.6"},
        {"russian", "W:Wc3,g1:Bf8,h8", "c3-d4 -f8", "removed_without_reason", "UA:V.6.4.7"},
        {"brazilian", "W:Wc3:Bb4,b6,d4,h8", "c3-e5 -d4", "wrong_number_captured", "UA:V.6.4.8"},
        {"russian", two_to_take, "c3-a5 -b4", "capture_stopped", "UA:V.6.4.9"},
        {"russian", two_to_take, "c3-c7 -b4", "wrong_number_removed", "UA:V.6.4.11"},
        {"russian", two_to_take, "c3-c7 -b4 -h8", "removed_not_captured", "UA:V.6.4.12"},
        {"russian", two_to_take, "c3-c7 -b4 -b6 -g1", "own_removed", "UA:V.6.4.13"},
        {"russian", "W:Wg7:Ba7,c7", "g7-h8", "king_not_marked", "UA:V.6.4.14"},
    };
    for (const Sample& sample : samples) {
        Table table = at_board("ua2026", sample.variant, sample.fen);
        const games::Setup before = table.state().board;
        EXPECT_EQ(table.act(Actor::white, Make{table.shift(sample.hand)}), "") << sample.hand;
        EXPECT_EQ(table.act(Actor::white, Press{}), "") << sample.hand;
        EXPECT_NE(table.state().board, before);
        table.wait(seconds(3));
        EXPECT_EQ(table.act(Actor::black, Claim{ClaimKind::illegal_move}),
                  "illegal_restored white " + std::string(sample.kind) + " [UA:V.6.4, " +
                      std::string(sample.article) + "]; illegal_remark white 1 [UA:V.6.10]")
            << sample.hand;
        EXPECT_EQ(table.state().board, before) << sample.hand;
        EXPECT_EQ(table.state().clock.running, Side::white);
        EXPECT_EQ(table.left(Side::black), minutes(90) - seconds(3));
    }
}

TEST(DraughtsIllegal, TwoMovesInARow) {
    ARTICLE("UA:V.6.4.1", "RU:1.4.1#note");
    for (const auto& [edition, said] :
         {std::pair{"ua2026", "illegal_restored white two_moves [UA:V.6.4, UA:V.6.4.1]; "
                              "illegal_remark white 1 [UA:V.6.10]"},
          std::pair{"ru-code", "illegal_restored white two_moves [RU:1.10.4#note, "
                               "RU:1.4.1#note]; illegal_remark white 1 [RU:1.10.4#note]"}}) {
        Table table =
            at_board(edition, "russian", {},
                     {.control = whole_game(minutes(90)), .opponent_decides_illegal = true});
        table.act(Actor::white, Make{table.move("c3-d4")});
        const games::Setup after_one = table.state().board;
        EXPECT_EQ(table.act(Actor::white, Make{table.shift("g3-h4")}), "");
        EXPECT_EQ(table.act(Actor::white, Press{}), "");
        EXPECT_EQ(table.state().to_move(), Side::black);
        EXPECT_EQ(table.act(Actor::arbiter, NoticeIllegal{}).substr(0, 26),
                  "refused: opponent_corrects");
        EXPECT_EQ(table.act(Actor::black, NoticeIllegal{}), said);
        EXPECT_EQ(table.state().board, after_one); // the first of the two stands
        EXPECT_EQ(table.act(Actor::white, Press{}), "");
        EXPECT_EQ(table.state().clock.running, Side::black);
    }
}

TEST(DraughtsIllegal, OnePieceTouchedAnotherMoved) {
    ARTICLE("UA:V.6.4.3", "UA:V.5.2", "RU:1.10.4#2", "RU:1.4.7", "RU:3.20.6");
    Table ua = at_board("ua2026", "russian");
    ua.act(Actor::white, Touch{ua.move("c3-d4").from});
    ua.act(Actor::white, Make{ua.move("g3-h4")});
    ua.act(Actor::white, Press{});
    EXPECT_EQ(ua.act(Actor::black, NoticeIllegal{}),
              "illegal_restored white other_piece [UA:V.6.4, UA:V.6.4.3]; "
              "illegal_remark white 1 [UA:V.6.10]");
    ua.act(Actor::white, Make{ua.move("c3-b4")});
    EXPECT_FALSE(ua.state().plies.back().faulty());

    Table ru = at_board("ru-code", "russian", {}, {.control = whole_game(minutes(5))});
    ru.act(Actor::white, Touch{ru.move("c3-d4").from});
    ru.act(Actor::white, Make{ru.move("g3-h4")});
    ru.act(Actor::white, Press{});
    EXPECT_EQ(ru.act(Actor::black, NoticeIllegal{}),
              "illegal_restored white other_piece [RU:3.20.3#1, RU:3.20.6]; "
              "warning white 1 [RU:3.20.7]");
    ru.act(Actor::white, Make{ru.move("c3-b4")});
    EXPECT_FALSE(ru.state().plies.back().faulty());
}

TEST(DraughtsIllegal, AMoveMadeIsReplacedByAnother) {
    ARTICLE("UA:V.6.4.4", "RU:1.10.4#3", "RU:1.4.6");
    for (const auto& [edition, said] :
         {std::pair{"ua2026", "illegal_restored white replaced [UA:V.6.4, UA:V.6.4.4]; "
                              "illegal_remark white 1 [UA:V.6.10]"},
          std::pair{"ru-code", "illegal_restored white replaced [RU:1.10.4#note, RU:1.10.4#3]; "
                               "illegal_remark white 1 [RU:1.10.4#note]"}}) {
        Table table =
            at_board(edition, "russian", {},
                     {.control = whole_game(minutes(90)), .opponent_decides_illegal = true});
        const games::Move first = table.move("c3-d4");
        const games::Move second = table.move("c3-b4");
        table.act(Actor::white, Make{first});
        EXPECT_EQ(table.act(Actor::white, Make{.move = second, .how = HandFault::replaced}), "");
        table.act(Actor::white, Press{});
        EXPECT_EQ(table.act(Actor::black, NoticeIllegal{}), said);
        EXPECT_EQ(table.act(Actor::white, Make{second}).substr(0, 23), "refused: released_stays");
        EXPECT_EQ(table.act(Actor::white, Make{first}), "");
    }
}

TEST(DraughtsIllegal, PiecesGoOffWhileThePieceIsOnItsWay) {
    ARTICLE("UA:V.6.4.10", "RU:1.10.4#9");
    Table ua = at_board("ua2026", "russian", two_to_take);
    ua.act(Actor::white, Make{.move = ua.move("c3:a5:c7"), .how = HandFault::removed_in_capture});
    ua.act(Actor::white, Press{});
    EXPECT_EQ(ua.act(Actor::black, NoticeIllegal{}),
              "illegal_restored white removed_in_capture [UA:V.6.4, UA:V.6.4.10]; "
              "illegal_remark white 1 [UA:V.6.10]");
    Table ru = at_board("ru-code", "russian", two_to_take,
                        {.control = whole_game(minutes(90)), .opponent_decides_illegal = true});
    ru.act(Actor::white, Make{.move = ru.move("c3:a5:c7"), .how = HandFault::removed_in_capture});
    ru.act(Actor::white, Press{});
    EXPECT_EQ(ru.act(Actor::black, NoticeIllegal{}),
              "illegal_restored white removed_in_capture [RU:1.10.4#note, RU:1.10.4#9]; "
              "illegal_remark white 1 [RU:1.10.4#note]");
}

TEST(DraughtsIllegal, PlayGoesOnWithAnUnmarkedKing) {
    ARTICLE("UA:V.6.4.15", "UA:V.6.6");
    Table table = at_board("ua2026", "russian", "W:Wg7,a1:Ba7,c7");
    table.act(Actor::white, Make{table.shift("g7-h8")});
    table.act(Actor::white, Press{});
    EXPECT_EQ(table.hand(Actor::black, "a7-b6"), ""); // lets it stand
    EXPECT_EQ(table.act(Actor::black, NoticeIllegal{}), "refused: illegal_stands [UA:V.6.6]");
    EXPECT_EQ(table.act(Actor::white, Make{table.shift("h8-e5")}), "");
    table.act(Actor::white, Press{});
    EXPECT_EQ(table.act(Actor::black, NoticeIllegal{}),
              "illegal_restored white unmarked_king [UA:V.6.4, UA:V.6.4.15]; "
              "illegal_remark white 1 [UA:V.6.10]");
}

TEST(DraughtsIllegal, TheOpponentPutsItRightOnHisOwnTime) {
    ARTICLE("UA:V.6.4", "UA:V.6.9", "UA:V.6.10");
    Table table = at_board("ua2026", "russian");
    const games::Setup before = table.state().board;
    table.act(Actor::white, Make{table.shift("c3-c5")});
    table.act(Actor::white, Press{});
    table.wait(seconds(20));
    EXPECT_EQ(table.act(Actor::black, PutRight{.partly = true}),
              "refused: partial_correction [UA:V.6.9]");
    EXPECT_EQ(table.act(Actor::black, PutRight{}),
              "illegal_corrected white impossible [UA:V.6.4, UA:V.6.4.2]; "
              "illegal_remark white 1 [UA:V.6.10]");
    EXPECT_EQ(table.state().board, before);
    EXPECT_EQ(table.left(Side::black), minutes(90) - seconds(20));
    EXPECT_EQ(table.state().clock.running, Side::white);
}

TEST(DraughtsIllegal, ThePlayerNoticesItBeforePressing) {
    ARTICLE("UA:V.6.5");
    Table table = at_board("ua2026", "russian");
    table.act(Actor::white, Make{table.shift("c3-c5")});
    EXPECT_EQ(table.act(Actor::white, PutRight{}),
              "corrected_by_himself white impossible [UA:V.6.5]");
    EXPECT_EQ(table.state().of(Side::white).count(Counter::illegal), 0);
    EXPECT_EQ(table.state().clock.running, Side::white);
    EXPECT_EQ(table.hand(Actor::white, "c3-d4"), "");
}

TEST(DraughtsIllegal, AReplyClosesTheMatterAndIsABreachItself) {
    ARTICLE("UA:V.6.6", "UA:V.6.10");
    Table table = at_board("ua2026", "russian");
    table.hand(Actor::white, "a3-a5");
    table.hand(Actor::black, "h6-g5");
    EXPECT_EQ(table.act(Actor::black, PutRight{}), "refused: illegal_stands [UA:V.6.6]");
    EXPECT_EQ(table.act(Actor::arbiter, NoticeIllegal{}),
              "illegal_tolerated black impossible [UA:V.6.6, UA:V.6.10]");
    EXPECT_EQ(table.act(Actor::arbiter, NoticeIllegal{}), "refused: illegal_stands [UA:V.6.6]");
    EXPECT_EQ(table.state().of(Side::black).count(Counter::remarks), 1);
    EXPECT_EQ(table.state().of(Side::white).count(Counter::remarks), 1);
    EXPECT_EQ(table.state().of(Side::white).count(Counter::illegal), 0);
    EXPECT_TRUE(table.state().position); // play goes on from there
}

// Scenario UA 3.
TEST(DraughtsIllegal, TheThirdOneLosesInBlitzAndNeverInAClassicalGame) {
    ARTICLE("UA:V.6.12.1", "UA:V.6.4", "UA:V.6.10");
    Table blitz = at_board("ua2026", "russian", {}, {.control = whole_game(minutes(5))});
    Table classical = at_board("ua2026", "russian");
    for (int i = 1; i <= 3; ++i) {
        for (Table* table : {&blitz, &classical}) {
            table->act(Actor::white, Make{table->shift("c3-c5")});
            table->act(Actor::white, Press{});
        }
        EXPECT_EQ(blitz.act(Actor::black, PutRight{}), "refused: offender_corrects [UA:V.6.12.1]");
        const std::string restored =
            "illegal_restored white impossible [UA:V.6.12.1, UA:V.6.4.2]; ";
        EXPECT_EQ(blitz.act(Actor::black, NoticeIllegal{}),
                  restored + (i < 3 ? "illegal_remark white " + std::to_string(i) + " [UA:V.6.12.1]"
                                    : "illegal_loses white 3 [UA:V.6.12.1]; 0-1"));
        EXPECT_EQ(classical.act(Actor::black, NoticeIllegal{}),
                  "illegal_restored white impossible [UA:V.6.4, UA:V.6.4.2]; "
                  "illegal_remark white " +
                      std::to_string(i) + " [UA:V.6.10]");
    }
    EXPECT_FALSE(classical.state().over());
}

TEST(DraughtsIllegal, DeliberateBreachesAreSanctioned) {
    ARTICLE("UA:V.6.11", "UA:V.17.9", "UA:V.17.10.4", "UA:III.4.2.5", "UA:IV.4.2.5");
    for (const auto& [variant, article] :
         {std::pair{"russian", "UA:III.4.2.5"}, std::pair{"international", "UA:IV.4.2.5"}}) {
        Table table = at_board("ua2026", variant);
        EXPECT_EQ(table.act(Actor::arbiter, Report{"deliberate", Side::black}),
                  "offence black deliberate 1 [UA:V.6.11, UA:V.17.11, UA:V.17.10]; "
                  "asked: remark|warning|reprimand|loss|expulsion");
        EXPECT_EQ(table.act(Actor::arbiter, Decide{4}),
                  "refused: no_authority [UA:V.17.10.4, " + std::string(article) + "]");
        EXPECT_EQ(table.act(Actor::chief_arbiter, Decide{4}),
                  "loss black deliberate [UA:V.6.11, UA:V.17.11, UA:V.17.10, UA:V.17.10.4, " +
                      std::string(article) + "]; 1-0");
    }
    Table ethics = at_board("ua2026", "russian");
    EXPECT_EQ(ethics.act(Actor::arbiter, Report{"noise", Side::white}),
              "offence white noise 1 [UA:V.17.8.3, UA:V.17.9, UA:V.17.10]; "
              "asked: remark|warning|reprimand|loss|expulsion");
    EXPECT_EQ(ethics.act(Actor::arbiter, Decide{2}),
              "warning white noise [UA:V.17.8.3, UA:V.17.9, UA:V.17.10, UA:V.17.10.2]");
    EXPECT_EQ(ethics.state().clock.running, Side::white);
}

TEST(DraughtsIllegal, TheCodeGoesBackToThePositionHoweverLate) {
    ARTICLE("RU:1.10.3", "RU:3.12.7");
    Table table = at_board("ru-code", "russian");
    table.wait(minutes(1));
    table.hand(Actor::white, "c3-d4");
    table.wait(minutes(2));
    table.hand(Actor::black, "h6-g5");
    const games::Setup good = table.state().board;
    table.wait(minutes(3));
    table.hand(Actor::white, "g3-g7"); // nobody sees it
    table.wait(minutes(4));
    table.hand(Actor::black, "g5-h4");
    table.wait(minutes(5));
    EXPECT_EQ(table.act(Actor::arbiter, NoticeIllegal{}),
              "illegal_restored white impossible [RU:1.10.3, RU:3.12.7]; "
              "illegal_remark white 1 [RU:1.10.3]");
    EXPECT_EQ(table.state().board, good);
    EXPECT_EQ(table.left(Side::white), minutes(89));
    EXPECT_EQ(table.left(Side::black), minutes(88));
    EXPECT_EQ(table.state().clock.running, Side::white);
}

// Scenario RU 17.
TEST(DraughtsIllegal, NoClaimsAfterTheEnd) {
    ARTICLE("RU:1.10.4");
    Table table = at_board("ru-code", "russian");
    table.hand(Actor::white, "c3-c5");
    EXPECT_EQ(table.act(Actor::black, Resign{}), "resigned black [RU:1.8.1#1]; 1-0");
    EXPECT_EQ(table.act(Actor::black, NoticeIllegal{}), "refused: over [RU:1.10.4]");
}

TEST(DraughtsIllegal, TheThirteenOffencesAreTheOpponentsAffair) {
    ARTICLE("RU:1.10.4#note", "RU:1.10.4#1", "RU:1.10.4#4", "RU:1.10.4#5", "RU:1.10.4#6",
            "RU:1.10.4#7", "RU:1.10.4#8", "RU:1.10.4#10", "RU:1.10.4#11", "RU:1.10.4#13");
    constexpr Sample samples[] = {
        {"russian", "", "c3-c5", "impossible", "RU:1.10.4#1"},
        {"russian", "", "f6-e5", "opponents_piece", "RU:1.10.4#4"},
        {"russian", "W:Wc3,g1:Bd4,h8", "g1-f2", "missed_capture", "RU:1.10.4#5"},
        {"russian", "W:Wc3,g1:Bf8,h8", "c3-d4 -f8", "removed_without_reason", "RU:1.10.4#6"},
        {"international", "W:W33:B29,28,18,5", "33-24 -29", "wrong_number_captured", "RU:1.10.4#7"},
        {"russian", two_to_take, "c3-a5 -b4", "capture_stopped", "RU:1.10.4#8"},
        {"russian", two_to_take, "c3-c7 -b4", "wrong_number_removed", "RU:1.10.4#10"},
        {"russian", two_to_take, "c3-c7 -b4 -h8", "removed_not_captured", "RU:1.10.4#11"},
        {"russian", two_to_take, "c3-c7 -b4 -b6 -g1", "own_removed", "RU:1.10.4#13"},
    };
    for (const Sample& sample : samples) {
        Table table =
            at_board("ru-code", sample.variant, sample.fen,
                     {.control = whole_game(minutes(90)), .opponent_decides_illegal = true});
        table.act(Actor::white, Make{table.shift(sample.hand)});
        table.act(Actor::white, Press{});
        EXPECT_EQ(table.act(Actor::arbiter, NoticeIllegal{}),
                  "refused: opponent_corrects [RU:1.10.4#note]");
        EXPECT_EQ(table.act(Actor::black, NoticeIllegal{}),
                  "illegal_restored white " + std::string(sample.kind) + " [RU:1.10.4#note, " +
                      std::string(sample.article) + "]; illegal_remark white 1 [RU:1.10.4#note]")
            << sample.hand;
    }
    Table late = at_board("ru-code", "russian", {},
                          {.control = whole_game(minutes(90)), .opponent_decides_illegal = true});
    late.hand(Actor::white, "a3-a5");
    late.hand(Actor::black, "h6-g5");
    EXPECT_EQ(late.act(Actor::black, NoticeIllegal{}), "refused: illegal_stands [RU:1.10.4#note]");
}

TEST(DraughtsIllegal, RapidAndBlitzByTheCode) {
    ARTICLE("RU:3.20.3#1", "RU:3.20.3#2", "RU:3.20.7");
    Table table = at_board("ru-code", "russian", {}, {.control = whole_game(minutes(5))});
    table.hand(Actor::white, "c3-c5");
    table.wait(seconds(2));
    EXPECT_EQ(table.act(Actor::black, NoticeIllegal{}),
              "illegal_restored white impossible [RU:3.20.3#1, RU:1.10.4#1]; "
              "warning white 1 [RU:3.20.7]");
    EXPECT_EQ(table.state().clock.running, Side::white);
    table.hand(Actor::white, "c3-c5");
    EXPECT_EQ(table.act(Actor::black, NoticeIllegal{}),
              "illegal_restored white impossible [RU:3.20.3#1, RU:1.10.4#1]; "
              "illegal white 2 [RU:3.20.7]; asked: opponent_gains_time|no_sanction");
    EXPECT_EQ(table.act(Actor::arbiter, Decide{1}),
              "opponent_gains_time white +60s illegal [RU:3.20.7]");
    table.hand(Actor::white, "c3-c5");
    EXPECT_EQ(table.act(Actor::black, NoticeIllegal{}),
              "illegal_restored white impossible [RU:3.20.3#1, RU:1.10.4#1]; "
              "loss white 3 [RU:3.20.7]; 0-1");

    Table unseen = at_board("ru-code", "russian", {}, {.control = whole_game(minutes(5))});
    unseen.hand(Actor::white, "a3-a5");
    unseen.hand(Actor::black, "h6-g5");
    EXPECT_EQ(unseen.act(Actor::black, NoticeIllegal{}), "refused: illegal_stands [RU:3.20.3#2]");
    EXPECT_EQ(unseen.act(Actor::arbiter, NoticeIllegal{}), "refused: illegal_stands [RU:3.20.3#2]");
}

TEST(DraughtsIllegal, FrisianOffencesArePointedOutBeforeTheReply) {
    ARTICLE("FR:27", "FR:27a", "FR:27b", "FR:27c", "FR:27d", "FR:10");
    constexpr Sample samples[] = {
        {"frisian", "", "16-21", "opponents_piece", "FR:27a"},
        {"frisian", "W:W33,50:B29,20,1", "33-15 -29", "wrong_number_removed", "FR:27b"},
        {"frisian", "W:W33,50:B29,1", "50-44", "missed_capture", "FR:27c, FR:10"},
        {"frisian", "", "31-22", "impossible", "FR:27d"},
    };
    for (const Sample& sample : samples) {
        Table table = at_board("frisian2011", sample.variant, sample.fen);
        table.act(Actor::white, Make{table.shift(sample.hand)});
        table.act(Actor::white, Press{});
        EXPECT_EQ(table.act(Actor::arbiter, NoticeIllegal{}), "refused: opponent_corrects [FR:27]");
        EXPECT_EQ(table.act(Actor::black, NoticeIllegal{}),
                  "illegal_restored white " + std::string(sample.kind) + " [FR:27, " +
                      std::string(sample.article) + "]; illegal_remark white 1 [FR:27]")
            << sample.hand;
    }
    Table late = at_board("frisian2011", "frisian", "W:W33,50:B29,1");
    late.hand(Actor::white, "50-44");
    late.hand(Actor::black, "29-34"); // not the capture either, but nobody asks
    EXPECT_EQ(late.act(Actor::white, NoticeIllegal{}).substr(0, 16), "illegal_restored");
}

TEST(DraughtsIllegal, FrisianTouchBindsUnlessACaptureIsMissed) {
    ARTICLE("FR:15", "FR:16");
    Table table = at_board("frisian2011", "frisian", "W:W33,50:B29,1");
    table.act(Actor::white, Touch{table.shift("50-44").from}); // it may not move: 33 captures
    EXPECT_EQ(table.hand(Actor::white, "33x24"), "");
    EXPECT_FALSE(table.state().plies.back().faulty());

    Table free = at_board("frisian2011", "frisian");
    free.act(Actor::white, Touch{free.move("32-28").from});
    free.act(Actor::white, Make{free.move("33-29")});
    free.act(Actor::white, Press{});
    EXPECT_EQ(free.act(Actor::black, NoticeIllegal{}),
              "illegal_restored white other_piece [FR:27, FR:15]; illegal_remark white 1 [FR:27]");
    EXPECT_EQ(free.hand(Actor::white, "32-27"), ""); // any square of the piece he holds
}

} // namespace

} // namespace kodeks::referee
