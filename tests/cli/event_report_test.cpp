// Whole events from tournament reports, and back.
#include "cli/event_commands.hpp"
#include "support/article.hpp"
#include "support/source_tree.hpp"
#include "tournament/trf/read.hpp"
#include "tournament/trf/write.hpp"

#include <algorithm>
#include <sstream>

namespace kodeks::cli {
namespace {

// The lines of a report in alphabetical order, without the places (columns 86 to 89).
std::vector<std::string> lines_without_places(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) {
        if (line.starts_with("001") && line.size() > 89) {
            line.replace(85, 4, "    ");
        }
        lines.push_back(line);
    }
    std::ranges::sort(lines);
    return lines;
}

std::string text_of(const std::string& name) {
    std::ifstream in(name);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

using EventReport = EventCommands;

TEST_F(EventReport, IsImportedAndWrittenAgainWithoutLoss) {
    EXPECT_EQ(go("import", "data/events/mini-c.trf"),
              "Mini C, 13 players, 5 rounds: 13 players, 5 rounds from the report\n");
    EXPECT_EQ(lines_without_places(go("export")),
              lines_without_places(text_of("data/events/mini-c.trf")));
    // The event, its stage, 13 entries, the numbers, 5 rounds of 6 games.
    EXPECT_EQ(go("check"), "51 facts, 1 draw and 5 rounds repeated\n");
}

// The round a pairing engine makes of the file, with the colours (C04.3).
TEST_F(EventReport, GoesOnWithTheNextRound) {
    go("import", "data/events/mini-b-round-3.trf");
    const std::string shown = go("pair");
    EXPECT_EQ(call("pair next data/events/mini-b-round-3.trf").out, "4\n1 3\n5 9\n8 2\n6 7\n");
    for (const char* pair : {"1-3", "5-9", "8-2", "6-7"}) {
        EXPECT_NE(shown.find(pair), std::string::npos) << shown;
    }
}

// The worked example of the tie-breaks: five teams, a bye each round, a match that nobody played,
// a reserve on board 2. The values stand in the rules (C07:12, C07:13).
TEST_F(EventReport, OfTeamsIsAnEventWithTheSameTable) {
    ARTICLE("C07:12.1", "C07:13.1", "C07:13.2", "C07:13.3", "C07:13.4");
    EXPECT_EQ(go("import", "data/events/teams.trf"),
              "Team example, 5 teams, 3 boards: 5 teams, 4 rounds from the report\n");
    EXPECT_EQ(go("standings", "--tiebreaks MPvGP,BH:MP,EMGSB,EMGSB/C1,EGGSB,SSSC,BC"),
              "place  no.  team    rating  matches  points  MPvGP  BH:MP  EMGSB  EMGSB/C1  EGGSB  "
              "SSSC   BC\n"
              "    1    5  Alpha                 4       5      7     15    26½       23½     41   "
              "14½  12½\n"
              "    2    3  Bravo                 3       5      7     15    24½       19½    37¼   "
              "14½   16\n"
              "    3    2  Castle                3       4     6½     15    20½       14½     32   "
              " 14  15½\n"
              "    4    4  Delta                 3       4      6     18     27        21    39¾   "
              " 15  16½\n"
              "    5    1  Exeter                3       2     3½     14     13        13    19¼   "
              "10½  11½\n");
    // Without a list FIDE's own: match points, then game points.
    EXPECT_EQ(go("standings", "--csv"), "place,no,name,rating,games,points,MPvGP,EDE,EMGSB/C1\n"
                                        "1,5,Alpha,,4,5,7,,23½\n"
                                        "2,3,Bravo,,3,5,7,,19½\n"
                                        "3,2,Castle,,3,4,6½,,14½\n"
                                        "4,4,Delta,,3,4,6,,21\n"
                                        "5,1,Exeter,,3,2,3½,,13\n");
}

// Places are added, fields are written in the widths of the standard; nothing else changes.
TEST_F(EventReport, OfTeamsComesBackAsItWas) {
    go("import", "data/events/teams.trf");
    const auto written = tournament::trf::read(go("export"));
    const auto given = tournament::trf::read(test::read_source("data/events/teams.trf"));
    ASSERT_TRUE(written && given);
    tournament::trf::Document expected = given->document;
    const std::uint32_t places[] = {1, 2, 3, 4, 5};
    for (std::size_t at = 0; at < expected.teams.size(); ++at) {
        expected.teams[at].place = places[at];
    }
    EXPECT_EQ(tournament::trf::write(written->document, tournament::trf::LineEnd::lf),
              tournament::trf::write(expected, tournament::trf::LineEnd::lf));
}

// An event of ours, with an empty board and a reserve: its report is read as the same event.
TEST_F(EventReport, OfOwnTeamsIsReadAgain) {
    go("new", "--name League --rulebook FIDE --boards 2 --year 2026");
    go("enter", "Tur Ferz Slon");
    go("enter", "Ann --team Tur --board 1");
    go("enter", "Bob --team Tur --board 2");
    go("enter", "Cid --team Tur");
    go("enter", "Dan --team Ferz --board 1"); // and nobody on board 2
    go("enter", "Eve --team Slon --board 1");
    go("enter", "Fay --team Slon --board 2");
    go("lots", "--seed 1");
    for (int round = 0; round < 3; ++round) {
        go("pair");
        go("result", "1.1 1-0");
        const bool both = run("result", "1.2 =").exit == Exit::done;
        EXPECT_TRUE(both || run("result", "1.2 0-1").exit == Exit::done ||
                    run("result", "1.2 1-0").exit == Exit::done);
    }
    const std::string report = (folder_ / "league.trf").string();
    go("export", "-o " + report);
    const std::string text = go("export");
    EXPECT_NE(text.find("192 FIDE_TEAM_ROUNDROBIN\n"), std::string::npos) << text;
    EXPECT_NE(text.find("352 WB\n"), std::string::npos) << text;
    file_ = (folder_ / "again.json").string();
    EXPECT_EQ(go("import", report), "League: 3 teams, 3 rounds from the report\n");
    EXPECT_EQ(go("export"), text);
}

// Of one tournament as an event and as a report, by any list, by the rules of both years.
TEST_F(EventReport, StandingsByAnyListOfTieBreaks) {
    go("import", "data/events/mini-c.trf");
    for (const char* edition : {"2024", "2026"}) {
        const std::string list = " --tiebreaks BH:GP/C1,DE,SB --edition " + std::string(edition);
        const std::string report = "data/events/mini-c.trf" + list;
        EXPECT_EQ(call("event standings " + report), call("pair standings " + report));
        EXPECT_NE(go("standings", "--tiebreaks BH/C1,DE,SB --edition " + std::string(edition))
                      .find("BH/C1"),
                  std::string::npos);
    }
    EXPECT_EQ(run("standings", "--tiebreaks BH,XX").exit, Exit::no);
    EXPECT_EQ(run("standings", "--tiebreaks BH,wins").exit, Exit::no);
}

} // namespace
} // namespace kodeks::cli
