// Every record of a report: read, written, imported, exported.
#include "support/source_tree.hpp"
#include "tournament/report/imported.hpp"
#include "tournament/report/records.hpp"
#include "tournament/tables/settle.hpp"
#include "tournament/trf/abnormal.hpp"
#include "tournament/trf/read.hpp"
#include "tournament/trf/write.hpp"

#include <set>

#include <gtest/gtest.h>

namespace kodeks::tournament {
namespace {

using test::changed;
using test::imported;
using test::without_places;

std::string points_of(const Settled& settled, const State& state) {
    std::string text;
    for (std::size_t at = 0; at < settled.entries.size(); ++at) {
        text += (at == 0 ? "" : " ") + name_of(state, settled.entries[at]) + " " +
                kodeks::to_text(settled.table.rows[at].points);
    }
    return text;
}

std::vector<std::string> records() {
    const std::string dates = "132" + std::string(88, ' ') + "26/03/07  26/03/08";
    return {"022 Kyiv",
            "032 UKR",
            "042 2026/03/07",
            "052 2026/03/09",
            "062 2",
            "072 2",
            "082 0",
            "092 Swiss",
            "102 Arbiter, Anna",
            "112 Deputy, Dan",
            "122 90+30",
            dates,
            "152 B",
            "162  W 3.0    D 1.0    P 1.0",
            "172 UKR FIDON",
            "182 Kodeks",
            "192 FIDE_DUTCH",
            "202 DE,BH",
            "212 PTS,DE,BH/C1",
            "222 5400+30",
            "240 Z 002    2",
            "240 H 003    1    2",
            "240 F 002    2",
            "162  W 1.0    D 0.3    L 0.0    P 0.7",
            "299 W         1.3  001    1",
            "250      01.0 001 002 0001 0002",
            "260 001 002    1    2",
            "299 W         2.0  001    1",
            "299          -1.0  001    2",
            "### a note",
            "UKR    1      Ann",
            "801 anything",
            "802   1 ANY",
            "XXR 3",
            "XXC black1",
            "XXA    1  1.0  0.5",
            "XXP 1 2",
            "XXZ 2",
            "XXS W=3 D=1 HPB=0.5 FPB=2 PAB=1",
            "XXS WW=3 BW=2 WL=0.2 BL=0.5 WD=1 BD=1.5",
            "XXS WL=0.2 BL=0.1 FW=0.9",
            "XXC rank",
            "299          -0.1  000    1",
            "BBW 2.0",
            "BBD 0.5",
            "BBL 0.0",
            "BBZ 0.5",
            "BBF 0.5",
            "BBU 0.5"};
}

// Every record of the description, one at a time: read, written, imported and exported, nothing is
// lost on the way and nothing is refused.
TEST(TrfImport, EveryRecordComesBackFromAnEvent) {
    const std::string players =
        "001    1      Ann                                                                1.0"
        "    1     2 w 1\n"
        "001    2      Bob                                                                0.0"
        "    2     1 b 0\n";
    for (const std::string& line : records()) {
        const auto reading = trf::read("012 Test\n142 3\n" + players + line + "\n");
        ASSERT_TRUE(reading) << line << " " << describe(reading.error(), Language::en);
        const auto again = trf::read(trf::write(reading->document));
        ASSERT_TRUE(again) << line;
        EXPECT_EQ(again->document, reading->document) << line;
        const State state = imported(reading->document);
        ASSERT_EQ(state.stages.size(), 1U) << line;
        trf::Document expected = without_places(reading->document);
        const trf::Document found = without_places(report_of(state, state.stages[0]).document);
        for (std::size_t at = 0; at < expected.players.size(); ++at) {
            trf::Tenths sum = trf::bonus_until(expected, expected.players[at].rank, 1).games;
            sum += trf::points_in(expected, expected.players[at], 1);
            EXPECT_EQ(found.players[at].points, sum) << line;
            expected.players[at].points = sum; // the file says 1 and 0 whatever results are worth
        }
        EXPECT_EQ(trf::write(found, trf::LineEnd::lf), trf::write(expected, trf::LineEnd::lf))
            << line;
        EXPECT_EQ(points_of(settle(state, state.stages[0]), state),
                  "Ann " + kodeks::to_text(points_from(found.players[0].points)) + " Bob " +
                      kodeks::to_text(points_from(found.players[1].points)))
            << line;
    }
}

// The records of teams beside those of the example.
TEST(TrfImport, EveryRecordOfTeamsComesBackFromAnEvent) {
    const std::string teams =
        changed(kodeks::test::read_source("data/events/teams.trf"), "142 4", "142 6");
    for (const std::string& line :
         std::vector<std::string>{"240 Z 005    1    3", "240 H 005    1", "240 F 006    2    4",
                                  "250 01.0      005 005 0001 0002", "260 005 006    1    4",
                                  "299 +  2.0   2.5   004    3", "299    -1.0        002    1",
                                  "299    -0.5  -0.1", "801 anything", "802   1 ALP"}) {
        const auto reading = trf::read(teams + line + "\n");
        ASSERT_TRUE(reading) << line << " " << describe(reading.error(), Language::en);
        EXPECT_EQ(reading->remarks.size(), line.ends_with("-0.1") ? 1U : 0U) << line;
        const State state = imported(reading->document);
        ASSERT_EQ(state.stages.size(), 1U) << line;
        trf::Document expected = without_places(reading->document);
        const trf::Document found = without_places(report_of(state, state.stages[0]).document);
        if (line.starts_with("299")) {
            expected.teams = found.teams; // their sums are others now
        }
        EXPECT_EQ(trf::write(found, trf::LineEnd::lf), trf::write(expected, trf::LineEnd::lf))
            << line;
    }
}

// After four rounds only Bravo and Castle, Delta and Exeter have not met, and Alpha had no bye.
TEST(TrfImport, WhatIsSaidAboutTeamsHoldsInTheEvent) {
    const std::string teams =
        changed(kodeks::test::read_source("data/events/teams.trf"), "142 4", "142 6");
    const auto next_round = [&](const std::string& records) {
        const auto reading = trf::read(teams + records);
        EXPECT_TRUE(reading);
        const State state = imported(reading->document);
        const Decision decision = decide(state, Pair{}, world_for("fide2023"));
        if (!decision.accepted()) {
            return std::string("refused");
        }
        const auto& paired = decision.events().front().get<RoundPaired>();
        std::set<std::string> pairs;
        for (const Pairing& pairing : paired.pairings) {
            std::set<std::string> two = {name_of(state, pairing.first)};
            two.insert(pairing.second == no_entry ? "free" : name_of(state, pairing.second));
            pairs.insert(*two.begin() + "-" + *two.rbegin());
        }
        std::string text;
        for (const std::string& pair : pairs) {
            text += pair + " ";
        }
        for (const EntryId team : paired.absent) {
            text += "without " + name_of(state, team);
        }
        return text;
    };
    EXPECT_EQ(next_round(""), "Alpha-free Bravo-Castle Delta-Exeter ");
    EXPECT_EQ(next_round("240 Z 005    1\n"), "Bravo-Castle Delta-Exeter without Alpha");
    EXPECT_EQ(next_round("260 005 006    4    5\n"), "refused");
}

} // namespace
} // namespace kodeks::tournament
