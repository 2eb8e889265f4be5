// The file of an event and the games of its tables, as an arbiter meets them.
#include "cli/event_commands.hpp"
#include "support/article.hpp"
#include "support/source_tree.hpp"

#include <gtest/gtest.h>

namespace kodeks::cli {
namespace {

// The power fails while the result is written: the event is as it was before, and goes on.
TEST_F(EventCommands, ALineThatBreaksOffDoesNotCount) {
    four_players();
    go("pair");
    const std::string before = content();
    const std::string open = go("pairings");
    go("result", "1 1-0");
    const std::string whole = content();
    for (std::size_t cut = before.size() + 1; cut < whole.size(); cut += 11) {
        std::ofstream(file_, std::ios::binary) << whole.substr(0, cut);
        const Called shown = run("pairings");
        EXPECT_EQ(shown.exit, Exit::done);
        EXPECT_EQ(shown.talk,
                  file_ + ": the last record was not written to its end and does not count\n");
        EXPECT_EQ(shown.out, open);
        run("result", "1 ½-½");
        EXPECT_EQ(content().substr(0, before.size()), before);
        EXPECT_NE(go("pairings").find("½-½"), std::string::npos);
    }
}

// Files of earlier versions take the present form with the first change, and say so.
TEST_F(EventCommands, AnOldFileIsConverted) {
    const std::string old = kodeks::test::read_source("tests/golden/records/old-events/club.json");
    std::ofstream(file_, std::ios::binary) << old;
    const std::string table = go("standings");
    EXPECT_EQ(content(), old);
    const Called called = run("absent", "Жук --round 5 --by Secretary");
    EXPECT_EQ(called.exit, Exit::done);
    EXPECT_EQ(called.talk,
              file_ + ": the file of an earlier Kodeks has been put into the present form\n");
    EXPECT_EQ(content().substr(0, 20), "{\"kodeks-ledger\":1}\n");
    EXPECT_NE(content().find("\"by\":\"Secretary\",\"command\":\"27\""), std::string::npos);
    EXPECT_EQ(go("standings"), table);
}

// What arbiters write: signs of absence, typesetters' dashes, letters of three languages.
TEST_F(EventCommands, ResultsAsPeopleWriteThem) {
    for (const auto& [typed, shown] : {std::pair{"-:+", "-:+"},
                                       {"-/+", "-:+"},
                                       {"-+", "-:+"},
                                       {"+:-", "+:-"},
                                       {"+–", "+:-"},
                                       {"1–0", "1-0"},
                                       {"0—1", "0-1"},
                                       {"½:½", "½-½"},
                                       {"н", "½-½"},
                                       {"Н", "½-½"},
                                       {"б", "1-0"},
                                       {"ч", "0-1"},
                                       {"ничья", "½-½"},
                                       {"білі", "1-0"},
                                       {"=", "½-½"},
                                       {"-:-", "-:-"}}) {
        std::filesystem::remove(file_);
        four_players();
        go("pair");
        EXPECT_EQ(go("result", std::string("1 ") + typed),
                  std::string("table  no.  White  Black  result\n"
                              "    1  1-3  Bob    Dan    ") +
                      shown + "\n")
            << typed;
    }
}

TEST_F(EventCommands, AResultOfATeamMatchNamesItsBoard) {
    go("new", "--name League --rulebook UA --boards 2 --year 2026");
    go("enter", "Tur Ferz");
    go("enter", "Ann --team Tur --board 1");
    go("enter", "Bob --team Tur --board 2");
    go("enter", "Cid --team Ferz --board 1"); // and nobody on board 2
    go("lots", "--seed 1");
    go("pair");
    EXPECT_EQ(
        refused("result", "1 2-0"),
        "kodeks: Table 1 has 2 games: name one, as 1.1; for the whole match only +:-, -:+ and "
        "-:- are possible\n");
    const std::string pairs = go("pairings");
    const bool tur_first = pairs.find("Tur    Ferz") != std::string::npos;
    // On board 2 the second team has White. Nobody is there for Ferz.
    const std::string wrong = tur_first ? "1.2 2-0" : "1.2 0-2";
    const std::string right = tur_first ? "1.2 0-2" : "1.2 2-0";
    EXPECT_EQ(refused("result", wrong),
              std::string("kodeks: Nobody sits on one side of board 2: the only result is ") +
                  (tur_first ? "-:+" : "+:-") + " [UA:V.11.2]\n");
    EXPECT_NE(go("result", right).find(tur_first ? "-:+" : "+:-"), std::string::npos);
}

TEST_F(EventCommands, AWholeMatchCanBeMissed) {
    go("new", "--name League --rulebook UA --boards 2 --year 2026");
    go("enter", "Tur Ferz");
    for (const char* player : {"Ann --team Tur --board 1", "Bob --team Tur --board 2",
                               "Cid --team Ferz --board 1", "Dan --team Ferz --board 2"}) {
        go("enter", player);
    }
    go("lots", "--seed 1");
    go("pair");
    const std::string shown = go("result", "1 +:-");
    EXPECT_NE(shown.find("4:0"), std::string::npos) << shown;
    EXPECT_NE(shown.find("+:-"), std::string::npos);
    EXPECT_NE(shown.find("-:+"), std::string::npos);
}

TEST_F(EventCommands, NobodyEntersAfterTheLastRound) {
    four_players();
    for (int round = 1; round <= 2; ++round) {
        go("enter", round == 1 ? "Eve" : "Fay");
        go("pair");
        go("result", "1 1-0 2 1-0");
        if (round == 2) {
            go("result", "3 1-0");
        }
    }
    EXPECT_EQ(refused("enter", "Gus"),
              "kodeks: All rounds are paired; nobody can enter any more\n");
}

// RU:3.17.5: the arbiters choose between losses and annulling what changes the winners least.
TEST_F(EventCommands, ATeamThatDropsOutIsDecidedByTheArbiters) {
    ARTICLE("RU:3.17.5");
    go("new", "--name League --rulebook RU --boards 1 --year 2026");
    go("enter", "Tur Ferz Slon");
    for (const char* player : {"Ann --team Tur", "Bob --team Ferz", "Cid --team Slon"}) {
        go("enter", std::string(player) + " --board 1");
    }
    go("lots", "--seed 1");
    go("pair");
    const std::string said = refused("withdraw", "Tur");
    EXPECT_EQ(said,
              "kodeks: Decide what becomes of the matches of Tur: losses would change 0 of the "
              "first three places, annulling 0; say --treatment losses or annulled "
              "[RU:3.17.5]\n");
    EXPECT_EQ(go("withdraw", "Tur --treatment annulled"),
              "Tur leaves; less than half was played, so no result counts [RU:3.17.5]\n");
}

// RU:3.14.2 and RU:3.14.3 speak of games not played; who has played everything needs neither.
TEST_F(EventCommands, WhoHasPlayedEverythingLeavesWithoutAnArticle) {
    ARTICLE("RU:3.14.2", "RU:3.14.3");
    go("new", "--name Duel --rulebook RU --year 2026");
    go("enter", "Ann Bob Cid Dan");
    go("lots", "--seed 1");
    go("pair");
    go("result", "1 1-0 2 1-0");
    EXPECT_EQ(
        go("withdraw", "Ann --dry-run"),
        "Ann leaves; less than half was played, so no result counts [RU:3.14.2, RU:3.14.4]\n");
    go("pair");
    go("result", "1 1-0 2 1-0");
    EXPECT_EQ(go("withdraw", "Ann --dry-run"),
              "Ann leaves; the results stand, unfinished games are lost [RU:3.14.3, RU:3.14.4]\n");
    go("pair");
    go("result", "1 1-0 2 1-0");
    EXPECT_EQ(go("withdraw", "Ann"), "Ann leaves; everything was played, and the results stand\n");
}

class EventGames : public EventCommands {
protected:
    void two_friends(const std::string& terms = "--variant russian --control 300+3") {
        go("new", "--name Friends --rulebook UA --year 2026 " + terms);
        go("enter", "Ann Bob");
        go("lots", "--seed 5");
        go("pair");
    }

    Called play(const std::string& typed) {
        return call("event game " + file_ + " 1 --still", {}, typed);
    }
};

TEST_F(EventGames, TheEndOfAGameIsTheResultOfItsTable) {
    two_friends();
    const Called first = play("start\nwait 5\nc3-d4\nquit\n");
    EXPECT_EQ(first.exit, Exit::done) << first.talk;
    EXPECT_NE(go("pairings").find("*"), std::string::npos);
    // The next day it goes on where it stood: White has used five seconds and was given three.
    const Called second = play("clock\nwait 2\nd6-c5\nwhite resign\nquit\n");
    EXPECT_EQ(second.out, "Type start when both players are at the board; help for all words; quit "
                          "to leave.\n"
                          "White 0:04:58; Black 0:05:00, the clock runs\n"
                          "White 0:04:58; Black 0:04:58, the clock runs\n"
                          "Black: d6-c5\n"
                          "man d6 to c5\n"
                          "White: resignation\n"
                          "White resigned. [UA:III.4.2.1]\n"
                          "0-1: resignation\n");
    EXPECT_EQ(second.talk, "");
    EXPECT_NE(go("pairings").find("0-2"), std::string::npos);
    EXPECT_NE(content().find("\"refereed\":1"), std::string::npos);
    EXPECT_EQ(go("check"), "7 facts, 1 draw and 1 round repeated\n1 refereed game read again\n");
}

TEST_F(EventGames, WhatCannotBeRefereedIsRefused) {
    two_friends("");
    EXPECT_EQ(refused("game", "1"),
              "kodeks: The event does not say which game is played: create it "
              "with --variant\n");
    EXPECT_EQ(refused("game", "7"), "kodeks: There is no game 1 at table 7 of round 1\n");
    EXPECT_EQ(refused("game", "1 --show"), "kodeks: Game 1 has not been opened\n");
    go("result", "1 2-0");
    EXPECT_EQ(refused("game", "1"),
              "kodeks: The table has a result already; its game was not refereed here\n");
}

TEST_F(EventGames, TermsAreCheckedWhenTheEventIsCreated) {
    const std::string event = "--name Cup --rulebook UA --year 2026 ";
    EXPECT_EQ(run("new", event + "--variant chess").exit, Exit::wrong_usage);
    EXPECT_EQ(run("new", event + "--variant russian --control soon").exit, Exit::wrong_usage);
    EXPECT_EQ(run("new", event + "--variant russian --term flag=claimed").exit, Exit::wrong_usage);
    EXPECT_EQ(run("new", event + "--control 300").exit, Exit::wrong_usage);
    EXPECT_EQ(content(), "");
    go("new", event + "--variant russian --control 300+3 --term flags=claimed --term sheets=true");
}

// An arbiter who edits the result by hand is found: the record of the game says otherwise.
TEST_F(EventGames, AResultThatIsNotTheEndOfItsGameIsFound) {
    two_friends();
    play("start\nc3-d4\nblack resign\nquit\n");
    std::string text = content();
    const std::string result = "\"result\":\"win-loss\"";
    text.replace(text.find(result), result.size(), "\"result\":\"loss-win\"");
    std::ofstream(file_, std::ios::binary) << text;
    const Called called = run("check");
    EXPECT_EQ(called.exit, Exit::no);
    EXPECT_NE(called.out.find("Round 1, table 1: the result is not the end of game 1"),
              std::string::npos)
        << called.out;
}

} // namespace
} // namespace kodeks::cli
