// Whole events from tournament reports, and back.
#include "cli/event_commands.hpp"

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

TEST_F(EventReport, OfTeamsIsNotMadeIntoAnEvent) {
    const Called called = run("import", "data/events/teams.trf");
    EXPECT_EQ(called.exit, Exit::bad_input);
    EXPECT_EQ(called.talk,
              "data/events/teams.trf: The report is of teams; events are imported from "
              "reports of individuals, and pair standings reads this one\n");
    EXPECT_FALSE(std::filesystem::exists(file_));
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
