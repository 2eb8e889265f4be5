// What results and byes are worth otherwise than usual, in a report and in the event it became.
#include "support/article.hpp"
#include "support/source_tree.hpp"
#include "tournament/fide_tiebreak/contest.hpp"
#include "tournament/report/imported.hpp"
#include "tournament/report/records.hpp"
#include "tournament/tables/settle.hpp"
#include "tournament/tables/standings.hpp"
#include "tournament/trf/abnormal.hpp"
#include "tournament/trf/read.hpp"
#include "tournament/trf/write.hpp"

#include <gtest/gtest.h>

namespace kodeks::tournament {
namespace {

using test::changed;
using test::imported;
using test::without_places;

// Nine players' worth of small things: wins count 3, the allocated bye 1, a full-point bye 2, one
// forfeit win 2 only, and somebody loses a point.
trf::Document with_changed_points() {
    trf::Document document;
    document.texts = {{"012", {"Changed"}},
                      {"042", {"2026/03/07"}},
                      {"062", {"5"}},
                      {"192", {"FIDE_DUTCH"}},
                      {"212", {"PTS,BH"}}};
    document.rounds = 3;
    document.initial = 'W';
    document.points = {.win = {30},
                       .draw = {10},
                       .loss = {0},
                       .zero_bye = {0},
                       .forfeit_loss = {0},
                       .half_bye = {10},
                       .full_bye = {30},
                       .allocated_bye = {10},
                       .unknown = {10}};
    document.abnormal = {{'+', std::nullopt, trf::Tenths{20}, 2, {5}},
                         {'F', std::nullopt, trf::Tenths{20}, 0, {}},
                         {' ', std::nullopt, trf::Tenths{-10}, 1, {1}}};
    const auto add = [&](std::string name, trf::Tenths points, std::vector<trf::Cell> cells) {
        trf::PlayerRecord player;
        player.rank = static_cast<trf::StartingRank>(document.players.size()) + 1;
        player.name = std::move(name);
        player.points = points;
        player.cells = std::move(cells);
        document.players.push_back(std::move(player));
    };
    add("Ann", {50}, {{3, 'w', '1'}, {2, 'b', '1'}});
    add("Bob", {10}, {{4, 'w', '='}, {1, 'w', '0'}});
    add("Cid", {20}, {{1, 'b', '0'}, {0, '-', 'F'}});
    add("Dan", {10}, {{2, 'b', '='}, {5, 'b', '-'}});
    add("Eve", {30}, {{0, '-', 'U'}, {4, 'w', '+'}});
    return document;
}

std::string points_of(const Settled& settled, const State& state) {
    std::string text;
    for (std::size_t at = 0; at < settled.entries.size(); ++at) {
        text += (at == 0 ? "" : " ") + name_of(state, settled.entries[at]) + " " +
                kodeks::to_text(settled.table.rows[at].points);
    }
    return text;
}

// Every table of the event counts what the report counts: 5, 1, 2, 1 and 3 by hand.
TEST(TrfImport, ChangedPointsComeAlong) {
    ARTICLE("C04.1:3");
    const trf::Document document = with_changed_points();
    const auto again = trf::read(trf::write(document));
    ASSERT_TRUE(again) << describe(again.error(), Language::en);
    ASSERT_EQ(again->remarks.size(), 1U); // Cid is free in round 2 by F, and nobody by U
    EXPECT_EQ(again->remarks.front().message.key, "trf.bye_as_full");
    EXPECT_EQ(again->document, document);
    State state = imported(document);
    ASSERT_EQ(state.stages.size(), 1U);
    EXPECT_EQ(points_of(settle(state, state.stages[0]), state), "Ann 5 Bob 1 Cid 2 Dan 1 Eve 3");
    std::string table;
    for (const StandingLine& line : standings(state, state.stages[0]).lines) {
        table += name_of(state, line.entry) + " " + kodeks::to_text(line.points) + " ";
    }
    EXPECT_EQ(table, "Ann 5 Eve 3 Cid 2 Bob 1 Dan 1 ");
    const trf::Document found = without_places(report_of(state, state.stages[0]).document);
    EXPECT_EQ(trf::write(found), trf::write(document));
}

// The next bye of that event is worth one point too, and a forfeit win three again.
TEST(TrfImport, ChangedPointsHoldForRoundsToCome) {
    State state = imported(with_changed_points());
    const auto go = [&](const Command& command) {
        const Decision decision = decide(state, command, world_for("fide2023"));
        ASSERT_TRUE(decision.accepted()) << render(decision.refusal()->message, Language::en);
        for (const Event& event : decision.events()) {
            apply(state, event);
        }
    };
    go(PairByHand{1,
                  {{EntryId{1}, EntryId{4}}, {EntryId{5}, EntryId{2}}, {EntryId{3}, no_entry}},
                  {},
                  {},
                  "test"});
    go(RecordResult{{1, 3, 1, 1}, game_drawn, ""});
    go(RecordResult{{1, 3, 2, 1}, black_absent, ""});
    EXPECT_EQ(points_of(settle(state, state.stages[0]), state), "Ann 6 Bob 1 Cid 3 Dan 2 Eve 6");
    const trf::Document found = report_of(state, state.stages[0]).document;
    std::string sums;
    for (const trf::PlayerRecord& player : found.players) {
        sums += trf::text_of(player.points) + " ";
    }
    EXPECT_EQ(sums, "6.0 1.0 3.0 2.0 6.0 ");
}

// Matches count 3, 1, 0; a team loses a match point after round 2: the points of the report are
// those of the event.
TEST(TrfImport, MatchesOfTeamsCountAsTheReportSays) {
    std::string text =
        changed(kodeks::test::read_source("data/events/teams.trf"), "TW 2.0", "TW 3.0");
    text += "299    -1.0        002    1\n";
    const auto reading = trf::read(text);
    ASSERT_TRUE(reading) << describe(reading.error(), Language::en);
    const State state = imported(reading->document);
    ASSERT_EQ(state.stages.size(), 1U);
    const Settled settled = settle(state, state.stages[0]);
    const auto contest = fide_tiebreak::contest_of(reading->document, {});
    ASSERT_TRUE(contest);
    for (std::size_t at = 0; at < settled.entries.size(); ++at) {
        const auto& row = settled.table.rows[at];
        EXPECT_EQ(tenths_of(row.points), contest->primary.participants[at].points) << at;
        EXPECT_EQ(tenths_of(row.game_points), contest->secondary->participants[at].points) << at;
    }
    trf::Document expected = without_places(reading->document);
    const trf::Document found = without_places(report_of(state, state.stages[0]).document);
    expected.teams = found.teams; // the sums of the file are those of 2, 1, 0
    EXPECT_EQ(trf::write(found, trf::LineEnd::lf), trf::write(expected, trf::LineEnd::lf));
    EXPECT_EQ(found.teams[0].match_points.value, contest->primary.participants[0].points.value);
}

// Who does not come to his board has half a point (162 A): Castle's boards won from Exeter bring 3,
// Exeter's lost ones 1.5, and 1.5 more than in the file without that record. Bravo's third board
// of round 3 stays empty and brings half a point to Bravo too.
TEST(TrfImport, ForfeitsOnTheBoardsOfTeamsMayBeWorthSomething) {
    std::string text = kodeks::test::read_source("data/events/teams.trf") + "162  A 0.5\n";
    text = changed(text, "300 003 002 005 0005 0008 0007\n", "300 003 002 005 0005 0008\n");
    text = changed(text, "  0000 - Z    19 w =     3 w 1", "  0000 - Z  0000 - Z     3 w 1");
    text = changed(text, "    3 w 1     7 b =  0000 - Z", "    3 w 1  0000 - +  0000 - Z");
    const auto reading = trf::read(text);
    ASSERT_TRUE(reading) << describe(reading.error(), Language::en);
    const auto contest = fide_tiebreak::contest_of(reading->document, {});
    ASSERT_TRUE(contest);
    // Alpha 7; Bravo 7 as before (a half for the empty board instead of a draw); Castle 6.5;
    // Delta 6; Exeter 3.5, half a point more in round 3 and 1.5 in round 4.
    std::vector<int> games;
    for (const auto& one : contest->secondary->participants) {
        games.push_back(one.points.value);
    }
    EXPECT_EQ(games, (std::vector<int>{70, 70, 65, 60, 55}));
    const State state = imported(reading->document);
    ASSERT_EQ(state.stages.size(), 1U);
    const Settled settled = settle(state, state.stages[0]);
    for (std::size_t at = 0; at < settled.entries.size(); ++at) {
        const auto& row = settled.table.rows[at];
        EXPECT_EQ(tenths_of(row.points), contest->primary.participants[at].points) << at;
        EXPECT_EQ(tenths_of(row.game_points), contest->secondary->participants[at].points) << at;
    }
}

// With White a win is worth 3, with Black 2; 2 won with Black, 3 by forfeit for 1.5.
TEST(TrfImport, PointsByColourComeAlong) {
    const std::string text =
        "012 Colours\n142 3\n152 W\n192 FIDE_DUTCH\nXXS WW=3 BW=2 FW=1.5 PAB=1\n"
        "001    1      Ann                                                                0.0    1"
        "     2 w 0\n"
        "001    2      Bob                                                                2.0    2"
        "     1 b 1\n"
        "001    3      Cid                                                                1.5    3"
        "     4 w +\n"
        "001    4      Dan                                                                0.0    4"
        "     3 b -\n"
        "001    5      Eve                                                                1.0    5"
        "  0000 - U\n";
    const auto reading = trf::read(text);
    ASSERT_TRUE(reading) << describe(reading.error(), Language::en);
    EXPECT_TRUE(reading->remarks.empty());
    const State state = imported(reading->document);
    ASSERT_EQ(state.stages.size(), 1U);
    EXPECT_EQ(points_of(settle(state, state.stages[0]), state), "Ann 0 Bob 2 Cid 1½ Dan 0 Eve 1");
    const trf::Document found = without_places(report_of(state, state.stages[0]).document);
    EXPECT_EQ(trf::write(found), trf::write(without_places(reading->document)));
}

} // namespace
} // namespace kodeks::tournament
