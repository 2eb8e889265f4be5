// What an arbiter meets who never saw the program: slips that are answered, and ways out of them.
#include "cli/event_commands.hpp"
#include "support/article.hpp"
#include "tournament/lots/record.hpp"

#include <gtest/gtest.h>

namespace kodeks::cli {
namespace {

class Walk : public EventCommands {
protected:
    std::string list(const std::string& text) {
        const auto path = folder_ / "list.csv";
        std::ofstream(path) << text;
        return path.string();
    }
};

constexpr const char* broken = "1111111111111111111111111111111111111111111111111111111111111111";

// A commitment that was copied wrongly does not hold the event up.
TEST_F(Walk, AWrongCommitmentIsGivenUp) {
    go("new", "--name Cup --rulebook RU --year 2026");
    go("enter", "Ann Bob");
    EXPECT_EQ(
        go("lots", std::string("--commit ") + broken),
        "The commitment is published; at the draw: event lots EVENT --seed TEXT --salt TEXT\n");
    EXPECT_EQ(
        refused("lots", "--seed 17 --salt river"),
        "kodeks: Seed and salt do not give the commitment that was published: compare them "
        "letter by letter, or give the commitment up with a reason and publish another one\n");
    EXPECT_EQ(go("lots", "--again --reason slip"), "The draw no longer holds\n");
    go("lots", "--commit " + tournament::lots::commitment_of("17", "river"));
    go("lots", "--seed 17 --salt river");
    const Called record = call("draw record " + file_);
    EXPECT_EQ(record.out.substr(0, record.out.find("draw numbers", 30)),
              std::string("kodeks-draw 2\ndraw numbers\nvoided slip\ncommitment ") + broken + "\n");
    go("check");
}

TEST_F(Walk, WhoMustNotMeetIsShown) {
    go("new", "--name Cup --rulebook FIDE --swiss dutch --rounds 3 --year 2026");
    go("enter", "Ann Bob Cid Dan");
    EXPECT_EQ(go("forbid"), "Everybody may meet everybody\n");
    EXPECT_EQ(go("forbid", "Ann Cid --to 2 --reason family"),
              "Rounds 1 to 2: these do not meet: Ann, Cid\n");
    EXPECT_EQ(go("forbid"), "Rounds 1 to 2: these do not meet: Ann, Cid\n");
    EXPECT_EQ(go("forbid", "--json"), R"({
  "forbidden": [
    {
      "names": [
        "Ann",
        "Cid"
      ],
      "first_round": 1,
      "last_round": 2
    }
  ]
}
)");
    EXPECT_EQ(refused("forbid", "Ann Bob"), "kodeks: Say why they must not meet\n");
    EXPECT_EQ(refused("forbid", "Ann --reason kin"),
              "kodeks: It takes two to be kept apart: name at least two players\n");
    EXPECT_EQ(refused("forbid", "Ann Zed --reason kin"),
              "kodeks: nobody is called «Zed»\nEntered are: Ann, Bob, Cid, Dan\n");
    go("lots", "--seed 17");
    go("pair");
    EXPECT_EQ(go("export").find("260 001 002    1    3") == std::string::npos, false);
    go("check");
    go("undo", "--reason other");
    EXPECT_EQ(go("undo", "--reason other"), "Taken back: Lots drawn\n");
    EXPECT_EQ(go("undo", "--reason other"), "Taken back: Pairs forbidden: Ann, Cid\n");
    EXPECT_EQ(go("forbid"), "Everybody may meet everybody\n");
    go("check");
}

// Bob, who is free in round 1 of three, has half a point there and in the report.
TEST_F(Walk, AByeOfHalfAPoint) {
    ARTICLE("C04.1:3");
    go("new", "--name Cup --rulebook FIDE --swiss dutch --rounds 3 --year 2026 --bye ½");
    go("enter", "Ann Bob Cid");
    go("lots", "--seed 17");
    go("pair", "--pair Ann:Cid --pair Bob --reason test");
    go("result", "1 1-0");
    const std::string table = go("standings", "--csv");
    EXPECT_NE(table.find("Bob,,0,½"), std::string::npos) << table;
    EXPECT_NE(go("crosstable", "--csv").find("Bob"), std::string::npos);
    const std::string report = go("export");
    EXPECT_NE(report.find("P 0.5"), std::string::npos) << report;
    EXPECT_EQ(run("new", "--name Cup --rulebook FIDE --swiss dutch --rounds 3 --bye x").exit,
              Exit::wrong_usage);
}

TEST_F(Walk, AByeOfHalfAPointIsOfTheDutchSystem) {
    ARTICLE("C04.1:3");
    const Called other =
        run("new", "--name Cup --rulebook RU --swiss blind-lot --rounds 3 --year 2026 --bye ½");
    EXPECT_EQ(other.talk, "kodeks: A bye is worth 0 to 1 points; other than a win in the Dutch "
                          "system only [C04.1:3]\n");
    const Called much =
        run("new", "--name Cup --rulebook FIDE --swiss dutch --rounds 3 --year 2026 --bye 2");
    EXPECT_EQ(much.exit, Exit::no);
}

// Ann 1 and Bob 1/2 for Rook, Cid 0 and Dan 1/2 for Bishop.
TEST_F(Walk, TheGroupsOfAScheveningen) {
    ARTICLE("RU:3.2#4");
    go("new", "--name Cup --rulebook RU --system scheveningen --year 2026");
    go("enter", "Ann Bob --club Rook");
    go("enter", "Cid Dan --club Bishop");
    go("lots", "--seed 17");
    go("pair");
    const std::string pairs = go("pairings", "--csv");
    const bool ann_first = pairs.find("Ann") < pairs.find("Bob");
    const auto white = [&](const std::string& name) {
        return pairs.find(name + ",") != std::string::npos &&
               (pairs.find(name + ",Cid") != std::string::npos ||
                pairs.find(name + ",Dan") != std::string::npos);
    };
    const std::string win = white("Ann") ? "1-0" : "0-1";
    go("result", ann_first ? "1 " + win + " 2 ½" : "1 ½ 2 " + win);
    EXPECT_EQ(go("standings", "--groups club --csv"), "place,group,players,points\n"
                                                      "1,Rook,2,1½\n"
                                                      "2,Bishop,2,½\n");
    const std::string both = go("standings");
    EXPECT_NE(both.find("Rook"), std::string::npos) << both;
    EXPECT_NE(go("standings", "--json").find("\"groups\""), std::string::npos);
    EXPECT_EQ(go("standings", "--groups region --csv"), "place,group,players,points\n");
}

// What a list says is shown although it cannot be entered.
TEST_F(Walk, AListIsShownBeforeItIsRefused) {
    go("new", "--name Cup --rulebook RU --year 2026");
    const std::string path = list("name;born;id\nAnn;31.02.1999;7\nBob;1998;7\nAnn;;\n");
    const Called tried = run("import", path + " --dry-run");
    EXPECT_EQ(tried.exit, Exit::no);
    EXPECT_NE(tried.out.find("Ann   "), std::string::npos) << tried.out;
    EXPECT_EQ(tried.talk,
              path + ":2: «31.02.1999» is no day: only the year was taken\n" + path +
                  ":3: «Bob» has the same number 7 as «Ann»\n" + path +
                  ":4: «Ann» may be «Ann», who is there already\n"
                  "kodeks: Ann is entered already; two of one name are told apart by their years "
                  "of birth\n");
}

// In a bracket those who are free stand between the pairs.
TEST_F(Walk, TheTablesOfAKnockOut) {
    go("new", "--name Cup --rulebook UA --system knockout --year 2026");
    go("enter", "Ann Bob Cid Dan Eve");
    go("lots", "--seed 4");
    go("pair");
    const std::string pairs = go("pairings", "--csv");
    EXPECT_NE(pairs.find("\n2,4-5,"), std::string::npos) << pairs;
    const std::string free = refused("result", "1 2-0");
    EXPECT_EQ(free.substr(free.find(" is free")),
              " is free in round 1: there is no game; games are at the tables 2\n");
    EXPECT_EQ(refused("result", "7 2-0"),
              "kodeks: There is no table 7 in round 1, which has 1 table: 2\n");
}

TEST_F(Walk, AScoreOfAMicroMatch) {
    go("new", "--name Cup --rulebook RU --games 2 --year 2026");
    go("enter", "Ann Bob");
    go("lots", "--seed 4");
    go("pair");
    EXPECT_EQ(refused("result", "1 1½-½"),
              "kodeks: Table 1 has 2 games: name one, as 1.1; for the whole match only +:-, -:+ "
              "and -:- are possible\n");
}

// Players of a team sit on no board until somebody puts them there.
TEST_F(Walk, BoardsWhereNobodySits) {
    go("new", "--name Cup --rulebook RU --boards 2 --year 2026");
    go("enter", "Rook Bishop");
    go("enter", "Ann --team Rook --board 1");
    go("enter", "Bob --team Rook --board 2");
    go("enter", "Cid Dan --team Bishop");
    const Called drawn = run("lots", "--seed 4");
    EXPECT_EQ(drawn.exit, Exit::done);
    EXPECT_NE(drawn.talk.find("Note: There are boards where nobody sits: Bishop; enter the "
                              "players with their boards, or set a line-up\n"),
              std::string::npos)
        << drawn.talk;
}

TEST_F(Walk, SlipsOfThePen) {
    go("new", "--name Cup --rulebook RU --swiss start-number --rounds 3 --year 2026");
    go("enter", "Ann Bob Cid Dan");
    EXPECT_EQ(refused("enter", "Eve --born 1999-02-31"),
              "kodeks: There is no such day: 1999-02-31 [RU:3.3.3]\n");
    EXPECT_EQ(refused("enter", "Eve --born 02-31", Exit::wrong_usage),
              "kodeks: «02-31» is no date of birth; write 1998 or 1998-05-12\n");
    EXPECT_EQ(refused("replace", "Ann Bob"),
              "kodeks: Bob is entered already; two of one name are told apart by their years of "
              "birth\n");
    go("absent", "Dan --round 2");
    EXPECT_EQ(refused("absent", "Dan --round 2"),
              "kodeks: That Dan misses round 2 is announced already\n");
    go("lots", "--seed 17");
    go("pair");
    go("result", "1 ½ 2 1/2"); // half a point alone is a draw
    EXPECT_EQ(go("undo", "--reason slip").substr(0, 31), "Taken back: Result recorded: 1.");
}

} // namespace
} // namespace kodeks::cli
