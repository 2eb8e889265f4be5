// What sanctions and protests mean for the tables: proposed, entered by a command, refused with the
// article when there is nothing to enter. Nothing happens by itself, and nothing happens twice.
#include "cli/event_commands.hpp"
#include "support/article.hpp"

#include <gtest/gtest.h>

namespace kodeks::cli {
namespace {

class Consequences : public EventCommands {
protected:
    // Round 1: Zhuk beat Kit at table 1, Lis and Sova drew at table 2.
    void played(const std::string& rulebook = "PMR") {
        go("new",
           "--name Cup --rulebook " + rulebook + " --swiss start-number --rounds 3 --year 2026");
        go("enter", "Lis Zhuk Sova Kit");
        go("lots", "--seed 5");
        go("card", "--level city --calendar federation --kind championship --start 2026-05-01 "
                   "--end 2026-05-03");
        go("official appoint", "Orlova --role organiser");
        go("official appoint", "Belova --role chief-arbiter --by Orlova");
        go("official appoint", "Kot --role line-arbiter --by Orlova");
        go("pair");
        go("result", "1 1-0 2 =");
    }

    std::string round_one() { return go("pairings", "--round 1"); }

    void expect_first(const std::string& name, const std::string& points) {
        const std::string table = go("standings");
        const std::string line = table.substr(table.find('\n') + 1);
        EXPECT_NE(line.substr(0, line.find('\n')).find(name), std::string::npos) << table;
        EXPECT_NE(line.substr(0, line.find('\n')).find(" " + points + " "), std::string::npos)
            << table;
    }
};

// The arbiter declares the game lost (PMR:146f): the opponent has the point, the table follows.
TEST_F(Consequences, ALossIsEnteredOnceAndTheStandingsFollow) {
    ARTICLE("PMR:146f");
    played();
    expect_first("Zhuk", "1");
    go("sanction", "Zhuk --measure loss --for phone --round 1 --table 1 --by Kot");
    EXPECT_NE(round_one().find("Zhuk   Kit    1-0\n"), std::string::npos) << round_one();
    EXPECT_EQ(refused("sanction", "--enter 1 --by Nobody"),
              "kodeks: «Nobody» is no official of this event\n");
    EXPECT_EQ(go("sanction", "--enter 1 --by Kot"),
              "Sanction 1 is entered at the tables: loss of the game [PMR:146f, PMR:146, "
              "PMR:224e]\n");
    EXPECT_NE(round_one().find("Zhuk   Kit    0-1\n"), std::string::npos) << round_one();
    expect_first("Kit", "1");
    EXPECT_NE(content().find("Sanction 1: loss of the game (phone) [PMR:146f, PMR:146, PMR:224e]"),
              std::string::npos);
    EXPECT_EQ(refused("sanction", "--enter 1 --by Kot"),
              "kodeks: What number 1 asks is entered already [PMR:146f, PMR:146, PMR:224e]\n");
    EXPECT_EQ(go("sanction"), "1. Zhuk: loss of the game, phone (Kot); sanctions: 1 [PMR:146f, "
                              "PMR:146, PMR:224e]\n");
    EXPECT_EQ(go("check").substr(0, 9), "11 facts,");
}

// The arbiter also decides what the opponent gets (FIDE:12.9.6).
TEST_F(Consequences, TheOpponentsScoreIsTheArbitersWord) {
    ARTICLE("FIDE:12.9.6");
    played("FIDE");
    go("sanction", "Zhuk --measure loss --for phone --round 1 --table 1 --by Kot");
    go("sanction", "--enter 1 --by Kot --result 0-½");
    EXPECT_NE(round_one().find("Zhuk   Kit    0-½\n"), std::string::npos) << round_one();
}

TEST_F(Consequences, AnExclusionTakesThePlayerOut) {
    ARTICLE("PMR:146i");
    played();
    EXPECT_EQ(refused("sanction", "Zhuk --measure expulsion --for fight --by Kot"),
              "kodeks: Kot (line arbiter) may not exclude from the event [PMR:146i]\n");
    go("sanction", "Zhuk --measure expulsion --for fight --by Belova");
    EXPECT_EQ(go("sanction", "--enter 1 --by Belova"),
              "Sanction 1 is entered at the tables: exclusion [PMR:146i, PMR:146, PMR:224e]\n");
    EXPECT_EQ(go("pair").find("Zhuk"), std::string::npos);
    EXPECT_NE(content().find("\"excluded\":true"), std::string::npos);
}

// Excluded from a round (PMR:146h): the next one is missed, the one after it is played again.
TEST_F(Consequences, AnExclusionFromARoundIsARoundMissed) {
    ARTICLE("PMR:146h");
    played();
    go("sanction", "Zhuk --measure exclusion --for shouting --by Belova");
    EXPECT_EQ(go("sanction", "--enter 1 --by Belova"),
              "Sanction 1 is entered at the tables: a round missed [PMR:146i, PMR:146h, PMR:146, "
              "PMR:224e]\n");
    const std::string second = go("pair");
    EXPECT_NE(second.find("absent"), std::string::npos) << second;
}

// What was entered is put right when the protest is upheld, also without an effect named (PMR:250).
TEST_F(Consequences, AnUpheldProtestPutsTheResultRight) {
    ARTICLE("PMR:250");
    played();
    go("sanction", "Zhuk --measure loss --for phone --round 1 --table 1 --by Kot");
    go("sanction", "--enter 1 --by Kot");
    go("protest lodge", "--by Zhuk --against loss --sanction 1 --decided-by Kot --written");
    EXPECT_EQ(refused("protest enter", "--protest 1 --by Belova"),
              "kodeks: Protest 1 was not upheld: nothing is entered [PMR:255]\n");
    go("protest conciliate", "--protest 1 --by Belova");
    go("protest answer", "--protest 1 --by Belova --upheld");
    EXPECT_EQ(go("sanction"),
              "1. Zhuk: loss of the game, phone (Kot); lifted; sanctions: 1 [PMR:146f, PMR:146, "
              "PMR:224e]\n"
              "To be entered at the tables: corrected result, Zhuk, round 1, table 1\n");
    EXPECT_EQ(refused("sanction", "--enter 1 --by Kot"),
              "kodeks: Sanction 1 was lifted: nothing is entered [PMR:250]\n");
    EXPECT_EQ(refused("protest enter", "--protest 1 --by Belova", Exit::wrong_usage),
              "kodeks: Say which result stands from now on\n");
    EXPECT_EQ(go("protest enter", "--protest 1 --by Belova --result 1-0"),
              "Protest 1 is entered at the tables: corrected result [PMR:250]\n");
    EXPECT_NE(round_one().find("Zhuk   Kit    1-0\n"), std::string::npos) << round_one();
}

TEST_F(Consequences, AnExcludedPlayerComesBackAfterHisProtest) {
    played();
    go("sanction", "Zhuk --measure expulsion --for fight --by Belova");
    go("sanction", "--enter 1 --by Belova");
    go("protest lodge", "--by Zhuk --against expulsion --sanction 1 --decided-by Belova --written");
    go("protest conciliate", "--protest 1 --by Belova");
    go("protest answer", "--protest 1 --by Belova --upheld");
    go("protest enter", "--protest 1 --by Belova");
    EXPECT_NE(go("pair").find("Zhuk"), std::string::npos);
}

TEST_F(Consequences, WhatCannotBeEnteredIsRefusedAndNothingChanges) {
    ARTICLE("PMR:146a");
    played();
    go("sanction", "Lis --measure warning --for talk --by Kot");
    go("sanction", "Kit --measure loss --for noise --round 1 --table 2 --by Kot");
    go("sanction", "Kit --measure loss --for noise --round 1 --table 9 --by Kot");
    EXPECT_EQ(refused("sanction", "--enter 1 --by Kot"),
              "kodeks: Number 1 asks nothing of the tables [PMR:146, PMR:146a, PMR:224e]\n");
    EXPECT_EQ(refused("sanction", "--enter 2 --by Kot"),
              "kodeks: Kit does not play at table 2 of round 1\n");
    EXPECT_EQ(refused("sanction", "--enter 3 --by Kot"),
              "kodeks: There is no table 9 in round 1, which has 2 tables\n");
    EXPECT_EQ(refused("sanction", "--enter 7 --by Kot"), "kodeks: There is no sanction 7\n");
    EXPECT_EQ(refused("protest enter", "--protest 7 --by Kot").substr(0, 8), "kodeks: ");
    EXPECT_EQ(refused("sanction", "Lis --enter 2 --by Kot", Exit::wrong_usage),
              "kodeks: Impose a sanction or enter one, not both at once\n");
}

// The bad input of every book: each refused with its article, nothing changed.
TEST_F(Consequences, ALineArbiterDecidesNoProtest) {
    ARTICLE("RU:4.7.1", "RU:4.7.3#5");
    played("RU");
    EXPECT_EQ(refused("sanction", "Zhuk --measure expulsion --for fight --by Kot"),
              "kodeks: Kot (line arbiter) may not exclude from the event [RU:4.7.3#5]\n");
    go("sanction", "Zhuk --measure loss --for phone --round 1 --table 1 --by Kot");
    go("protest lodge", "--by Zhuk --against loss --sanction 1 --decided-by Kot --written");
    EXPECT_EQ(refused("protest answer", "--protest 1 --by Kot --upheld"),
              "kodeks: Kot (line arbiter) may not decide about protests [RU:4.7.1]\n");
}

} // namespace
} // namespace kodeks::cli
