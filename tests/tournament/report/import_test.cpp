// FIDE reports as events, and back.
#include "support/article.hpp"
#include "support/effort.hpp"
#include "support/source_tree.hpp"
#include "tournament/desk/dutch_round.hpp"
#include "tournament/fide/dutch.hpp"
#include "tournament/report/from_report.hpp"
#include "tournament/report/imported.hpp"
#include "tournament/report/report.hpp"
#include "tournament/tournament.hpp"
#include "tournament/trf/generate.hpp"
#include "tournament/trf/read.hpp"
#include "tournament/trf/to_field.hpp"
#include "tournament/trf/write.hpp"

#include <gtest/gtest.h>

namespace kodeks::tournament {
namespace {

using test::changed;
using test::imported;
using test::without_places;

std::string text_without_places(const trf::Document& document) {
    return trf::write(without_places(document), trf::LineEnd::lf);
}

std::string refused(std::string_view text) {
    const auto reading = trf::read(text);
    if (!reading) {
        return reading.error().message.key;
    }
    const auto commands = commands_from(reading->document, {"fide2023", 2026});
    return commands ? "accepted" : commands.error().message.key;
}

trf::GeneratorSettings settings_for(std::uint64_t seed) {
    trf::GeneratorSettings settings;
    settings.seed = seed;
    settings.players = 5 + static_cast<std::uint32_t>(seed * 7 % 60);
    settings.rounds = 3 + static_cast<trf::Round>(seed % 9);
    settings.forfeit_one_in = 10;
    settings.half_bye_one_in = 15;
    settings.zero_bye_one_in = 15;
    settings.retired_one_in = 30;
    settings.late_one_in = 10;
    settings.prohibited_pairs = static_cast<std::uint32_t>(seed % 3);
    settings.accelerated = seed % 4 == 0;
    return settings;
}

TEST(TrfImport, GeneratedTournamentsComeBackAsTheyWere) {
    ARTICLE("C04.1:3");
    for (std::uint64_t seed = 1; seed <= (kodeks::test::slow_build ? 15U : 150U); ++seed) {
        const trf::Document document = trf::generate(settings_for(seed));
        const State state = imported(document);
        ASSERT_EQ(state.stages.size(), 1U) << seed;
        const Report report = report_of(state, state.stages.front());
        ASSERT_EQ(text_without_places(report.document), text_without_places(document)) << seed;
        ASSERT_EQ(without_places(report.document), without_places(document)) << seed;
    }
}

// A tournament cut off after a round goes on in the event as its file would.
TEST(TrfImport, TheNextRoundIsPairedAsOfTheFile) {
    ARTICLE("C04.3:1.9.3", "C04.7:1.2");
    std::size_t compared = 0;
    for (std::uint64_t seed = 1; seed <= (kodeks::test::slow_build ? 10U : 60U); ++seed) {
        trf::Document document = trf::generate(settings_for(seed));
        const trf::Round cut = 1 + static_cast<trf::Round>(seed % 3);
        for (trf::PlayerRecord& player : document.players) {
            player.cells.resize(std::min<std::size_t>(player.cells.size(), cut));
            player.points = {};
        }
        const auto field = trf::field_of(document, cut + 1);
        const auto expected =
            field ? fide::pair_dutch(field->field) : tl::make_unexpected(fide::Impossible{});
        const State state = imported(document);
        const Decision decision = decide(state, Pair{}, world_for("fide2023"));
        ASSERT_EQ(decision.accepted(), expected.has_value()) << seed;
        if (!expected) {
            continue;
        }
        const auto& paired = decision.events().front().get<RoundPaired>();
        for (std::size_t i = 0; i < expected->boards.size(); ++i) {
            ASSERT_EQ(paired.pairings[i].first.value, expected->boards[i].white + 1) << seed;
            ASSERT_EQ(paired.pairings[i].second.value, expected->boards[i].black + 1) << seed;
        }
        ++compared;
    }
    EXPECT_GT(compared, kodeks::test::slow_build ? 6U : 40U);
}

constexpr std::string_view letters =
    "012 Letters\n"
    "022 Kyiv\n"
    "042 2025/03/01\n"
    "102 Arbiter, Anna\n"
    "142 3\n"
    "152 B\n"
    "192 FIDE_DUTCH\n"
    "212 PTS,DE,BH/C1\n"
    "260 001 003    2    7\n"
    "250      01.0 001 002 0002 0004\n"
    "### a note that stays\n"
    "001    2 m GM First, Ann                        2210 UKR     1300001 1990/05/01"
    "  2.0    1     4 w W     7 b 1  0000 - H\n"
    "001    4 w    Second, Ben                       2100 SUI     1300002 1991/00/00"
    "  1.5    2     2 b L  0000 - F\n"
    "001    7 m    Third, Cas                        2050 SUI     1300003 1992      "
    "  0.0    4  0000 - U     2 w 0\n"
    "001    9                                                                       "
    "  0.0    5    11 - -\n"
    "001   11      Last, Joe                         1900 SUI                       "
    "  1.0    3     9 - +  0000 - H\n";

// Games without moves, a bye by request with a whole point, forfeits without colours, numbers with
// holes, a player without a name, dates, notes: all of it is there again.
TEST(TrfImport, KeepsWhatAnEventHasNoPlaceFor) {
    const auto reading = trf::read(letters);
    ASSERT_TRUE(reading) << describe(reading.error(), Language::en);
    const State state = imported(reading->document);
    ASSERT_EQ(state.stages.size(), 1U);
    EXPECT_EQ(state.settings.year, 2025);
    const Stage& stage = state.stages.front();
    EXPECT_EQ(stage.settings.tie_breaks, (std::vector<std::string>{"DE", "BH/C1"}));
    EXPECT_EQ(stage.rounds.size(), 2U);
    EXPECT_EQ(stage.half_byes.at(EntryId{1}), (std::vector<RoundNumber>{3}));
    trf::Document expected = without_places(reading->document);
    const trf::Document found = without_places(report_of(state, stage).document);
    ASSERT_EQ(found.players.size(), expected.players.size());
    for (std::size_t at = 0; at < expected.players.size(); ++at) {
        expected.players[at].points = found.players[at].points; // the file of the test is careless
    }
    EXPECT_EQ(trf::write(found, trf::LineEnd::lf), trf::write(expected, trf::LineEnd::lf));
    EXPECT_EQ(found, expected);
}

// Columns 1 to 99 of a player who has this cell in round 1.
std::string player_with(const std::string& cell) {
    std::string line = "001    1      Ann";
    line.resize(91, ' ');
    return line + cell + "\n";
}

TEST(TrfImport, WhatCannotBeCarriedOverIsRefused) {
    const std::string players = "001    1      A\n001    2      B\n";
    EXPECT_EQ(refused("142 3\n"), "trf.import.nobody");
    EXPECT_EQ(refused(players + "162  P 0.3\n"), "accepted");
    EXPECT_EQ(refused(players + "299     1.0   0.3  001    1\n"), "accepted");
    EXPECT_EQ(refused(players + "299           1.0          1\n"), "accepted"); // in every round
    EXPECT_EQ(refused(players + "299 W   1.0        001    1\n"), "trf.import.points"); // of teams
    EXPECT_EQ(refused(players + "192 FIDE_DUBOV\n"), "trf.import.system");
    EXPECT_EQ(refused("192 FIDE_DUBOV\n142 2\n" + player_with("0000 - U")), "trf.import.system");
    EXPECT_EQ(refused("192 FIDE_DUBOV\n142 1\n" + player_with("0000 - U")), "accepted"); // over
    EXPECT_EQ(refused(players + "192 FIDE_ROUNDROBIN\n142 1\n"), "trf.import.schedule");
    EXPECT_EQ(refused("192 FIDE_ROUNDROBIN\n142 1\n" + player_with("0000 - U")), "accepted");
    EXPECT_EQ(refused(players + "142 3\n240 F 001    1\n"), "accepted");
    EXPECT_EQ(refused(players + "142 3\n"), "accepted");
}

TEST(TrfImport, MatchesOfTeamsMustFitTogether) {
    const std::string teams = kodeks::test::read_source("data/events/teams.trf");
    EXPECT_EQ(refused(teams), "accepted");
    EXPECT_EQ(refused(changed(teams, "352 WBW\n", "")), "accepted"); // the games show three
    EXPECT_EQ(refused(changed(teams, "TW 2.0", "TW 2.3")), "accepted");
    EXPECT_EQ(refused(teams + "240 H 005    1\n"), "accepted");
    EXPECT_EQ(refused(teams + "162  A 0.5\n"), "accepted");
    EXPECT_EQ(refused(teams + "XXS BW=0.9\n"), "trf.import.team_points");
    EXPECT_EQ(refused(teams + "XXS FW=0.9\n"), "trf.import.team_points");
    const std::string accelerated = teams + "250 01.0      001 002 0001 0002\n";
    EXPECT_EQ(refused(accelerated), "accepted");
    EXPECT_EQ(refused(changed(accelerated, "MP_GP", "GP_MP")), "trf.import.acceleration");
    EXPECT_EQ(refused(changed(teams, "MP_GP", "GP_BAKU")), "trf.import.acceleration");
    EXPECT_EQ(refused(changed(teams, "FIDE_TEAM_TYPEA_MP_GP", "CUSTOM_TEAM_KNOCKOUT")),
              "trf.import.system");
    EXPECT_EQ(refused(changed(teams, "   17   18   19   20", "   17   18   19")),
              "trf.import.team_of");
    EXPECT_EQ(refused(changed(teams, "   17   18   19   20", "   17   18   19   16")),
              "trf.team.member_twice");
    // Without the record 300 the reserve of Bravo is taken for the third board.
    EXPECT_EQ(refused(changed(teams, "300 003 002 005 0005 0008 0007\n", "")), "trf.import.boards");
    // A player of another team in the line-up.
    EXPECT_EQ(refused(changed(teams, "0005 0008 0007", "0005 0008 0001")), "trf.team.line_up");
    // White on the first two boards.
    EXPECT_EQ(refused(changed(changed(teams, " 10 b =", " 10 w ="), "  2 w =", "  2 b =")),
              "trf.import.colours");
}

// Boards that nobody could fill, a match that is still played, match after match.
TEST(TrfImport, TeamsComeBackAsTheyWere) {
    const std::string teams = kodeks::test::read_source("data/events/teams.trf");
    for (const std::string& text :
         {teams, changed(changed(teams, " 1 w =\n", " 1 w  \n"), " 5 b =\n", " 5 b  \n"),
          changed(teams, "FIDE_TEAM_TYPEA_MP_GP", "CUSTOM_TEAM_SWISS_GP")}) {
        const auto reading = trf::read(text);
        ASSERT_TRUE(reading) << describe(reading.error(), Language::en);
        const State state = imported(reading->document);
        ASSERT_EQ(state.stages.size(), 1U);
        trf::Document expected = without_places(reading->document);
        const trf::Document found = without_places(report_of(state, state.stages[0]).document);
        ASSERT_EQ(found.players.size(), expected.players.size());
        for (std::size_t at = 0; at < expected.players.size(); ++at) {
            expected.players[at].points = found.players[at].points; // an open game counts nothing
        }
        expected.teams = found.teams; // their sums too
        EXPECT_EQ(trf::write(found, trf::LineEnd::lf), trf::write(expected, trf::LineEnd::lf));
    }
}

} // namespace
} // namespace kodeks::tournament
