// Clocks in draughts: presses, reminders, flags, faulty clocks, stopping, draws fixed for lack of
// time.
#include "referee/referee.hpp"
#include "referee/table.hpp"
#include "referee/time/time_trouble.hpp"
#include "support/article.hpp"

#include <gtest/gtest.h>

namespace kodeks::referee {

namespace {

using clock::Extra;
using clock::whole_game;
using games::Side;
using rulebook::Act;
using test::Table;
using truth::Known;

// Knows who wins, and nothing else.
class Knows final : public truth::Oracle {
public:
    explicit Knows(std::optional<Side> winner) : winner_(winner) {}

    Known forced_win(const games::Position&, Side side) const override {
        return winner_ == side ? Known::yes : Known::no;
    }

    Known forced_win_within(const games::Position& position, Side side, int) const override {
        return forced_win(position, side);
    }

    Known can_win(const games::Position& position, Side side) const override {
        return forced_win(position, side);
    }

private:
    std::optional<Side> winner_;
};

Table at_board(std::string_view edition, const Regulations& regulations, std::string_view fen = {},
               std::string_view variant = "russian") {
    Table table(edition, variant, regulations, fen);
    table.begin();
    return table;
}

const Regulations classical = {.control = whole_game(minutes(60))};
const Regulations blitz = {.control = whole_game(minutes(5))};

TEST(DraughtsClock, NoPressWithoutAMove) {
    ARTICLE("UA:V.7.4", "RU:3.8.6");
    Table ua = at_board("ua2026", classical);
    EXPECT_EQ(ua.act(Actor::white, Press{}), "refused: press_without_move [UA:V.7.4]");
    Table ru = at_board("ru-code", classical);
    EXPECT_EQ(ru.act(Actor::white, Press{}), "refused: press_without_move [RU:3.8.6]");
    EXPECT_EQ(ru.act(Actor::arbiter, Report{"wrong_hand", Side::white}),
              "offence white wrong_hand 1 [RU:3.8.6, RU:3.5]; "
              "asked: remark|warning|reprimand|loss|loss_of_both|expulsion");
}

// Scenario UA 1.
TEST(DraughtsClock, OnlyTheOpponentReminds) {
    ARTICLE("UA:V.7.7", "RU:3.8.7", "UA:V.13.7.3");
    for (const auto& [edition, article] :
         {std::pair{"ua2026", "UA:V.7.7"}, std::pair{"ru-code", "RU:3.8.7"}}) {
        Table table = at_board(edition, classical);
        const std::string cited = std::string(" [") + article + "]";
        EXPECT_EQ(table.act(Actor::black, Remind{}), "refused: nothing_forgotten" + cited);
        table.act(Actor::white, Make{table.move("c3-d4")});
        EXPECT_EQ(table.act(Actor::arbiter, Remind{}), "refused: only_opponent_reminds" + cited);
        EXPECT_EQ(table.act(Actor::spectator, Remind{}), "refused: only_opponent_reminds" + cited);
        EXPECT_EQ(table.act(Actor::arbiter, Consult{Act::tell_clock_forgotten, Side::white}),
                  "refused: forbidden" + cited);
        EXPECT_EQ(table.act(Actor::black, Remind{}), "reminded white" + cited);
        EXPECT_EQ(table.state().clock.running, Side::white);
    }
    Table sighted = at_board("ua2026", classical);
    EXPECT_EQ(sighted.act(Actor::arbiter, PressFailed{Side::white}),
              "refused: only_opponent_reminds [UA:V.7.7]");
    Table blind("ua2026", "russian", classical);
    blind.need(Side::white, {.low_vision = true});
    blind.begin();
    EXPECT_EQ(blind.act(Actor::arbiter, PressFailed{Side::white}),
              "press_again white [UA:V.13.7.3]");
}

// Three moves in an hour, then half an hour to the end: who made two of them loses, who made three
// goes on with what is added.
TEST(DraughtsClock, ByTheCodeSoManyMovesAreMadeInTheTimeSet) {
    ARTICLE("RU:3.8.1");
    Regulations moves_set = classical;
    moves_set.control.periods.clear();
    moves_set.control.periods.push_back({.moves = 3, .time = minutes(60)});
    moves_set.control.periods.push_back({.time = minutes(30)});
    for (const int made : {2, 3}) {
        Table table = at_board("ru-code", moves_set);
        const std::vector<std::string_view> line = {"c3-d4", "b6-a5", "g3-f4",
                                                    "h6-g5", "f4:h6", "d6-e5"};
        for (int ply = 0; ply < 2 * made; ++ply) {
            const Actor side = ply % 2 == 0 ? Actor::white : Actor::black;
            table.act(side, Make{table.move(line[static_cast<std::size_t>(ply)])});
            table.act(side, Press{});
        }
        table.wait(minutes(60));
        EXPECT_EQ(table.act(Actor::arbiter, Look{}),
                  made == 2 ? "flag_loses white 2 [RU:3.8.9, RU:1.8.1#4]; 0-1" : "");
        if (made == 3) {
            EXPECT_EQ(table.left(Side::white), minutes(30));
            table.wait(minutes(30));
            EXPECT_EQ(table.act(Actor::arbiter, Look{}),
                      "flag_loses white 3 [RU:3.8.9, RU:1.8.1#4]; 0-1");
        }
    }
}

TEST(DraughtsClock, AFlagThatFellBeforeThePressLoses) {
    ARTICLE("UA:III.4.2.4", "UA:IV.4.2.4", "RU:3.8.9", "RU:1.8.1#4", "RU:3.20.1", "FR:20.4");
    Table ua = at_board("ua2026", classical);
    ua.wait(minutes(59));
    ua.act(Actor::white, Make{ua.move("c3-d4")});
    ua.wait(minutes(1));
    EXPECT_EQ(ua.act(Actor::white, Press{}), "flag_loses white 0 [UA:V.7.10, UA:III.4.2.4]; 0-1");
    Table hundred = at_board("ua2026", classical, {}, "international");
    hundred.wait(minutes(60));
    EXPECT_EQ(hundred.act(Actor::arbiter, Look{}),
              "flag_loses white 0 [UA:V.7.10, UA:IV.4.2.4]; 0-1");
    for (const Regulations& regulations : {classical, blitz}) {
        Table ru = at_board("ru-code", regulations);
        ru.wait(minutes(60));
        EXPECT_EQ(ru.act(Actor::arbiter, Look{}), "flag_loses white 0 [RU:3.8.9, RU:1.8.1#4]; 0-1");
    }
    Table frisian = at_board("frisian2011", classical, {}, "frisian");
    frisian.wait(minutes(60));
    EXPECT_EQ(frisian.act(Actor::arbiter, Look{}), "flag_loses white 0 [FR:20.4]; 0-1");
}

// Scenario RU 13; by the Ukrainian rules a move counts only with the clock pressed.
TEST(DraughtsClock, TheLastCaptureAndThePress) {
    ARTICLE("RU:3.8.12", "UA:III.4.2.4");
    const std::string_view last = "W:Wc3:Bd4";
    Table ru = at_board("ru-code", classical, last);
    ru.wait(minutes(59));
    EXPECT_EQ(ru.act(Actor::white, Make{ru.move("c3:e5")}), "no_pieces white [RU:1.8.1#3]; 1-0");
    ru.wait(minutes(5));
    EXPECT_EQ(ru.act(Actor::black, NoticeFlag{}), "refused: over [RU:1.10.4]");

    Table ua = at_board("ua2026", classical, last);
    ua.wait(minutes(59));
    EXPECT_EQ(ua.act(Actor::white, Make{ua.move("c3:e5")}), "");
    ua.wait(minutes(2));
    EXPECT_EQ(ua.act(Actor::white, Press{}), "flag_loses white 0 [UA:V.7.10, UA:III.4.2.4]; 0-1");

    Regulations milder = classical;
    milder.end_needs_no_press = true;
    Table other = at_board("ua2026", milder, last);
    other.wait(minutes(59));
    EXPECT_EQ(other.act(Actor::white, Make{other.move("c3:e5")}),
              "no_pieces white [UA:III.4.2.2]; 1-0");
}

// Scenario RU 15.
TEST(DraughtsClock, WhoMayPointAtAFlag) {
    ARTICLE("RU:3.8.9", "UA:V.13.11.4");
    Regulations claimed = classical;
    claimed.flags = Flags::claimed;
    Table ru = at_board("ru-code", claimed);
    ru.wait(minutes(61));
    EXPECT_EQ(ru.act(Actor::spectator, NoticeFlag{}), "refused: spectators_silent [RU:3.8.9]");
    EXPECT_EQ(ru.act(Actor::white, NoticeFlag{}), "refused: not_yours_to_call [RU:3.8.9]");
    EXPECT_EQ(ru.act(Actor::black_assistant, NoticeFlag{}),
              "refused: not_yours_to_call [RU:3.8.9]");
    EXPECT_EQ(ru.act(Actor::black, Claim{ClaimKind::flag}),
              "flag_loses white 0 [RU:3.8.9, RU:1.8.1#4]; 0-1");
    Table arbiter = at_board("ru-code", claimed);
    arbiter.wait(minutes(61));
    EXPECT_EQ(arbiter.act(Actor::arbiter, NoticeFlag{}),
              "flag_loses white 0 [RU:3.8.9, RU:1.8.1#4]; 0-1");
    Table helped("ua2026", "russian", claimed);
    helped.need(Side::black, {.blind = true, .assistant = true});
    helped.begin();
    helped.wait(minutes(61));
    EXPECT_EQ(helped.act(Actor::black_assistant, NoticeFlag{}),
              "flag_loses white 0 [UA:V.7.10, UA:III.4.2.4]; 0-1");
}

TEST(DraughtsClock, BothFlagsAreDown) {
    ARTICLE("UA:III.5.6", "UA:IV.5.6", "RU:3.20.8#1");
    for (const auto& [edition, variant, article] :
         {std::tuple{"ua2026", "russian", "UA:III.5.6"},
          std::tuple{"ua2026", "international", "UA:IV.5.6"},
          std::tuple{"ru-code", "russian", "RU:3.20.8#1"}}) {
        Regulations regulations = blitz;
        regulations.flags = Flags::claimed;
        regulations.mechanical_clocks = true;
        Table table = at_board(edition, regulations, {}, variant);
        const std::string_view first = std::string_view(variant) == "russian" ? "c3-d4" : "32-28";
        table.wait(minutes(6));
        table.act(Actor::white, Make{table.move(first)});
        table.act(Actor::white, Press{});
        table.wait(minutes(6));
        EXPECT_EQ(table.act(Actor::arbiter, Look{}),
                  "both_flags [" + std::string(article) + "]; 1/2-1/2");
    }
    Regulations digital = blitz;
    digital.flags = Flags::claimed;
    Table known = at_board("ua2026", digital);
    known.wait(minutes(6));
    known.hand(Actor::white, "c3-d4");
    known.wait(minutes(6));
    EXPECT_EQ(known.act(Actor::arbiter, Look{}),
              "flag_loses white 1 [UA:V.7.10, UA:III.4.2.4]; 0-1");
}

TEST(DraughtsClock, ADoubtfulFlagIsNamedBeforeItFalls) {
    ARTICLE("UA:V.7.9", "RU:3.8.10");
    Regulations claimed = classical;
    claimed.flags = Flags::claimed;
    for (const auto& [edition, article] :
         {std::pair{"ua2026", "UA:V.7.9"}, std::pair{"ru-code", "RU:3.8.10"}}) {
        const std::string cited = std::string(" [") + article + "]";
        Table table = at_board(edition, claimed);
        table.wait(minutes(59));
        EXPECT_EQ(table.act(Actor::white, DoubtFlag{}), "flag_doubted white" + cited);
        table.wait(minutes(2));
        EXPECT_EQ(table.act(Actor::white, DoubtFlag{}), "refused: flag_is_down" + cited);
    }
}

TEST(DraughtsClock, AFaultyClockIsReplacedAndSetRightWithinLimits) {
    ARTICLE("UA:V.7.8", "RU:3.8.8");
    Table ua = at_board("ua2026", classical);
    ua.wait(minutes(30));
    EXPECT_EQ(ua.act(Actor::arbiter, FaultyClock{Side::white, -minutes(20)}),
              "clock_replaced white -1200s [UA:V.7.8]");
    EXPECT_EQ(ua.left(Side::white), minutes(10));
    EXPECT_EQ(ua.act(Actor::arbiter, FaultyClock{Side::white, minutes(3)}),
              "clock_replaced white +0s [UA:V.7.8]"); // less than 15 minutes to the control
    EXPECT_EQ(ua.act(Actor::arbiter, FaultyClock{Side::black, std::nullopt}),
              "clock_replaced black +0s [UA:V.7.8]");
    EXPECT_EQ(ua.left(Side::black), minutes(60));

    Table ru = at_board("ru-code", classical);
    ru.wait(minutes(30));
    EXPECT_EQ(ru.act(Actor::arbiter, FaultyClock{Side::white, -minutes(20)}),
              "clock_replaced white -900s [RU:3.8.8]");
    EXPECT_EQ(ru.left(Side::white), minutes(15));
    EXPECT_EQ(ru.act(Actor::arbiter, FaultyClock{Side::white, minutes(5)}),
              "clock_replaced white +300s [RU:3.8.8]");
}

TEST(DraughtsClock, TimeTroubleAndWhoHasNone) {
    ARTICLE("UA:V.7.11", "UA:V.7.13", "UA:V.13.12", "RU:3.10.3#1");

    struct Case {
        std::string_view edition;
        Milliseconds increment;
        bool blind;
        Milliseconds zone;
    };

    for (const Case& one :
         {Case{"ua2026", seconds(0), false, minutes(5)},
          Case{"ua2026", seconds(30), false, minutes(5)}, Case{"ua2026", minutes(1), false, {0}},
          Case{"ua2026", seconds(0), true, minutes(10)},
          Case{"ru-code", seconds(0), false, minutes(5)},
          Case{"ru-code", seconds(0), true, minutes(5)}}) {
        const Extra extra = one.increment.value > 0 ? Extra::increment_after : Extra::none;
        Table table(one.edition, "international",
                    {.control = whole_game(minutes(80), extra, one.increment)});
        table.need(Side::white, {.blind = one.blind});
        const auto& duties = rulebook::game_rules(one.edition)->clock;
        EXPECT_EQ(trouble_zone(table.state().settings, duties, Side::white), one.zone)
            << one.edition;
        table.begin();
        EXPECT_FALSE(in_time_trouble(table.state(), duties, Side::white,
                                     Instant{(minutes(80) - one.zone).value}));
        EXPECT_EQ(in_time_trouble(table.state(), duties, Side::white,
                                  Instant{(minutes(80) - one.zone).value + 1}),
                  one.zone.value > 0);
    }
}

TEST(DraughtsClock, StoppingTheClockIsResigningOrAMisunderstanding) {
    ARTICLE("UA:V.9.3", "RU:3.8.11", "RU:3.7.3#5");
    for (const auto& [edition, cited] :
         {std::pair{"ua2026", "[UA:V.9.3]"}, std::pair{"ru-code", "[RU:3.8.11, RU:3.7.3#5]"}}) {
        for (const int option : {1, 2}) {
            Table table = at_board(
                edition, {.control = clock::TimeControl{.periods = classical.control.periods}});
            Knows lost(Side::black);
            table.ask(lost);
            EXPECT_EQ(table.act(Actor::white, StopClock{}),
                      std::string("clock_stopped white ") + cited +
                          "; asked: resignation|misunderstanding");
            EXPECT_EQ(table.act(Actor::arbiter, Decide{option}),
                      option == 1 ? std::string("resigned white ") + cited + "; 0-1"
                                  : std::string("stopped_without_reason white ") + cited);
            EXPECT_EQ(table.state().over(), option == 1);
        }
    }
}

TEST(DraughtsClock, AWinningPlayerShortOfTimeFixesADraw) {
    ARTICLE("UA:V.11.4.8", "UA:III.5.7", "UA:IV.5.7");
    for (const auto& [variant, article] :
         {std::pair{"russian", "UA:III.5.7"}, std::pair{"international", "UA:IV.5.7"}}) {
        const std::string cited = "[" + std::string(article) + ", UA:V.11.4.8]";
        Table table = at_board("ua2026", classical, {}, variant);
        Knows white(Side::white);
        table.ask(white);
        EXPECT_EQ(table.act(Actor::white, StopClock{.declares_draw = true}),
                  "draw_not_fixed white " + cited +
                      "; clock_stopped white [UA:V.9.3]; asked: resignation|misunderstanding");
        table.act(Actor::arbiter, Decide{2});
        table.wait(minutes(56)); // now he is short of time
        EXPECT_EQ(table.act(Actor::white, StopClock{.declares_draw = true}),
                  "draw_fixed white " + cited + "; 1/2-1/2");
    }
    // Nobody can tell: the referee is asked.
    Table open = at_board("ua2026", classical);
    open.wait(minutes(56));
    EXPECT_EQ(open.act(Actor::white, StopClock{.declares_draw = true}),
              "clock_stopped white [UA:V.9.3]; asked: resignation|misunderstanding|draw_fixed");
    EXPECT_EQ(open.act(Actor::arbiter, Decide{3}),
              "draw_fixed white [UA:III.5.7, UA:V.11.4.8]; 1/2-1/2");
    // With an increment there is no such draw.
    Table increment = at_board(
        "ua2026", {.control = whole_game(minutes(60), Extra::increment_after, seconds(10))});
    Knows white(Side::white);
    increment.ask(white);
    increment.wait(minutes(56));
    EXPECT_EQ(increment.act(Actor::white, StopClock{.declares_draw = true}),
              "draw_not_fixed white [UA:III.5.7, UA:V.11.4.8]; clock_stopped white [UA:V.9.3]; "
              "asked: resignation|misunderstanding");
}

TEST(DraughtsClock, TheStrongerSideStopsTheClock) {
    ARTICLE("RU:3.8.13", "RU:3.20.9");
    Knows white(Side::white);
    Table ru = at_board("ru-code", classical);
    ru.ask(white);
    EXPECT_EQ(ru.act(Actor::white, StopClock{}), "draw_fixed white [RU:3.8.13]; 1/2-1/2");
    Table two_controls =
        at_board("ru-code", {.control = {.periods = [] {
                                 decltype(clock::TimeControl::periods) periods;
                                 periods.push_back({.moves = 35, .time = minutes(70)});
                                 periods.push_back({.time = minutes(15)});
                                 return periods;
                             }()}});
    two_controls.ask(white);
    EXPECT_EQ(two_controls.act(Actor::white, StopClock{}),
              "clock_stopped white [RU:3.8.11, RU:3.7.3#5]; asked: resignation|misunderstanding");
    Table quick = at_board("ru-code", blitz);
    quick.ask(white);
    EXPECT_EQ(quick.act(Actor::white, StopClock{}),
              "clock_stopped white [RU:3.8.11, RU:3.7.3#5]; asked: resignation|misunderstanding");
    quick.act(Actor::arbiter, Decide{2});
    EXPECT_EQ(quick.act(Actor::white, StopClock{.declares_draw = true}),
              "draw_fixed white [RU:3.20.9]; 1/2-1/2");
}

TEST(DraughtsClock, TheFrisianClock) {
    ARTICLE("FR:23#1");
    Table table = at_board("frisian2011", classical, {}, "frisian");
    EXPECT_EQ(table.act(Actor::white, Press{}), "refused: press_without_move [FR:23#1]");
    EXPECT_EQ(table.act(Actor::arbiter, Report{"wrong_hand", Side::white}),
              "offence white wrong_hand 1 [FR:23#1]; asked: remark|warning");
    EXPECT_EQ(table.act(Actor::arbiter, Decide{1}), "remark white wrong_hand [FR:23#1]");
}

} // namespace

} // namespace kodeks::referee
