// FIDE reports as events, and back.
#include "support/article.hpp"
#include "support/effort.hpp"
#include "support/source_tree.hpp"
#include "tournament/desk/dutch_round.hpp"
#include "tournament/fide/dutch.hpp"
#include "tournament/fide_tiebreak/contest.hpp"
#include "tournament/record/record.hpp"
#include "tournament/report/from_report.hpp"
#include "tournament/report/report.hpp"
#include "tournament/tables/settle.hpp"
#include "tournament/tables/standings.hpp"
#include "tournament/tournament.hpp"
#include "tournament/trf/abnormal.hpp"
#include "tournament/trf/generate.hpp"
#include "tournament/trf/read.hpp"
#include "tournament/trf/to_field.hpp"
#include "tournament/trf/write.hpp"

#include <set>

#include <gtest/gtest.h>

namespace kodeks::tournament {
namespace {

// The state after the commands; a refusal is a failure of the test.
State imported(const trf::Document& document) {
    State state;
    const auto commands = commands_from(document, {"fide2023", 2026});
    EXPECT_TRUE(commands) << (commands ? "" : describe(commands.error(), Language::en));
    if (!commands) {
        return state;
    }
    for (const Command& command : *commands) {
        const Decision decision = decide(state, command, world_for("fide2023"));
        if (!decision.accepted()) {
            ADD_FAILURE() << render(decision.refusal()->message, Language::en);
            return state;
        }
        for (const Event& event : decision.events()) {
            EXPECT_FALSE(defect_of(state, event));
            apply(state, event);
        }
    }
    return state;
}

// Places are worked out anew when a report is written.
trf::Document without_places(trf::Document document) {
    for (trf::PlayerRecord& player : document.players) {
        player.place.reset();
    }
    return document;
}

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

std::string changed(std::string text, std::string_view from, std::string_view to) {
    const auto at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

// Columns 1 to 99 of a player who has this cell in round 1.
std::string player_with(const std::string& cell) {
    std::string line = "001    1      Ann";
    line.resize(91, ' ');
    return line + cell + "\n";
}

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
    EXPECT_TRUE(again->remarks.empty()) << again->remarks.front().message.key;
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

// Every record of the description, one at a time: read, written, imported and exported, nothing is
// lost on the way and nothing is refused.
TEST(TrfImport, EveryRecordComesBackFromAnEvent) {
    const std::string players =
        "001    1      Ann                                                                1.0"
        "    1     2 w 1\n"
        "001    2      Bob                                                                0.0"
        "    2     1 b 0\n";
    const std::string dates = "132" + std::string(88, ' ') + "26/03/07  26/03/08";
    for (const std::string& line : std::vector<std::string>{"022 Kyiv",
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
                                                            "BBW 2.0",
                                                            "BBD 0.5",
                                                            "BBL 0.0",
                                                            "BBZ 0.5",
                                                            "BBF 0.5",
                                                            "BBU 0.5"}) {
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
                  "Ann " +
                      kodeks::to_text(Points{
                          static_cast<std::int32_t>(found.players[0].points.value * 4 / 10)}) +
                      " Bob " +
                      kodeks::to_text(Points{
                          static_cast<std::int32_t>(found.players[1].points.value * 4 / 10)}))
            << line;
    }
}

// The records of teams beside those of the example.
TEST(TrfImport, EveryRecordOfTeamsComesBackFromAnEvent) {
    const std::string teams = changed(test::read_source("data/events/teams.trf"), "142 4", "142 6");
    for (const std::string& line :
         std::vector<std::string>{"240 Z 005    1    3", "250 01.0      005 005 0001 0002",
                                  "260 005 006    1    4", "299 +  2.0   2.5  004    3",
                                  "299    -1.0        002    1", "801 anything", "802   1 ALP"}) {
        const auto reading = trf::read(teams + line + "\n");
        ASSERT_TRUE(reading) << line << " " << describe(reading.error(), Language::en);
        EXPECT_TRUE(reading->remarks.empty()) << line;
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
    const std::string teams = changed(test::read_source("data/events/teams.trf"), "142 4", "142 6");
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

TEST(TrfImport, WhatCannotBeCarriedOverIsRefused) {
    const std::string players = "001    1      A\n001    2      B\n";
    EXPECT_EQ(refused("142 3\n"), "trf.import.nobody");
    EXPECT_EQ(refused(players + "162  P 0.3\n"), "trf.import.points");
    EXPECT_EQ(refused(players + "299     1.0   0.3  001    1\n"), "trf.import.points");
    EXPECT_EQ(refused(players + "299           1.0          1\n"), "trf.import.points"); // no round
    EXPECT_EQ(refused(players + "299 W   1.0        001    1\n"), "trf.import.points");  // of teams
    EXPECT_EQ(refused(players + "192 FIDE_DUBOV\n"), "trf.import.system");
    EXPECT_EQ(refused(players + "192 FIDE_ROUNDROBIN\n142 1\n"), "trf.import.schedule");
    EXPECT_EQ(refused("192 FIDE_ROUNDROBIN\n142 1\n" + player_with("0000 - U")),
              "trf.import.free_points");
    EXPECT_EQ(refused(players + "142 3\n240 F 001    1\n"), "trf.import.full_bye");
    EXPECT_EQ(refused(players + "142 3\n"), "accepted");
}

TEST(TrfImport, MatchesOfTeamsMustFitTogether) {
    const std::string teams = test::read_source("data/events/teams.trf");
    EXPECT_EQ(refused(teams), "accepted");
    EXPECT_EQ(refused(changed(teams, "352 WBW\n", "")), "tiebreak.boards");
    EXPECT_EQ(refused(changed(teams, "TW 2.0", "TW 2.3")), "trf.import.points");
    EXPECT_EQ(refused(teams + "240 H 005    1\n"), "trf.import.team_byes");
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

// Matches count 3, 1, 0; a team loses a match point after round 2: the points of the report are
// those of the event.
TEST(TrfImport, MatchesOfTeamsCountAsTheReportSays) {
    std::string text = changed(test::read_source("data/events/teams.trf"), "TW 2.0", "TW 3.0");
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
        EXPECT_EQ(row.points.value * 10 / 4, contest->primary.participants[at].points.value) << at;
        EXPECT_EQ(row.game_points.value * 10 / 4, contest->secondary->participants[at].points.value)
            << at;
    }
    trf::Document expected = without_places(reading->document);
    const trf::Document found = without_places(report_of(state, state.stages[0]).document);
    expected.teams = found.teams; // the sums of the file are those of 2, 1, 0
    EXPECT_EQ(trf::write(found, trf::LineEnd::lf), trf::write(expected, trf::LineEnd::lf));
    EXPECT_EQ(found.teams[0].match_points.value, contest->primary.participants[0].points.value);
}

// Boards that nobody could fill, a match that is still played, match after match.
TEST(TrfImport, TeamsComeBackAsTheyWere) {
    const std::string teams = test::read_source("data/events/teams.trf");
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
