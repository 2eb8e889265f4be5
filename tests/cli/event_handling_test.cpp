// What FIDE's handling rules say around the pairings of a club's Swiss: when a corrected result
// counts, unknown strength, changed pairings, acceleration, ids and birth dates.
#include "cli/event_commands.hpp"
#include "support/article.hpp"

#include <gtest/gtest.h>

namespace kodeks::cli {
namespace {

class Handling : public EventCommands {
protected:
    void four_rated(const std::string& options = "") {
        go("new", "--name Club --rulebook FIDE --swiss dutch --rounds 4 --year 2026" + options);
        for (const char* player :
             {"Ann --rating 2100", "Bob --rating 2000", "Cid --rating 1900", "Dan --rating 1800"}) {
            go("enter", player);
        }
        go("lots", "--seed x1");
    }

    std::string told(const std::string& verb, const std::string& rest) {
        const Called called = run(verb, rest);
        EXPECT_EQ(called.exit, Exit::done) << called.talk;
        return called.talk;
    }

    std::string first_table(const std::string& round) {
        const std::string sheet = go("pairings", "--csv --round " + round);
        const std::size_t at = sheet.find('\n') + 1;
        return sheet.substr(at, sheet.find('\n', at) - at);
    }
};

TEST_F(Handling, WhenACorrectionCounts) {
    ARTICLE("C04.2:4.3");
    four_rated();
    go("pair");
    go("result", "1 1-0 2 1-0");
    // Before the next pairing: it simply counts.
    EXPECT_EQ(told("result", "2 0-1 --correct slip"), "");
    go("pair");
    // The next round is paired and not over: for the pairing after it.
    EXPECT_EQ(told("result", "1 0-1 --round 1 --correct slip"),
              "Note: The next round is paired already: the correction counts from the pairing of "
              "round 3 [C04.2:4.3]\n");
    EXPECT_EQ(refused("result", "1 = --round 1 --correct slip --rating"),
              "kodeks: A correction of round 1 still counts in the event [C04.2:4.3]\n");
    go("result", "1 = 2 =");
    // That round is over: for the rating list only.
    EXPECT_EQ(refused("result", "1 1-0 --round 1 --correct slip"),
              "kodeks: Round 1 is too long ago: a correction goes to the rating list only "
              "[C04.2:4.3]\nFor the rating list add --rating\n");
    const std::string table = go("standings");
    const std::string report = go("export");
    EXPECT_EQ(told("result", "1 1-0 --round 1 --correct slip --rating"), "");
    EXPECT_EQ(go("standings"), table);
    EXPECT_EQ(go("export"), report);
    EXPECT_EQ(first_table("1"), "1,1-3,Ann,Cid,0-1 (1-0)");
    EXPECT_NE(go("export", "--rating"), report);
    EXPECT_NE(call("event pairings " + file_ + " --round 1", {.json = true})
                  .out.find("\"rated\": \"win-loss\""),
              std::string::npos);
    go("check");
    // Taken back, the report for rating says again what counted.
    go("undo", "--reason mistake");
    EXPECT_EQ(first_table("1"), "1,1-3,Ann,Cid,0-1");
    EXPECT_EQ(go("export", "--rating"), report);
    EXPECT_EQ(refused("result", "1 1-0 --rating", Exit::wrong_usage),
              "kodeks: the argument --correct is missing\n");
}

TEST_F(Handling, OtherRulebooksCorrectAtAnyTime) {
    four_players();
    for (int round = 1; round <= 2; ++round) {
        go("pair");
        go("result", "1 1-0 2 1-0");
    }
    EXPECT_EQ(told("result", "1 0-1 --round 1 --correct slip"), "");
}

TEST_F(Handling, AChangedPairing) {
    ARTICLE("C04.2:4.4");
    four_rated();
    go("pair");
    EXPECT_EQ(told("undo", "--reason rematch"),
              "Note: A published pairing is changed only when two meet again by mistake, when the "
              "regulations allow it, when two without opponents who stand close together agree, "
              "for a late entry with everybody's consent, or after unforeseen events at the top "
              "boards of the last round [C04.2:4.4]\n");
    EXPECT_EQ(told("undo", "--reason lots"), ""); // the numbers were no pairing
}

TEST_F(Handling, StrengthIsKnownOrEstimated) {
    ARTICLE("C04.2:2.1", "C04.2:2.2");
    four_rated();
    EXPECT_EQ(go("check"), "7 facts, 1 draw and 0 rounds repeated\n");
    std::filesystem::remove(file_);
    go("new", "--name Club --rulebook FIDE --swiss dutch --rounds 4 --year 2026");
    go("enter", "Eve Fay");
    go("enter", "Gus --rating 1500");
    EXPECT_EQ(told("lots", "--seed x1"),
              "Note: Without a rating: Eve, Fay; the chief arbiter estimates their strength "
              "[C04.2:2.1]\n");
    go("rename", "Eve --rating 1600 --reason estimated");
    EXPECT_EQ(go("check"),
              "7 facts, 1 draw and 0 rounds repeated\n"
              "Note: Without a rating: Fay; the chief arbiter estimates their strength "
              "[C04.2:2.1]\n");
}

TEST_F(Handling, WhyARoundIsPairedSo) {
    ARTICLE("C04.1:9");
    four_rated();
    go("pair");
    const std::string why = go("explain", "--round 1");
    EXPECT_EQ(why, "Scoregroup 0.0: Ann, Bob, Cid, Dan\n"
                   "  Ann – Cid: White for Ann by the initial colour and the pairing number "
                   "(C04.3:5.2.5)\n"
                   "  Bob – Dan: White for Dan by the initial colour and the pairing number "
                   "(C04.3:5.2.5)\n");
    for (const Language language : {Language::uk, Language::ru}) {
        const Called called = call("event explain " + file_ + " --round 1", {.language = language});
        EXPECT_NE(called.out.find("(C04.3:5.2.5)"), std::string::npos);
        EXPECT_NE(called.out, why);
    }
}

// Ann and Bob are the upper group: in rounds 1 and 2 of four they have a point more for pairing, so
// that they meet at once; nobody's standing shows it.
TEST_F(Handling, AccelerationIsChosenWithTheEvent) {
    ARTICLE("C04.7:1.1", "C04.7:1.2", "C04.7:1.3", "C04.7:1.4", "C04.7:1.5");
    four_rated(" --baku");
    go("pair");
    EXPECT_EQ(first_table("1").substr(0, 5), "1,1-2");
    go("result", "1 1-0 2 1-0");
    EXPECT_EQ(go("standings", "--csv"), "place,no,name,rating,games,points,DE,BH/C1,BH,SB\n"
                                        "1-2,1,Ann,2100,1,1,,0,0,0\n"
                                        "1-2,3,Cid,1900,1,1,,0,0,0\n"
                                        "3-4,2,Bob,2000,1,0,,0,1,0\n"
                                        "3-4,4,Dan,1800,1,0,,0,1,0\n");
    EXPECT_NE(go("export").find("192 FIDE_DUTCH_BAKU"), std::string::npos);
    go("check");
    std::filesystem::remove(file_);
    const std::string event = "--name Club --rulebook FIDE --rounds 4 --year 2026 --baku";
    EXPECT_EQ(run("new", event + " --swiss dutch --scale 3-1-0").talk,
              "kodeks: Acceleration needs a win worth two draws and a loss worth nothing "
              "[C04.7:1.1]\n");
    EXPECT_EQ(run("new", event + " --swiss blind-lot").talk,
              "kodeks: Only the Dutch system has an acceleration\n");
}

TEST_F(Handling, IdsAndBirthDatesGoIntoTheReport) {
    go("new", "--name Club --rulebook FIDE --swiss dutch --rounds 3 --year 2026");
    go("enter", "Ann --rating 2100 --id 1300001 --born 1990-05-17");
    go("enter", "Bob --rating 2000 --id 1300002 --born 1991");
    go("enter", "Cid --rating 1900 --born 17.05.1992");
    const std::string report = go("export");
    EXPECT_NE(report.find("1300001 1990/05/17"), std::string::npos) << report;
    EXPECT_NE(report.find("1300002 1991"), std::string::npos) << report;
    EXPECT_NE(report.find("1992/05/17"), std::string::npos) << report;
    EXPECT_EQ(refused("enter", "Dan --born May", Exit::wrong_usage),
              "kodeks: «May» is no date of birth; write 1998 or 1998-05-12\n");
    const std::string list = (folder_ / "list.csv").string();
    std::ofstream(list) << "Name;Rating;FIDE ID;Birth date\nEve;1800;1300005;03.02.2001\n";
    go("import", list);
    EXPECT_NE(content().find(R"("birth_year":2001,"birth_month":2,"birth_day":3)"),
              std::string::npos)
        << content();
    EXPECT_NE(go("export").find("1300005 2001/02/03"), std::string::npos);
    // What came in comes out, and so does a second time.
    const std::string file = (folder_ / "report.trf").string();
    std::ofstream(file) << go("export");
    const std::string again = (folder_ / "again.json").string();
    EXPECT_EQ(call("event import " + again + " " + file).exit, Exit::done);
    EXPECT_NE(call("event export " + again).out.find("1300005 2001/02/03"), std::string::npos);
}

} // namespace
} // namespace kodeks::cli
