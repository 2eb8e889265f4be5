// The office of an event, as people type it.
#include "cli/dispatch.hpp"
#include "cli/event_commands.hpp"
#include "support/article.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

namespace kodeks::cli {
namespace {

class OfficeCommands : public EventCommands {
protected:
    void pmr_event() {
        go("new", "--name Cup --rulebook PMR --swiss start-number --rounds 3 --year 2026");
        go("enter", "Lis Zhuk Sova Kit");
        go("card", "--level city --calendar federation --start 2026-05-01 --end 2026-05-03");
        go("official appoint", "Orlova --role organiser");
        go("official appoint", "Belova --role chief-arbiter --by Orlova");
        go("official appoint", "Kot --role line-arbiter --by Orlova");
    }

    // "event VERB ACTION FILE REST": the file stands behind the action.
    std::string json(const std::string& verb) {
        Facts facts;
        facts.json = true;
        const Called called = call("event " + verb + " " + file_, facts);
        EXPECT_EQ(called.talk, "");
        return called.out;
    }
};

TEST_F(OfficeCommands, ACardIsFiledAndShown) {
    ARTICLE("PMR:ORDER.2", "PMR:221");
    go("new", "--name Cup --rulebook PMR --swiss start-number --rounds 3 --year 2026");
    EXPECT_EQ(refused("card"), "kodeks: The event has no card yet (kodeks event card)\n");
    EXPECT_EQ(go("card", "--level city --calendar federation --start 2026-05-01 --end 2026-05-03"),
              "The card is filed: 2026-05-01 to 2026-05-03, official [PMR:221, PMR:7, "
              "PMR:ORDER.2]\n");
    EXPECT_EQ(go("card"), "Event: city, individual, classical, 2026-05-01 to 2026-05-03\n"
                          "Note: The event is official [PMR:221]\n"
                          "Note: An official event must be held by this rulebook [PMR:ORDER.2]\n");
    EXPECT_NE(content().find("{\"stream\":\"office\",\"seq\":1,"), std::string::npos);
    EXPECT_EQ(refused("card", "--start 2026-02-30 --level city", Exit::wrong_usage).substr(0, 47),
              "kodeks: «2026-02-30» is no date; write 2026-0");
    EXPECT_EQ(go("check"), "2 facts, 0 draws and 0 rounds repeated\n");
}

TEST_F(OfficeCommands, ABookRefusesEventsItIsNotFor) {
    ARTICLE("UA:I.3");
    go("new", "--name Cup --rulebook UA --swiss start-number --rounds 3 --year 2026");
    EXPECT_EQ(refused("card", "--level club --rank 5 --start 2026-05-01 --end 2026-05-03 "
                              "--world-programme"),
              "kodeks: This rulebook is not for events of the world federation's programme "
              "[UA:I.3]\n");
}

TEST_F(OfficeCommands, RegulationsAreCheckedWrittenAndApproved) {
    ARTICLE("PMR:255", "PMR:224c");
    pmr_event();
    const Called open = run("regulations check");
    EXPECT_EQ(open.exit, Exit::no);
    EXPECT_EQ(open.out.substr(0, open.out.find('\n')),
              "Must: The regulations do not state: deadline of appeals in minutes [PMR:255]");
    EXPECT_EQ(refused("regulations approve", "--by Orlova --date 2026-03-01"),
              "kodeks: The regulations do not state: deadline of appeals in minutes [PMR:255]\n");
    EXPECT_EQ(go("regulations set", "appeal-minutes 30 --by Orlova --date 2026-03-01"),
              "deadline of appeals in minutes: 30\n");
    EXPECT_EQ(refused("regulations set", "appeal-minutes soon --by Orlova"),
              "kodeks: «deadline of appeals in minutes» is a whole number\n");
    EXPECT_EQ(run("regulations set", "nothing").exit, Exit::wrong_usage);
    EXPECT_EQ(go("regulations approve", "--by Orlova --date 2026-03-01"),
              "Regulations approved by Orlova on 2026-03-01 [PMR:224c]\n");
    EXPECT_EQ(go("regulations show"), "deadline of appeals in minutes: 30 (Orlova, 2026-03-01)\n");
    EXPECT_EQ(go("regulations check").substr(0, 5), "Note:");
    EXPECT_NE(json("regulations check").find("\"weight\": \"should\""), std::string::npos);
    EXPECT_NE(json("regulations show").find("\"approved\""), std::string::npos);
}

TEST_F(OfficeCommands, EntriesAreReceivedDecidedAndChecked) {
    ARTICLE("PMR:210");
    pmr_event();
    EXPECT_EQ(go("credentials receive", "Lis --date 2026-04-01"), "Entry 1 received: Lis\n");
    EXPECT_EQ(refused("credentials receive", "Lis --date 2026-05-02"),
              "kodeks: Lis is entered already\n");
    EXPECT_EQ(
        refused("credentials receive", "Sova --date 2026-13-01", Exit::wrong_usage).substr(0, 27),
        "kodeks: «2026-13-01» is n");
    EXPECT_EQ(refused("credentials admit", "Lis --by Kot"),
              "kodeks: Kot (line arbiter) may not decide about entries [PMR:223]\n");
    EXPECT_EQ(go("credentials admit", "Lis --by Belova --date 2026-04-30"),
              "Entry 1 admitted [PMR:223]\n");
    EXPECT_EQ(go("credentials list"), "1. Lis, no class: admitted\n");
    EXPECT_EQ(run("credentials check").out,
              "Must: Zhuk plays without an admitted entry [PMR:210]\n"
              "Must: Sova plays without an admitted entry [PMR:210]\n"
              "Must: Kit plays without an admitted entry [PMR:210]\n");
    EXPECT_NE(json("credentials list").find("\"verdict\": \"admitted\""), std::string::npos);
}

TEST_F(OfficeCommands, ACommitteeOfTwoIsRefused) {
    ARTICLE("PMR:251", "PMR:253", "PMR:254");
    pmr_event();
    EXPECT_EQ(refused("committee", "--chairman A,x,1980-01-01 --member B,y,1980-01-01 --by Orlova"),
              "kodeks: The committee needs a chairman and 2 members [PMR:251]\n");
    EXPECT_EQ(refused("committee", "--chairman A,x,1980-01-01 --member B,y,1980-01-01 --member "
                                   "C,z,2010-01-01 --by Orlova"),
              "kodeks: C must be at least 21 years old [PMR:254]\n");
    EXPECT_EQ(
        refused("committee", "--chairman A,x,1980-99-01 --member B --by Orlova", Exit::wrong_usage)
            .substr(0, 27),
        "kodeks: «1980-99-01» is n");
    go("committee", "--chairman A,x,1980-01-01 --member B,y,1980-01-01 --member C,z,1980-01-01 "
                    "--reserve D,w,1980-01-01 --by Orlova");
    EXPECT_EQ(go("committee"), "chairman: A, x\nmember: B, y\nmember: C, z\nreserve: D, w\n");
    // Blanks after the commas, as the help shows it.
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream talk;
    EXPECT_EQ(dispatch({"event", "committee", file_, "--chairman", "A,  x, 1980-01-01", "--member",
                        "B, y, 1980-01-01", "--member", " C,z ,1980-01-01", "--by", "Orlova"},
                       {}, {in, out, talk}),
              Exit::done)
        << talk.str();
    EXPECT_EQ(go("committee"), "chairman: A, x\nmember: B, y\nmember: C, z\n");
}

TEST_F(OfficeCommands, AnEntryOfAWrongDayIsRefused) {
    ARTICLE("UA:II.4.2");
    go("new", "--name Cup --rulebook UA --swiss start-number --rounds 3 --year 2026");
    go("enter", "Lis Zhuk Sova Kit");
    go("card", "--level national --rank 3 --calendar federation --budget --group hearing "
               "--start 2026-05-03 --end 2026-05-06 --arrival 2026-05-02");
    EXPECT_EQ(
        refused("credentials receive", "Lis --date 2026-04-28"),
        "kodeks: An entry of 2026-04-28 is late: entries are due by 2026-04-26, additional ones "
        "on the day of arrival [UA:II.4.2]\n");
    EXPECT_EQ(refused("credentials receive", "Lis --date 2026-05-04"),
              "kodeks: An entry of 2026-05-04 comes too late: the event starts on 2026-05-03 "
              "[UA:II.4.2]\n");
}

TEST_F(OfficeCommands, AnEntryOfADayThatNoCalendarHasIsRefusedByTheArticleThatAsksForIt) {
    ARTICLE("UA:II.4.2", "UA:II.8.1");
    go("new", "--name Cup --rulebook UA --swiss start-number --rounds 3 --year 2026");
    EXPECT_EQ(refused("enter", "Lis --born 2010-02-31"),
              "kodeks: There is no such day: 2010-02-31 [UA:II.8.1]\n");
    go("enter", "Lis Zhuk Sova Kit");
    go("card", "--level local --start 2026-05-03 --end 2026-05-06");
    EXPECT_EQ(refused("credentials receive", "Lis --date 2026-02-31"),
              "kodeks: There is no such day in the calendar: «2026-02-31»; write 2026-05-01 "
              "[UA:II.4.2]\n");
    EXPECT_EQ(refused("credentials receive", "Lis --date 2026-04-20 --born 31.02.2010"),
              "kodeks: There is no such day in the calendar: «31.02.2010»; write 2026-05-01 "
              "[UA:II.8.1]\n");
}

TEST_F(OfficeCommands, OfficialsAreListedCheckedAndSuspended) {
    ARTICLE("PMR:221b", "PMR:222", "PMR:223");
    pmr_event();
    EXPECT_EQ(go("official assign", "Kot --tables 1-2 --by Belova"), "Kot: tables 1-2 [PMR:223]\n");
    EXPECT_EQ(refused("official assign", "Kot --tables two --by Belova"),
              "kodeks: A sector is from one table to another: 5-8\n");
    EXPECT_EQ(run("official check").out, "Must: The panel lacks: chief secretary [PMR:221b]\n"
                                         "Must: There is no appeals committee [PMR:224b7]\n");
    EXPECT_EQ(refused("official suspend", "Kot --by Kot --reason sleep"),
              "kodeks: Kot (line arbiter) may not suspend arbiters [PMR:223]\n");
    go("official suspend", "Kot --by Belova --reason sleep");
    EXPECT_EQ(go("official list"), "Orlova: organiser\nBelova: chief arbiter\n"
                                   "Kot: line arbiter, tables 1-2, suspended\n");
}

TEST_F(OfficeCommands, DutiesAreDueAndDone) {
    ARTICLE("PMR:228", "PMR:240");
    pmr_event();
    EXPECT_EQ(refused("duties plan", "--round 1 --at 2026-05-01T15:00 --announced "
                                     "2026-05-01T15:00"),
              "kodeks: The time is announced before it comes: 2026-05-01T15:00 [PMR:240]\n");
    go("duties plan", "--round 1 --at 2026-05-01T15:00 --announced 2026-04-01T12:00");
    EXPECT_NE(go("duties list", "--at 2026-05-01T13:30")
                  .find("OVERDUE, by 2026-05-01T13:00: check boards, clocks and modes "
                        "(check-boards-line), round 1, line arbiter [PMR:228]\n"),
              std::string::npos);
    EXPECT_EQ(go("duties done", "check-boards-line --round 1 --by Kot --at 2026-05-01T13:30"),
              "check boards, clocks and modes: Kot, 2026-05-01T13:30, too late [PMR:228]\n");
    EXPECT_EQ(refused("duties done", "check-boards-line --round 1 --by Belova"),
              "kodeks: Belova (chief arbiter) does not have this duty [PMR:228]\n");
    EXPECT_NE(json("duties list").find("\"state\": \"done_late\""), std::string::npos);
}

TEST_F(OfficeCommands, ALineArbiterExcludesNobodyAndAnArbiterDoesNotJudgeHimself) {
    ARTICLE("PMR:146i", "PMR:250", "PMR:252", "PMR:224e");
    pmr_event();
    EXPECT_EQ(refused("sanction", "Lis --measure expulsion --for rudeness --by Kot"),
              "kodeks: Kot (line arbiter) may not exclude from the event [PMR:146i]\n");
    EXPECT_EQ(go("sanction", "Lis --measure loss --for noise --round 1 --table 1 --by Kot "
                             "--delegation Bender --place hall --witness Sova"),
              "Sanction 1: loss of the game, Lis; sanctions in the event: 1 [PMR:146f, PMR:146, "
              "PMR:224e]\n"
              "Must: Inform the organiser at once [PMR:224e]\n"
              "To be entered at the tables: loss of the game, Lis, round 1, table 1\n");
    go("committee", "--chairman A,x,1980-01-01 --member B,y,1980-01-01 --member C,z,1980-01-01 "
                    "--reserve D,w,1980-01-01 --by Orlova");
    EXPECT_EQ(refused("protest lodge", "--by Lis --against loss --sanction 1"),
              "kodeks: A protest is handed in in writing [PMR:255]\n");
    EXPECT_EQ(go("protest lodge", "--by Lis --against loss --sanction 1 --decided-by A --written"),
              "Protest 1 of Lis against: loss [PMR:255]\n");
    EXPECT_EQ(refused("protest answer", "--protest 1 --by Belova --upheld"),
              "kodeks: The chief arbiter first tries to settle it in peace [PMR:250]\n");
    go("protest conciliate", "--protest 1 --by Belova");
    EXPECT_EQ(refused("protest answer", "--protest 1 --by Kot"),
              "kodeks: Kot (line arbiter) may not decide about protests [PMR:250]\n");
    EXPECT_EQ(refused("protest vote", "--protest 1 --voter A --voter B --voter C --in-favour 2"),
              "kodeks: A has an interest of his own: a reserve votes instead [PMR:252]\n");
    EXPECT_EQ(go("protest vote", "--protest 1 --voter D --voter B --voter C --in-favour 2 --effect "
                                 "correction --answer replay"),
              "Protest 1 upheld by A: replay (closed); this is final [PMR:251, PMR:256]\n");
    EXPECT_EQ(go("sanction"),
              "1. Lis: loss of the game, noise (Kot); lifted; sanctions: 1 [PMR:146f, PMR:146, "
              "PMR:224e]\n"
              "To be entered at the tables: corrected result, Lis, round 1, table 1\n");
    EXPECT_EQ(go("protest list"), "1. Lis against loss: closed (replay) [PMR:251, PMR:256]\n");
}

TEST_F(OfficeCommands, DecisionsFollowTheTableOfPowers) {
    ARTICLE("PMR:240~1");
    pmr_event();
    EXPECT_EQ(refused("decision", "move-game --by Belova --subject table-3"),
              "kodeks: The right to move a game to another place or time needs the consent of: "
              "organiser [PMR:240~1]\n");
    EXPECT_EQ(go("decision", "move-game --by Belova --with Orlova --subject table-3"),
              "Belova, right to move a game to another place or time: table-3 [PMR:240~1]\n");
    EXPECT_EQ(run("decision", "fly --by Belova").exit, Exit::wrong_usage);
    EXPECT_EQ(go("decision"),
              "Belova, right to move a game to another place or time: table-3 [PMR:240~1]\n");
    EXPECT_NE(go("decision", "--powers")
                  .find("chief arbiter: move a game to another place or time, with organiser "
                        "[PMR:240~1]\n"),
              std::string::npos);
}

TEST_F(OfficeCommands, ADryRunWritesNothing) {
    pmr_event();
    const std::string before = content();
    EXPECT_NE(go("official appoint", "Orel --role line-arbiter --by Orlova --dry-run"), "");
    EXPECT_EQ(content(), before);
}

TEST_F(OfficeCommands, AMadeUpFactIsAFaultWithItsPlace) {
    pmr_event();
    std::ofstream(file_, std::ios::app)
        << "{\"stream\":\"office\",\"seq\":5,\"time\":\"2026-05-01T09:00:00.000Z\",\"by\":\"x\","
           "\"command\":\"99\",\"event\":{\"type\":\"suspended\",\"name\":\"Nobody\"}}\n";
    const std::string said = refused("official list", "", Exit::bad_input);
    EXPECT_NE(said.find("There is no official «Nobody»"), std::string::npos) << said;
    EXPECT_NE(said.find("event.json:"), std::string::npos);
}

} // namespace
} // namespace kodeks::cli
