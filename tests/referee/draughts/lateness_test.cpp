// Latecomers, score sheets and micro-matches in draughts.
#include "referee/referee.hpp"
#include "referee/table.hpp"
#include "support/article.hpp"

#include <utility>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kodeks::referee {

namespace {

using clock::whole_game;
using games::Side;
using test::Table;
using testing::ElementsAre;

const Regulations classical = {.control = whole_game(minutes(90))};

Table at_board(std::string_view edition, const Regulations& regulations = classical) {
    Table table(edition, "russian", regulations);
    table.begin();
    return table;
}

// Scenario UA 11.
TEST(DraughtsLateness, BothAbsentByTheUkrainianRules) {
    ARTICLE("UA:V.9.4.5", "UA:V.9.4.4", "UA:V.9.3");
    Table table("ua2026", "russian", classical);
    table.act(Actor::arbiter, Begin{});
    EXPECT_EQ(table.state().clock.running, Side::white);
    table.wait(minutes(20));
    EXPECT_EQ(table.act(Actor::arbiter, Arrive{Side::white}), "delay_halved +1200s [UA:V.9.4.5]");
    EXPECT_EQ(table.left(Side::white), minutes(80));
    EXPECT_EQ(table.left(Side::black), minutes(80));
    EXPECT_EQ(table.state().clock.running, Side::white);
    table.wait(minutes(1));
    EXPECT_EQ(table.act(Actor::white, Make{table.move("c3-d4")}), "");
    EXPECT_EQ(table.act(Actor::white, Press{}), "");
    table.wait(minutes(14));
    EXPECT_EQ(table.act(Actor::arbiter, Arrive{Side::black}),
              "arrived_late black +2100s [UA:V.9.3, UA:V.9.4.4, UA:V.9.4.1]");
    EXPECT_EQ(table.left(Side::white), minutes(79));
    EXPECT_EQ(table.left(Side::black), minutes(66));
    EXPECT_EQ(table.state().phase, Phase::playing);
    EXPECT_EQ(table.hand(Actor::black, "h6-g5"), "");
}

TEST(DraughtsLateness, MoreThanAnHourLoses) {
    ARTICLE("UA:V.9.4.2", "UA:V.9.4.1", "UA:V.9.4.3");
    for (const auto& [present, said] :
         {std::pair{std::optional(Side::black), "late white +3601s [UA:V.9.4.2, UA:V.11.2]; -/+"},
          std::pair{std::optional(Side::white), "late black +3601s [UA:V.9.4.2, UA:V.11.2]; +/-"},
          std::pair{std::optional<Side>(), "both_late +3601s [UA:V.9.4.2, UA:V.11.2]; -/-"}}) {
        Table table("ua2026", "russian", classical);
        if (present) {
            table.act(Actor::arbiter, Arrive{*present});
        }
        table.act(Actor::arbiter, Begin{});
        EXPECT_EQ(table.state().clock.running, Side::white); // whoever is absent
        table.wait(minutes(60));
        EXPECT_EQ(table.act(Actor::arbiter, Look{}), "");
        table.wait(seconds(1));
        EXPECT_EQ(table.act(Actor::arbiter, Look{}), said);
    }
    Regulations shorter = classical;
    shorter.default_time = minutes(15);
    Table table("ua2026", "russian", shorter);
    table.act(Actor::arbiter, Arrive{Side::white});
    table.act(Actor::arbiter, Begin{});
    table.wait(minutes(16));
    EXPECT_EQ(table.act(Actor::arbiter, Look{}), "late black +960s [UA:V.9.4.2, UA:V.11.2]; +/-");
    Table late("ua2026", "russian", classical);
    late.act(Actor::arbiter, Arrive{Side::black});
    late.act(Actor::arbiter, Begin{});
    late.wait(minutes(10));
    late.act(Actor::arbiter, Arrive{Side::white});
    EXPECT_EQ(late.left(Side::white), minutes(80)); // his thinking time
    EXPECT_EQ(late.act(Actor::arbiter, Report{"lateness", Side::white}),
              "offence white lateness 1 [UA:V.9.4.1, UA:V.17.10]; "
              "asked: remark|warning|reprimand|loss|expulsion");
}

TEST(DraughtsLateness, WhiteMayWriteHisFirstMove) {
    ARTICLE("UA:V.9.4.4");
    Table table("ua2026", "russian", classical);
    table.act(Actor::arbiter, Arrive{Side::white});
    table.act(Actor::arbiter, Begin{});
    EXPECT_EQ(table.act(Actor::white, Make{.move = table.move("c3-d4"), .only_written = true}),
              "written_counts_as_made white [UA:V.9.4.4]");
    EXPECT_EQ(table.act(Actor::white, Press{}), "");
    EXPECT_EQ(table.state().clock.running, Side::black);
    table.act(Actor::arbiter, Arrive{Side::black});
    EXPECT_EQ(table.act(Actor::white, Make{.move = table.shift("e3-f4"), .only_written = true}),
              "refused: opponent_present [UA:V.9.4.4]");
}

// Scenario RU 11.
TEST(DraughtsLateness, ByTheCodeTheClockOfTheAbsentRuns) {
    ARTICLE("RU:3.7.3#1", "RU:3.7.3#2", "RU:3.7.3#3", "RU:3.7.3#4");
    Table both("ru-code", "russian", classical);
    both.act(Actor::arbiter, Begin{});
    both.wait(minutes(20));
    EXPECT_EQ(both.act(Actor::arbiter, Arrive{Side::black}), "delay_halved +1200s [RU:3.7.3#4]");
    EXPECT_EQ(both.left(Side::white), minutes(80));
    EXPECT_EQ(both.left(Side::black), minutes(80));
    EXPECT_EQ(both.state().clock.running, Side::white);

    Table black("ru-code", "russian", classical);
    black.act(Actor::arbiter, Arrive{Side::white});
    black.act(Actor::arbiter, Begin{});
    EXPECT_EQ(black.state().clock.running, Side::black);
    EXPECT_EQ(black.act(Actor::white, Make{black.move("c3-d4")}),
              "refused: opponent_absent [RU:3.7.3#2]");
    black.wait(minutes(5));
    EXPECT_EQ(black.act(Actor::arbiter, Arrive{Side::black}),
              "arrived_late black +300s [RU:3.7.3#1, RU:3.7.3#2]");
    EXPECT_EQ(black.state().clock.running, Side::white);
    EXPECT_EQ(black.left(Side::black), minutes(85));
    EXPECT_EQ(black.left(Side::white), minutes(90));

    EXPECT_EQ(at_board("ru-code").state().clock.running, Side::white);
}

TEST(DraughtsLateness, TheFirstControlIsTheLimitOfTheCode) {
    ARTICLE("RU:3.13.1", "RU:3.13.3");
    Table one("ru-code", "russian", classical);
    one.act(Actor::arbiter, Arrive{Side::black});
    one.act(Actor::arbiter, Begin{});
    one.wait(minutes(90) + seconds(1));
    EXPECT_EQ(one.act(Actor::arbiter, Look{}), "late white +5401s [RU:3.13.1]; -/+");
    Table both("ru-code", "russian", classical);
    both.act(Actor::arbiter, Begin{});
    both.wait(minutes(90) + seconds(1));
    EXPECT_EQ(both.act(Actor::arbiter, Look{}), "both_late +5401s [RU:3.13.3]; -/-");
    Table excused("ru-code", "russian", classical);
    excused.act(Actor::arbiter, Arrive{Side::black});
    excused.act(Actor::arbiter, Begin{});
    EXPECT_EQ(excused.act(Actor::arbiter, Excuse{Side::white}),
              "lateness_excused white [RU:3.13.3]");
    excused.wait(minutes(90) + seconds(1));
    EXPECT_EQ(excused.act(Actor::arbiter, Look{}), "");
}

TEST(DraughtsLateness, ADrawnOpeningWaitsForTheLatecomerOnHisTime) {
    ARTICLE("UA:V.9.5.5", "UA:V.9.5.4", "RU:3.7.4#1", "RU:3.7.4#2");
    for (const auto& [edition, said] :
         {std::pair{"ua2026", "arrived_late black +300s [UA:V.9.5.5, UA:V.9.4.1]"},
          std::pair{"ru-code", "arrived_late black +300s [RU:3.7.4#2]"}}) {
        Regulations drawn = classical;
        drawn.drawn_opening = true;
        Table table(edition, "russian", drawn);
        table.act(Actor::arbiter, Arrive{Side::white});
        table.act(Actor::arbiter, Begin{}); // the round starts, drawn or not
        EXPECT_EQ(table.state().clock.running, Side::black);
        table.wait(minutes(5));
        EXPECT_EQ(table.act(Actor::arbiter, Arrive{Side::black}), said);
        EXPECT_EQ(table.state().clock.running, Side::white);
        EXPECT_EQ(table.left(Side::black), minutes(85));
    }
}

TEST(DraughtsRecord, MoreThanTwoMovesMissing) {
    ARTICLE("UA:V.4.6", "UA:V.4.7", "RU:3.10.2", "RU:3.10.1");
    for (const auto& [edition, article] :
         {std::pair{"ua2026", "UA:V.4.6"}, std::pair{"ru-code", "RU:3.10.2"}}) {
        const std::string cited = std::string(" [") + article + "]";
        Table table = at_board(edition);
        EXPECT_EQ(table.act(Actor::arbiter, CheckRecord{Side::black, 2}),
                  "refused: record_in_order" + cited);
        EXPECT_EQ(table.act(Actor::arbiter, CheckRecord{Side::black, 3}),
                  "record_restored_now black 3" + cited);
        EXPECT_EQ(table.state().clock.running, Side::black); // though White is to move
        table.wait(minutes(2));
        EXPECT_EQ(table.act(Actor::arbiter, ChoreDone{}).substr(0, 20), "restored black +120s");
        EXPECT_EQ(table.left(Side::black), minutes(88));
        EXPECT_EQ(table.left(Side::white), minutes(90));
        EXPECT_EQ(table.state().clock.running, Side::white);
    }
    Table rapid = at_board("ua2026", {.control = whole_game(minutes(20))});
    EXPECT_EQ(rapid.act(Actor::arbiter, CheckRecord{Side::black, 9}),
              "refused: record_not_needed [UA:V.4.7]");
    Table failed = at_board("ua2026");
    failed.act(Actor::arbiter, CheckRecord{Side::black, 3});
    EXPECT_EQ(failed.act(Actor::arbiter, ChoreDone{.restored = false}),
              "record_not_restored black [UA:V.4.6]; "
              "offence black record_not_restored 1 [UA:V.4.6, UA:V.17.10]; "
              "asked: remark|warning|reprimand|loss|expulsion");
}

TEST(DraughtsRecord, InTimeTroubleAndAfterwards) {
    ARTICLE("UA:V.7.12", "UA:V.7.13", "RU:3.10.3#1", "RU:3.10.4#2");
    for (const auto& [edition, later, both] :
         {std::tuple{"ua2026", "[UA:V.4.6, UA:V.7.11, UA:V.7.12]", "[UA:V.7.12]"},
          std::tuple{"ru-code", "[RU:3.10.3#1]", "[RU:3.10.4#2]"}}) {
        Table table = at_board(edition);
        table.wait(minutes(86));
        EXPECT_EQ(table.act(Actor::arbiter, CheckRecord{Side::white, 5}),
                  std::string("refused: record_later ") + later);
        EXPECT_EQ(table.act(Actor::arbiter, RestoreRecord{true, true}),
                  std::string("records_restored ") + both);
        EXPECT_FALSE(table.state().clock.running);
        table.wait(minutes(2));
        EXPECT_EQ(table.act(Actor::arbiter, ChoreDone{}), std::string("restored +120s ") + both);
        EXPECT_EQ(table.left(Side::white), minutes(3)); // half of it each
        EXPECT_EQ(table.left(Side::black), minutes(89));
    }
    Table increment(
        "ua2026", "international",
        {.control = whole_game(minutes(80), clock::Extra::increment_after, minutes(1))});
    increment.begin();
    increment.wait(minutes(78)); // no zone with a minute a move: the record goes on
    EXPECT_EQ(increment.act(Actor::arbiter, CheckRecord{Side::white, 3}),
              "record_restored_now white 3 [UA:V.4.6]");
}

TEST(DraughtsRecord, OneSideRestoresOnItsOwnTime) {
    ARTICLE("UA:V.7.12", "RU:3.10.3#2", "RU:3.10.3#3", "RU:3.10.4#3");
    Table ua = at_board("ua2026");
    EXPECT_EQ(ua.act(Actor::arbiter, RestoreRecord{.black = true}),
              "record_restored_now black [UA:V.7.12]");
    ua.wait(minutes(1));
    EXPECT_EQ(ua.act(Actor::arbiter, ChoreDone{}), "restored black +60s [UA:V.7.12]");
    EXPECT_EQ(ua.left(Side::black), minutes(89));
    Table ru = at_board("ru-code");
    EXPECT_EQ(ru.act(Actor::arbiter, Consult{rulebook::Act::borrow_sheet, Side::white}),
              "needs_arbiter white [RU:3.10.3#2, RU:3.10.3#3]");
    EXPECT_EQ(ru.act(Actor::arbiter, RestoreRecord{.white = true}),
              "record_restored_now white [RU:3.10.3#1, RU:3.10.3#2]");
    ru.act(Actor::arbiter, ChoreDone{});
    ru.act(Actor::arbiter, RestoreRecord{true, true});
    EXPECT_EQ(ru.act(Actor::arbiter, ChoreDone{.restored = false}),
              "record_lost_by_both [RU:3.10.4#3]; 0-0");
}

TEST(DraughtsRecord, SheetsAreSigned) {
    ARTICLE("UA:V.4.8");
    Table table = at_board("ua2026");
    table.act(Actor::white, Resign{});
    EXPECT_EQ(table.act(Actor::white, Sign{}), "");
    EXPECT_EQ(table.act(Actor::black, Sign{}), "result_signed [UA:V.4.8]");
}

} // namespace

} // namespace kodeks::referee
