// An arbiter types something wrong: what the answer tells, in full.
#include "cli/event_commands.hpp"
#include "support/article.hpp"

#include <gtest/gtest.h>

namespace kodeks::cli {
namespace {

class Slips : public EventCommands {
protected:
    // Everybody draws with everybody.
    void all_level(const std::string& names, int rounds, const std::string& results) {
        go("new", "--name Cup --rulebook PMR --year 2026");
        go("enter", names);
        go("lots", "--seed 17");
        for (int round = 0; round < rounds; ++round) {
            go("pair");
            go("result", results);
        }
    }
};

TEST_F(Slips, SystemsAndRulebooks) {
    EXPECT_EQ(
        refused("new", "--name Cup --rulebook RU --system swiss --rounds 3 --year 2026",
                Exit::wrong_usage),
        "kodeks: a Swiss needs its system: --swiss blind-lot, start-number, "
        "truncated-solkoff, current-buchholz, median-solkoff, median-solkoff-by-lot, dutch\n");
    EXPECT_EQ(refused("new", "--name Cup --rulebook RUS --year 2026"),
              "kodeks: There is no rulebook «RUS»\n"
              "There are: FIDE (fide2023), PMR (pmr2018), UA (ua2026), RU (ru-code), "
              "FR (frisian2011)\n");
    EXPECT_EQ(refused("new", "--name Cup --rulebook RU --system swis", Exit::wrong_usage),
              "kodeks: --system cannot be «swis»; it can be: round-robin, swiss, knockout, "
              "scheveningen, match\n"
              "Did you mean: swiss?\n"
              "See: kodeks event new --help\n");
}

TEST_F(Slips, NamesThatNobodyHas) {
    go("new", "--name Cup --rulebook RU --year 2026");
    EXPECT_EQ(refused("withdraw", "Zed"), "kodeks: nobody is called «Zed»\n"
                                          "Nobody is entered yet\n");
    go("enter", "Ann Bob Cid Dan");
    EXPECT_EQ(refused("withdraw", "Zed"), "kodeks: nobody is called «Zed»\n"
                                          "Entered are: Ann, Bob, Cid, Dan\n");
    EXPECT_EQ(refused("withdraw", "9"), "kodeks: nobody is called «9»\n"
                                        "Entered are: Ann, Bob, Cid, Dan\n");
    EXPECT_EQ(refused("withdraw", "Bab"), "kodeks: nobody is called «Bab»\nDid you mean: Bob?\n");
    go("enter", "Eve Fay Gus Hal Ida Jan Kim Lea Max");
    EXPECT_EQ(refused("withdraw", "Zed"), "kodeks: nobody is called «Zed»\n"
                                          "13 are entered; event entries lists them\n");
}

TEST_F(Slips, TablesAndGamesThatAreNotThere) {
    go("new", "--name Cup --rulebook RU --swiss start-number --rounds 3 --year 2026");
    go("enter", "Ann Bob Cid Dan Eve");
    go("lots", "--seed 17");
    go("pair");
    EXPECT_EQ(refused("result", "9 1-0"),
              "kodeks: There is no table 9 in round 1, which has 2 tables\n");
    EXPECT_EQ(refused("result", "1.2 1-0"), "kodeks: Table 1 has 1 game; there is no game 2\n");
    const std::string pairs = go("pairings", "--csv");
    const std::size_t free = pairs.find(",free,");
    const std::string name = pairs.substr(free - 3, 3);
    EXPECT_EQ(refused("result", "3 1-0"),
              "kodeks: " + name + " is free in round 1: there is no game\n");
    EXPECT_EQ(refused("result", "Ann 1-0", Exit::wrong_usage),
              "kodeks: «Ann» is not a table; write its number, as event pairings shows it, or 1.2 "
              "for game 2 of table 1\n");
    go("result", "1 1-0");
    EXPECT_EQ(refused("result", "1 0-1"),
              "kodeks: The result 1-0 is recorded; correct it with a reason\n"
              "To change a recorded result add --correct REASON\n");
    EXPECT_EQ(refused("decide", "--table 1"),
              "kodeks: Only a level match of the last knock-out round can be decided so\n");
    EXPECT_EQ(refused("opening", "9 c3-d4"),
              "kodeks: There is no table 9 in round 1, which has 2 tables\n");
}

TEST_F(Slips, TieBreaks) {
    go("new", "--name Cup --rulebook RU --year 2026");
    go("enter", "Ann Bob");
    const std::string said = refused("standings", "--tiebreaks BHX");
    EXPECT_EQ(said.substr(0, said.find(':', 10)), "kodeks: There is no tie-break «BHX»\nThere are");
    EXPECT_NE(said.find(" solkoff,"), std::string::npos) << said;
}

TEST_F(Slips, TeamsBeforeTheFirstRound) {
    go("new", "--name Teams --rulebook UA --boards 2 --year 2026");
    go("enter", "Rook Bishop");
    EXPECT_EQ(refused("present", "Rook --players 1"), "kodeks: No round is paired yet\n");
    EXPECT_EQ(refused("lineup", "Rook - -"), "kodeks: No round is paired yet\n");
}

TEST_F(Slips, GroupsOfAScheveningen) {
    ARTICLE("RU:3.2#4");
    go("new", "--name Match --rulebook RU --system scheveningen --year 2026");
    go("enter", "Ann Bob");
    go("enter", "Cid --club Rook");
    EXPECT_EQ(refused("lots", "--seed 17"),
              "kodeks: A Scheveningen is played by two groups, and the club of each entry says "
              "which it is in; without club: Ann, Bob\n");
    go("rename", "Ann --club Rook --reason forgotten");
    go("rename", "Bob --club Rook --reason forgotten");
    EXPECT_EQ(refused("lots", "--seed 17"),
              "kodeks: A Scheveningen is played by two groups, and the club of each entry says "
              "which it is in; there are 1 clubs: Rook\n");
    go("enter", "Dan Eve --club Bishop");
    go("lots", "--seed 17");
    // Three against two: everybody of the other group in three rounds, one of the three is free.
    std::string all;
    for (int round = 1; round <= 3; ++round) {
        const std::string pairs = go("pair");
        EXPECT_NE(pairs.find("free"), std::string::npos) << pairs;
        all += pairs;
    }
    EXPECT_EQ(refused("pair"), "kodeks: All 3 rounds are paired\n");
    EXPECT_EQ(go("standings", "--csv").find("Zed"), std::string::npos);
    go("check");
}

TEST_F(Slips, WhoGoesOnIsSaid) {
    ARTICLE("UA:V.3.1.2");
    go("new", "--name Cup --rulebook UA --system knockout --year 2026");
    go("enter", "Ann Bob");
    go("lots", "--seed 17");
    go("pair");
    go("result", "1 1-1");
    const std::string said = go("decide", "--table 1 --winner Bob --how replay");
    EXPECT_EQ(said.substr(said.rfind('\n', said.size() - 2) + 1), "Bob goes on\n");
}

TEST_F(Slips, APlayOffWaitsForTheLastGame) {
    ARTICLE("PMR:281");
    go("new", "--name Cup --rulebook PMR --year 2026");
    go("enter", "Ann Bob Cid Dan");
    EXPECT_EQ(refused("playoff"), "kodeks: Stage 1 has not begun\n");
    go("lots", "--seed 17");
    go("pair");
    go("result", "1 ½-½");
    const std::string said = refused("playoff");
    EXPECT_EQ(said.substr(0, 61), "kodeks: 1 pairing is still without result (round.table): 1.2 ");
    go("result", "2 ½-½");
    EXPECT_EQ(refused("playoff"), "kodeks: Stage 1 is not finished: of 3 rounds 1 is paired\n");
}

TEST_F(Slips, APlayOffOfFour) {
    ARTICLE("PMR:282c");
    all_level("Ann Bob Cid Dan", 3, "1 ½-½ 2 ½-½");
    EXPECT_EQ(
        go("playoff"),
        "Stage 2: Ann, Bob, Cid, Dan play a knock-out by lot at 3 minutes and 2 seconds a "
        "move; not before 30 minutes after the last game [PMR:281, PMR:282, PMR:282c, PMR:281b]\n");
    go("lots", "--stage 2 --seed 18");
    go("pair", "--stage 2");
    go("result", "1.1 1-0 1.2 ½-½ 2.1 ½-½ 2.2 ½-½ --stage 2");
    EXPECT_EQ(go("pairings", "--stage 2 --csv"), "table,no,white,black,result\n"
                                                 "1,1-4,Ann,Dan,1½:½\n"
                                                 ",.1,Ann,Dan,1-0\n"
                                                 ",.2,Dan,Ann,½-½\n"
                                                 "2,3-2,Cid,Bob,1:1\n"
                                                 ",.1,Cid,Bob,½-½\n"
                                                 ",.2,Bob,Cid,½-½\n");
    EXPECT_NE(refused("pair", "--stage 2").find("Cid and Bob are level"), std::string::npos);
    // They go on to the first win (PMR:282a); the final is of the two winners.
    go("decide", "--stage 2 --table 2 --winner Bob --how first-win");
    go("pair", "--stage 2");
    go("result", "1.1 1-0 1.2 ½-½ --stage 2");
    EXPECT_EQ(go("standings", "--stage 2 --csv"), "place,no,name,rating,games,points\n"
                                                  "1,2,Bob,,4,2½\n"
                                                  "2,1,Ann,,4,2\n"
                                                  "3-4,3,Cid,,2,1\n"
                                                  "3-4,4,Dan,,2,½\n");
    go("check");
}

TEST_F(Slips, APlayOffOfFiveAndWhoIsLevelAgain) {
    ARTICLE("PMR:281b", "PMR:282d");
    all_level("Ann Bob Cid Dan Eve", 5, "1 ½-½ 2 ½-½");
    EXPECT_EQ(
        go("playoff"),
        "Stage 2: Ann, Bob, Cid, Dan, Eve play a round robin at 3 minutes and 2 seconds a "
        "move; not before 30 minutes after the last game [PMR:281, PMR:282, PMR:282d, PMR:281b]\n");
    go("lots", "--stage 2 --seed 18");
    for (int round = 0; round < 5; ++round) {
        go("pair", "--stage 2");
        go("result", "1 ½-½ 2 ½-½ --stage 2");
    }
    EXPECT_EQ(
        go("playoff", "--stage 2"),
        "Stage 3: Ann, Bob, Cid, Dan, Eve play a round robin at 3 minutes and 2 seconds a "
        "move; not before 10 minutes after the last game [PMR:281, PMR:282, PMR:282d, PMR:281b]\n");
    go("check");
}

} // namespace
} // namespace kodeks::cli
