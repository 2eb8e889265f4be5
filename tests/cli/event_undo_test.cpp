// Taking back what was typed around teams, and people who left and came back.
#include "cli/event_commands.hpp"
#include "support/article.hpp"

#include <gtest/gtest.h>

namespace kodeks::cli {
namespace {

class Undo : public EventCommands {
protected:
    void two_teams() {
        go("new", "--name Teams --rulebook RU --boards 2 --year 2026");
        go("enter", "Rook Bishop");
        go("enter", "Ann --team Rook --board 1");
        go("enter", "Bob --team Rook --board 2");
        go("enter", "Cid --team Bishop --board 1");
        go("enter", "Dan --team Bishop --board 2");
    }

    void in_round_1() {
        two_teams();
        go("lots", "--seed 17");
        go("pair");
    }

    std::string undone() { return go("undo", "--reason slip"); }
};

constexpr const char* as_paired = "table,no,white,black,result\n"
                                  "1,1-2,Rook,Bishop,*\n"
                                  ",.1,Ann,Cid,*\n"
                                  ",.2,Dan,Bob,*\n";

TEST_F(Undo, EntriesOfATeam) {
    two_teams();
    EXPECT_EQ(undone(), "Taken back: Entered: Dan\n");
    EXPECT_EQ(undone(), "Taken back: Entered: Cid\n");
    go("enter", "Eve --team Bishop --board 1");
    for (int step = 0; step < 4; ++step) {
        undone(); // Eve, Bob, Ann, both teams
        go("check");
    }
    EXPECT_EQ(go("entries", "--csv"), "no,name,rating,club\n");
    EXPECT_EQ(refused("undo", "--reason more"), "kodeks: There is nothing to take back\n");
}

TEST_F(Undo, ALineUp) {
    in_round_1();
    EXPECT_EQ(go("pairings", "--csv"), as_paired);
    const std::string empty = "table,no,white,black,result\n"
                              "1,1-2,Rook,Bishop,*\n"
                              ",.1,Ann,Cid,*\n"
                              ",.2,Dan,–,*\n";
    go("lineup", "Rook Ann - --minutes 30");
    EXPECT_EQ(go("pairings", "--csv"), empty);
    go("lineup", "Rook - Bob --minutes 30");
    // The line-up of before counts again, then the one the teams were entered with.
    undone();
    EXPECT_EQ(go("pairings", "--csv"), empty);
    go("check");
    EXPECT_EQ(undone(), "Taken back: Line-up set: Rook\n");
    EXPECT_EQ(go("pairings", "--csv"), as_paired);
    go("result", "1.1 1-0 1.2 ½-½");
    go("check");
}

TEST_F(Undo, ATeamThatWasCountedWrongly) {
    in_round_1();
    go("present", "Rook --players 0");
    EXPECT_EQ(go("pairings", "--csv"), "table,no,white,black,result\n"
                                       "1,1-2,Rook,Bishop,0:2\n"
                                       ",.1,Ann,Cid,-:+\n"
                                       ",.2,Dan,Bob,+:-\n");
    undone();
    EXPECT_EQ(go("pairings", "--csv"), as_paired);
    go("present", "Rook --players 2");
    go("present", "Rook --players 0");
    undone();
    EXPECT_EQ(go("pairings", "--csv"), as_paired);
    undone();
    go("check");
    undone(); // the round itself
    EXPECT_EQ(refused("pairings"), "kodeks: No round is paired yet\n");
}

TEST_F(Undo, AWrongBoard) {
    in_round_1();
    go("result", "1.1 1-0");
    go("wrongboard", "first --table 1 --board 1");
    EXPECT_EQ(go("pairings", "--csv"), "table,no,white,black,result\n"
                                       "1,1-2,Rook,Bishop,*\n"
                                       ",.1,Ann,Cid,-:+\n"
                                       ",.2,Dan,Bob,*\n");
    undone();
    EXPECT_EQ(go("pairings", "--csv"), "table,no,white,black,result\n"
                                       "1,1-2,Rook,Bishop,*\n"
                                       ",.1,Ann,Cid,1-0\n"
                                       ",.2,Dan,Bob,*\n");
    go("wrongboard", "second --table 1 --board 2"); // before there was a result
    undone();
    EXPECT_EQ(go("pairings", "--csv").find("+"), std::string::npos);
    undone();
    EXPECT_EQ(go("pairings", "--csv"), as_paired);
    go("check");
}

TEST_F(Undo, AReturn) {
    four_players();
    go("withdraw", "Ann");
    const std::string without = go("entries", "--csv");
    go("return", "Ann --reason recovered");
    undone();
    EXPECT_EQ(go("entries", "--csv"), without);
    undone(); // the withdrawal
    EXPECT_EQ(go("entries", "--csv").find("left"), std::string::npos);
    go("check");
    // A round that was missed is an absence now: that is not taken back.
    go("pair");
    go("result", "1 1-0 2 1-0");
    go("withdraw", "Ann");
    go("pair");
    go("return", "Ann --reason recovered");
    EXPECT_EQ(refused("undo", "--reason slip"),
              "kodeks: A fact of the kind «returned» cannot be taken back; put it right with the "
              "command that made it\n");
}

// Without one of them the numbers were void; they stay so, because nobody chooses between draws.
TEST_F(Undo, AWithdrawalThatVoidedTheNumbers) {
    ARTICLE("RU:4.4#3");
    go("new", "--name Cup --rulebook RU --year 2026");
    go("enter", "Ann Bob Cid");
    go("lots", "--seed 5");
    go("withdraw", "Ann");
    undone();
    EXPECT_EQ(go("entries", "--csv"), "no,name,rating,club\n,Ann,,\n,Bob,,\n,Cid,,\n");
    EXPECT_EQ(refused("pair"), "kodeks: Draw the lots first\n");
    go("lots", "--seed 6");
    go("pair");
    go("check");
}

TEST_F(Undo, WhatOthersHaveSeenStands) {
    go("new", "--name Cup --rulebook RU --year 2026");
    go("enter", "Ann Bob Cid");
    go("lots", "--commit 946121e5591318cc0afa9661d5a352c466a68a272d52e4f4ff560edf6c23d38b");
    EXPECT_EQ(refused("undo", "--reason slip"),
              "kodeks: A fact of the kind «lots-committed» cannot be taken back; put it right "
              "with the command that made it\n");
}

} // namespace
} // namespace kodeks::cli
