// Players who cannot see or hear, assistants, permissions and conduct in draughts.
#include "referee/office/permit.hpp"
#include "referee/referee.hpp"
#include "referee/table.hpp"
#include "support/article.hpp"

#include <gtest/gtest.h>

namespace kodeks::referee {

namespace {

using clock::whole_game;
using games::Side;
using rulebook::Act;
using test::Table;

const Regulations classical = {.control = whole_game(minutes(60))};
const Regulations blitz = {.control = whole_game(minutes(5))};

Table at_board(std::string_view edition, const Needs& white = {},
               const Regulations& regulations = classical) {
    Table table(edition, "russian", regulations);
    table.need(Side::white, white);
    table.begin();
    return table;
}

// The Ukrainian rules ask for the words after the move, the Code only for both.
TEST(DraughtsAnnouncing, BeforeTheMoveWhereTheBookAllowsIt) {
    ARTICLE("UA:V.13.2", "RU:3.21.2");
    Table after = at_board("ua2026", {.blind = true});
    EXPECT_EQ(after.act(Actor::white, Announce{after.move("c3-d4")}),
              "refused: nothing_to_announce [UA:V.13.2, UA:V.13.5, UA:V.13.6]");
    Table either = at_board("ru-code", {.blind = true});
    EXPECT_EQ(either.act(Actor::white, Announce{either.move("c3-d4")}), "");
    either.act(Actor::white, Make{either.move("c3-d4")});
    EXPECT_EQ(either.act(Actor::white, Press{}), "");
}

TEST(DraughtsAnnouncing, MadeAnnouncedPressed) {
    ARTICLE("UA:V.13.2", "UA:V.13.4", "UA:V.13.5", "UA:V.13.6", "RU:3.21.2", "RU:3.21.4");
    for (const auto& [edition, cited] : {std::pair{"ua2026", "[UA:V.13.2, UA:V.13.5, UA:V.13.6]"},
                                         std::pair{"ru-code", "[RU:3.21.2, RU:3.21.4]"}}) {
        Table table = at_board(edition, {.blind = true});
        const games::Move move = table.move("c3-d4");
        table.act(Actor::white, Make{move});
        EXPECT_EQ(table.act(Actor::white, Press{}),
                  std::string("refused: announce_first ") + cited);
        EXPECT_EQ(table.act(Actor::white, Announce{move}), "");
        EXPECT_EQ(table.act(Actor::white, Press{}), "");
        // The sighted opponent announces too, also short of time.
        table.wait(minutes(57));
        table.act(Actor::black, Make{table.move("h6-g5")});
        EXPECT_EQ(table.act(Actor::black, Press{}),
                  std::string("refused: announce_first ") + cited);
    }
}

TEST(DraughtsAnnouncing, TheBoardDecides) {
    ARTICLE("UA:V.13.2", "UA:V.13.9", "RU:3.21.2");
    Table table = at_board("ua2026", {.low_vision = true});
    const games::Move said = table.move("c3-b4");
    table.act(Actor::white, Make{table.move("c3-d4")});
    EXPECT_EQ(table.act(Actor::white, Announce{said}),
              "announcement_differs white [UA:V.13.2, UA:V.13.9]");
    EXPECT_EQ(table.act(Actor::white, Announce{table.state().plies.back().move}), "");
    EXPECT_EQ(table.act(Actor::white, Press{}), ""); // corrected in time

    table.act(Actor::black, Make{table.move("h6-g5")});
    table.act(Actor::black, Announce{said});
    EXPECT_EQ(table.act(Actor::black, Press{}), "misannounced black 1 [UA:V.13.2, UA:V.13.9]");
    table.act(Actor::white, Make{table.move("g3-h4")});
    table.act(Actor::white, Announce{table.state().plies.back().move});
    table.act(Actor::white, Press{});
    table.act(Actor::black, Make{table.move("g7-h6")});
    table.act(Actor::black, Announce{said});
    EXPECT_EQ(table.act(Actor::black, Press{}),
              "misannounced black 2 [UA:V.13.9]; "
              "offence black misannouncing 1 [UA:V.13.2, UA:V.13.9, UA:V.17.10]; "
              "asked: remark|warning|reprimand|loss|expulsion");
    Table ru = at_board("ru-code", {.blind = true});
    ru.act(Actor::white, Make{ru.move("c3-d4")});
    EXPECT_EQ(ru.act(Actor::white, Announce{said}), "announcement_differs white [RU:3.21.2]");
    EXPECT_EQ(ru.state().plies.back().move, ru.state().plies[0].move);
}

TEST(DraughtsAnnouncing, AWritingAssistantComesBeforeThePress) {
    ARTICLE("UA:V.13.11.2");
    Table table = at_board("ua2026", {.assistant = true, .assistant_records = true});
    table.act(Actor::white, Make{table.move("c3-d4")});
    EXPECT_EQ(table.act(Actor::white, Press{}), "refused: write_first [UA:V.13.11.2]");
    EXPECT_EQ(table.act(Actor::white_assistant, WriteDown{}), "");
    EXPECT_EQ(table.act(Actor::white_assistant, Press{}), "");
    EXPECT_EQ(table.state().clock.running, Side::black);
}

TEST(DraughtsAnnouncing, WarningsOfTimeTrouble) {
    ARTICLE("UA:V.13.12", "RU:3.21.6");
    for (const auto& [edition, needs, at, cited] :
         {std::tuple{"ua2026", Needs{.blind = true}, 10, "[UA:V.13.12]"},
          std::tuple{"ua2026", Needs{.low_vision = true}, 5, "[UA:V.13.12]"},
          std::tuple{"ru-code", Needs{.blind = true}, 5, "[RU:3.21.6]"}}) {
        Table table = at_board(edition, needs);
        table.wait(minutes(60 - at) - seconds(1));
        EXPECT_EQ(table.act(Actor::arbiter, Look{}), "");
        table.wait(seconds(1));
        EXPECT_EQ(table.act(Actor::arbiter, Look{}),
                  "time_warning white +" + std::to_string(at * 60) + "s " + cited);
        EXPECT_EQ(table.act(Actor::arbiter, Look{}), ""); // once
    }
    Table sighted = at_board("ua2026");
    sighted.wait(minutes(57));
    EXPECT_EQ(sighted.act(Actor::arbiter, Look{}), "");
    Table flag = at_board("ru-code", {});
    Table blind("ru-code", "russian", classical);
    blind.need(Side::black, {.blind = true});
    blind.begin();
    blind.wait(minutes(61));
    EXPECT_EQ(blind.act(Actor::arbiter, Consult{Act::tell_opponents_flag, Side::black}),
              "flag_loses white 0 [RU:3.8.9, RU:1.8.1#4]; 0-1"); // observed: decided at once
    Regulations claimed = classical;
    claimed.flags = Flags::claimed;
    Table told("ru-code", "russian", claimed);
    told.need(Side::black, {.blind = true});
    told.begin();
    told.wait(minutes(61));
    EXPECT_EQ(told.act(Actor::arbiter, Look{}),
              "flag_told black [RU:3.21.6]; flag_loses white 0 [RU:3.8.9, RU:1.8.1#4]; 0-1");
}

struct Row {
    Act act;
    Needs needs;
    bool own_turn;
    std::string_view said;
};

void check(std::string_view edition, std::initializer_list<Row> rows) {
    for (const Row& row : rows) {
        Table table(edition, "russian", classical);
        const Side side = row.own_turn ? Side::white : Side::black;
        table.need(side, row.needs);
        table.begin();
        EXPECT_EQ(table.act(Actor::arbiter, Consult{row.act, side}), row.said)
            << static_cast<int>(row.act);
    }
}

TEST(DraughtsPermissions, WhatMayBeToldByTheUkrainianRules) {
    ARTICLE("UA:V.7.7", "UA:V.18.14", "UA:V.13.7.3", "UA:V.13.12", "UA:V.13.11.3");
    const Needs blind{.blind = true};
    check("ua2026",
          {{Act::tell_whose_turn, blind, true, "allowed white [UA:V.13.7.3, UA:V.13.11.3]"},
           {Act::tell_whose_turn, {}, true, "refused: forbidden [UA:V.18.14]"},
           {Act::tell_time, blind, true, "allowed white [UA:V.13.7.3, UA:V.13.11.3, UA:V.13.12]"},
           {Act::tell_time, blind, false, "refused: forbidden [UA:V.13.12]"},
           {Act::tell_moves_made, blind, false, "allowed black [UA:V.13.11.3]"},
           {Act::tell_moves_made, {.assistant = true}, true, "allowed white [UA:V.13.11.3]"},
           {Act::tell_moves_made, {}, true, "refused: forbidden [UA:V.18.14]"},
           {Act::tell_clock_forgotten, blind, true, "refused: forbidden [UA:V.7.7]"},
           {Act::tell_draw_claimable, blind, true, "refused: forbidden [UA:V.18.14]"},
           {Act::tell_repetitions, {}, true, "refused: forbidden [UA:V.18.14]"},
           {Act::tell_time_trouble, {}, true, "refused: forbidden [UA:V.18.14]"},
           {Act::tell_time_trouble, blind, true, "allowed white [UA:V.13.12]"},
           {Act::tell_press_failed, blind, true, "allowed white [UA:V.13.7.3]"}});
}

TEST(DraughtsPermissions, AssistantsByTheUkrainianRules) {
    ARTICLE("UA:V.13.11", "UA:V.13.11.1", "UA:V.13.11.2", "UA:V.13.11.4", "UA:V.13.11.5",
            "UA:V.13.11.6", "UA:V.17.6");
    const Needs helped{.assistant = true};
    check("ua2026",
          {{Act::assistant_announces, helped, true, "allowed white [UA:V.13.11.1]"},
           {Act::assistant_announces, {}, true, "refused: forbidden [UA:V.13.11]"},
           {Act::assistant_records, helped, true, "allowed white [UA:V.13.11.2, UA:V.17.6]"},
           {Act::assistant_records, {}, true, "needs_arbiter white [UA:V.17.6]"},
           {Act::assistant_presses, helped, true, "allowed white [UA:V.13.11.2]"},
           {Act::assistant_presses, {}, true, "refused: forbidden [UA:V.13.11, UA:V.17.6]"},
           {Act::assistant_moves, helped, true, "allowed white [UA:V.13.11.2]"},
           {Act::assistant_claims_flag, {.blind = true}, true, "allowed white [UA:V.13.11.4]"},
           {Act::assistant_reports_breach, {.blind = true}, true, "allowed white [UA:V.13.11.4]"},
           {Act::assistant_reports_breach, helped, true, "refused: forbidden [UA:V.13.11]"},
           {Act::assistant_speaks_for_player, helped, true, "allowed white [UA:V.13.11.5]"},
           {Act::assistant_interprets, {.hearing = true}, true, "allowed white [UA:V.13.11.6]"},
           {Act::assistant_counts_moves, helped, true, "refused: forbidden [UA:V.17.6]"}});
    Table breach("ua2026", "russian", classical);
    breach.need(Side::black, {.blind = true, .assistant = true});
    breach.begin();
    breach.act(Actor::white, Make{breach.shift("a3-a5")});
    breach.act(Actor::white, Announce{breach.state().plies.back().move});
    breach.act(Actor::white, Press{});
    EXPECT_EQ(breach.act(Actor::black_assistant, NoticeIllegal{}).substr(0, 22),
              "illegal_restored white");
}

TEST(DraughtsPermissions, TheRefereeIntervenesForPlayersWhoCannotSee) {
    ARTICLE("UA:V.13.10", "UA:V.18.14");
    for (const bool blind : {true, false}) {
        Table table("ua2026", "russian", classical);
        table.need(Side::black, {.blind = blind});
        table.begin();
        table.act(Actor::white, Make{table.shift("a3-a5")});
        table.act(Actor::white, Announce{table.state().plies.back().move});
        table.act(Actor::white, Press{});
        EXPECT_EQ(table.act(Actor::arbiter, NoticeIllegal{}),
                  blind ? "illegal_restored white impossible [UA:V.6.4, UA:V.6.4.2]; "
                          "illegal_remark white 1 [UA:V.6.10]"
                        : "refused: opponent_corrects [UA:V.6.6]");
    }
    Table sanction = at_board("ua2026");
    EXPECT_EQ(sanction.act(Actor::arbiter, Report{"against_blind_player", Side::black}),
              "offence black against_blind_player 1 [UA:V.13.10, UA:V.17.10]; "
              "asked: remark|warning|reprimand|loss|expulsion");
}

TEST(DraughtsPermissions, WhatPlayersMayDoByTheUkrainianRules) {
    ARTICLE("UA:V.4.3", "UA:V.4.5", "UA:V.13.8", "UA:V.13.14", "UA:V.13.15", "UA:V.17.1.3",
            "UA:V.17.3.9", "UA:V.17.7");
    check(
        "ua2026",
        {{Act::address_arbiter, {}, false, "allowed black [UA:V.17.1.3]"},
         {Act::leave_board_on_turn, {}, true, "needs_arbiter white [UA:V.17.3.9]"},
         {Act::leave_playing_zone, {}, false, "needs_arbiter black [UA:V.17.3.9, UA:V.17.7]"},
         {Act::use_phone, {}, true, "needs_chief white [UA:V.17.7]"},
         {Act::speak_with_others, {}, true, "needs_chief white [UA:V.17.7]"},
         {Act::use_second_board, {}, true, "needs_arbiter white [UA:V.4.5]"},
         {Act::borrow_sheet, {}, true, "needs_consent white [UA:V.4.5, UA:V.7.12]"},
         {Act::record_in_braille, {.blind = true}, true, "allowed white [UA:V.13.8]"},
         {Act::record_on_device, {.low_vision = true}, true, "allowed white [UA:V.13.8]"},
         {Act::record_on_device, {}, true, "refused: forbidden [UA:V.17.3.2]"},
         {Act::agree_signs, {.blind = true}, true, "needs_chief white [UA:V.13.14]"},
         {Act::agree_signs, {.hearing = true}, true, "needs_chief white [UA:V.13.14, UA:V.13.15]"},
         {Act::use_relief_board,
          {.low_vision = true, .hearing = true},
          true,
          "allowed white [UA:V.13.1, UA:V.13.15]"},
         {Act::keep_sheet_hidden, {}, true, "refused: forbidden [UA:V.4.3]"}});
}

TEST(DraughtsPermissions, ByTheCode) {
    ARTICLE("RU:3.4.1#3", "RU:3.4.1#6", "RU:3.4.3#3", "RU:3.4.3#10", "RU:3.10.4#1", "RU:3.10.5",
            "RU:3.20.5", "RU:3.21.5", "RU:3.21.6", "RU:3.4.3#1", "RU:3.4.3#2");
    const Needs blind{.blind = true};
    check("ru-code", {{Act::tell_moves_made, {}, true, "refused: forbidden [RU:3.10.4#1]"},
                      {Act::tell_time, blind, true, "allowed white [RU:3.21.6]"},
                      {Act::tell_time, blind, false, "refused: forbidden [RU:3.21.6]"},
                      {Act::tell_opponents_flag, blind, true, "allowed white [RU:3.21.6]"},
                      {Act::tell_opponents_flag, {}, true, "refused: forbidden [RU:3.8.9]"},
                      {Act::address_arbiter, {}, true, "allowed white [RU:3.4.1#3]"},
                      {Act::walk_about, {}, false, "allowed black [RU:3.4.1#6]"},
                      {Act::leave_board_on_turn, {}, true, "needs_arbiter white [RU:3.4.3#3]"},
                      {Act::leave_playing_zone, {}, false, "refused: forbidden [RU:3.4.3#10]"},
                      {Act::speak_with_others, {}, false, "refused: forbidden [RU:3.4.3#1]"},
                      {Act::use_second_board, {}, false, "refused: forbidden [RU:3.4.3#2]"},
                      {Act::record_in_braille, blind, true, "allowed white [RU:3.21.5]"},
                      {Act::keep_sheet_hidden, {}, true, "refused: forbidden [RU:3.10.5]"},
                      {Act::press_both_buttons, {}, true, "allowed white [RU:3.20.5]"},
                      {Act::intervene, {}, true, "refused: forbidden [RU:3.8.7, RU:3.10.4#1]"}});
}

TEST(DraughtsConduct, EveryBreachOfTheCodeHasItsChoices) {
    ARTICLE("RU:3.4.2#3", "RU:3.4.2#5", "RU:3.4.3#1", "RU:3.4.3#2", "RU:3.4.3#3", "RU:3.4.3#4",
            "RU:3.4.3#5", "RU:3.4.3#6", "RU:3.4.3#7", "RU:3.4.3#8", "RU:3.4.3#9", "RU:3.4.3#10",
            "RU:3.5#4");
    for (const auto& [name, article] :
         {std::pair{"disobedience", "RU:3.4.2#3"}, std::pair{"listening_to_advice", "RU:3.4.2#5"},
          std::pair{"talking", "RU:3.4.3#1"}, std::pair{"foreign_material", "RU:3.4.3#2"},
          std::pair{"leaving", "RU:3.4.3#3"}, std::pair{"pointing", "RU:3.4.3#4"},
          std::pair{"disturbing_opponent", "RU:3.4.3#5"},
          std::pair{"disturbing_others", "RU:3.4.3#6"}, std::pair{"advice", "RU:3.4.3#7"},
          std::pair{"analysing", "RU:3.4.3#8"}, std::pair{"disorder", "RU:3.4.3#9"},
          std::pair{"outside_area", "RU:3.4.3#10"}}) {
        Table table = at_board("ru-code");
        EXPECT_EQ(table.act(Actor::arbiter, Report{name, Side::black}),
                  std::string("offence black ") + name + " 1 [" + article +
                      ", RU:3.5]; asked: remark|warning|reprimand|loss|loss_of_both|expulsion");
        EXPECT_EQ(table.act(Actor::arbiter, Decide{5}), std::string("loss_of_both black ") + name +
                                                            " [" + article +
                                                            ", RU:3.5, RU:3.5#4]; 0-0");
    }
}

// Scenario RU 27.
TEST(DraughtsConduct, HittingTheClockInBlitz) {
    ARTICLE("RU:3.20.4", "RU:3.20.7", "RU:3.20.2#2");
    Table table = at_board("ru-code", {}, blitz);
    EXPECT_EQ(table.act(Actor::arbiter, Report{"hand_on_clock", Side::white}),
              "warning white hand_on_clock 1 [RU:3.20.2#2, RU:3.20.7]");
    EXPECT_EQ(table.act(Actor::arbiter, Report{"clock_hit", Side::white}),
              "opponent_gains_time white +60s clock_hit 2 [RU:3.20.4, RU:3.20.7]");
    EXPECT_EQ(table.left(Side::black), minutes(6));
    EXPECT_EQ(table.act(Actor::arbiter, Report{"wrong_hand", Side::white}),
              "loss white wrong_hand 3 [RU:3.20.2#2, RU:3.20.7]; 0-1");
    EXPECT_EQ(at_board("ru-code").act(Actor::arbiter, Report{"clock_hit", Side::white}),
              "refused: unknown_offence []");
}

TEST(DraughtsConduct, APhoneThatRings) {
    ARTICLE("UA:V.17.3.12", "UA:V.17.10.4", "UA:III.4.2.5");
    Table table = at_board("ua2026");
    EXPECT_EQ(table.act(Actor::chief_arbiter, Report{"phone", Side::white}),
              "loss white phone 1 [UA:V.17.3.12, UA:V.17.10.4, UA:III.4.2.5]; 0-1");
    Table asked = at_board("ua2026");
    EXPECT_EQ(asked.act(Actor::arbiter, Report{"phone", Side::white}),
              "offence white phone 1 [UA:V.17.3.12]; asked: loss|no_sanction");
    EXPECT_EQ(asked.act(Actor::chief_arbiter, Decide{2}), "no_sanction white phone [UA:V.17.3.12]");
    EXPECT_FALSE(asked.state().over());
}

TEST(DraughtsConduct, BreachesOfTheUkrainianRules) {
    ARTICLE("UA:V.17.3.1", "UA:V.17.3.2", "UA:V.17.3.3", "UA:V.17.3.4", "UA:V.17.3.5",
            "UA:V.17.3.6", "UA:V.17.3.7", "UA:V.17.3.9", "UA:V.17.3.10", "UA:V.17.3.11",
            "UA:V.17.3.13", "UA:V.17.8.1", "UA:V.17.8.2", "UA:V.17.8.3", "UA:V.17.8.4", "UA:V.7.6",
            "UA:V.17.9");
    for (const auto& [name, articles] :
         {std::pair{"talking", "UA:V.17.3.1"}, std::pair{"foreign_material", "UA:V.17.3.2"},
          std::pair{"pointing", "UA:V.17.3.3"}, std::pair{"advice", "UA:V.17.3.4"},
          std::pair{"analysing", "UA:V.17.3.5, UA:V.17.3.8"},
          std::pair{"disturbing_opponent", "UA:V.17.3.6"},
          std::pair{"disturbing_others", "UA:V.17.3.7"}, std::pair{"leaving", "UA:V.17.3.9"},
          std::pair{"lingering", "UA:V.17.3.10"}, std::pair{"disorder", "UA:V.17.3.11"},
          std::pair{"foreign_objects", "UA:V.17.3.13"},
          std::pair{"adjusting_out_of_turn", "UA:V.17.8.1, UA:V.17.9"},
          std::pair{"careless_placing", "UA:V.17.8.2, UA:V.17.9"},
          std::pair{"noise", "UA:V.17.8.3, UA:V.17.9"},
          std::pair{"closeness", "UA:V.17.8.4, UA:V.17.9"},
          std::pair{"hand_on_clock", "UA:V.7.6"}}) {
        Table table = at_board("ua2026");
        EXPECT_EQ(table.act(Actor::arbiter, Report{name, Side::white}),
                  std::string("offence white ") + name + " 1 [" + articles +
                      ", UA:V.17.10]; asked: remark|warning|reprimand|loss|expulsion");
        EXPECT_EQ(table.act(Actor::arbiter, Decide{1}), std::string("remark white ") + name + " [" +
                                                            articles +
                                                            ", UA:V.17.10, UA:V.17.10.1]");
    }
}

TEST(DraughtsConduct, FrisianRefusals) {
    ARTICLE("FR:20.3", "FR:20.6", "FR:24");
    for (const auto& [name, article] :
         {std::pair{"refuses_to_play", "FR:20.3"}, std::pair{"refuses_the_rules", "FR:20.6"}}) {
        Table table("frisian2011", "frisian", classical);
        table.begin();
        EXPECT_EQ(table.act(Actor::arbiter, Report{name, Side::black}),
                  std::string("loss black ") + name + " 1 [" + article + "]; 1-0");
    }
    Table hints("frisian2011", "frisian", classical);
    hints.begin();
    EXPECT_EQ(hints.act(Actor::arbiter, Report{"hints", Side::black}),
              "offence black hints 1 [FR:24]; asked: remark|warning");
}

} // namespace

} // namespace kodeks::referee
