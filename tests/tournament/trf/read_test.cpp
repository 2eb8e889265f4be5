#include "support/source_tree.hpp"
#include "tournament/trf/generate.hpp"
#include "tournament/trf/read.hpp"
#include "tournament/trf/write.hpp"

#include <gtest/gtest.h>

namespace kodeks::tournament::trf {
namespace {

const std::string two_players =
    "012 Test\n142 3\n152 W\n"
    "001    1 mGM  First, Ann                        2210 SUI     1300001 1990/05/01  1.0    1    "
    " 2 w 1\n"
    "001    2 w    Second, Ben                       2100 SUI     1300002 1991        0.0    2    "
    " 1 b 0\n";

std::string told(const std::string& text) {
    const auto reading = read(text);
    if (!reading) {
        const Fault& fault = reading.error();
        return fault.message.key + " " + std::to_string(fault.place.line) + ":" +
               std::to_string(fault.place.column);
    }
    std::string out;
    for (const Remark& remark : reading->remarks) {
        out += (out.empty() ? "" : " ") + remark.message.key + " " +
               std::to_string(remark.place.line) + ":" + std::to_string(remark.place.column);
    }
    return out;
}

std::string with(std::string text, std::size_t line, std::size_t column, const std::string& put) {
    std::size_t at = 0;
    for (std::size_t k = 1; k < line; ++k) {
        at = text.find('\n', at) + 1;
    }
    return text.replace(at + column - 1, put.size(), put);
}

TEST(Trf, ReadsEveryFieldOfAPlayer) {
    const auto reading = read(two_players);
    ASSERT_TRUE(reading.has_value());
    EXPECT_TRUE(reading->remarks.empty());
    const Document& document = reading->document;
    EXPECT_EQ(document.text("012"), "Test");
    EXPECT_EQ(document.rounds, 3U);
    EXPECT_EQ(document.initial, 'W');
    PlayerRecord first;
    first.rank = 1;
    first.sex = 'm';
    first.title = "GM";
    first.name = "First, Ann";
    first.rating = 2210;
    first.federation = "SUI";
    first.fide_id = "1300001";
    first.birth = "1990/05/01";
    first.points = Tenths{10};
    first.place = 1;
    first.cells = {{2, 'w', '1'}};
    EXPECT_EQ(document.players[0], first);
}

TEST(Trf, SaysWhereALineCannotBeUnderstood) {
    EXPECT_EQ(told(with(two_players, 4, 5, "  x1")), "trf.player.rank 4:5");
    EXPECT_EQ(told(with(two_players, 4, 81, " x.0")), "trf.player.points 4:81");
    EXPECT_EQ(told(with(two_players, 4, 92, "  2x")), "trf.cell.opponent 4:92");
    EXPECT_EQ(told(with(two_players, 4, 97, "q")), "trf.cell.colour 4:97");
    EXPECT_EQ(told(with(two_players, 4, 99, "5")), "trf.cell.result 4:99");
    EXPECT_EQ(told(with(two_players, 4, 98, "5")), "trf.cell.shifted 4:98");
    EXPECT_EQ(told(with(two_players, 4, 99, "H")), "trf.cell.bye_with_opponent 4:99");
    EXPECT_EQ(told(with(two_players, 2, 5, "0")), "trf.rounds 2:5");
    EXPECT_EQ(told(with(two_players, 3, 5, "x")), "trf.initial 3:5");
    EXPECT_EQ(told(two_players + "240 X 002    1\n"), "trf.byes.type 6:5");
    EXPECT_EQ(told(two_players + "250      01.0 000 003 0001 0002\n"), "trf.round 6:15");
    EXPECT_EQ(told(two_players + "260 001 002  99999\n"), "trf.ids 6:14");
    EXPECT_EQ(told(two_players + "162  W x.0\n"), "trf.points 6:6");
    EXPECT_EQ(told(std::string("012 a\0b\n", 8)), "trf.bad_line 1:0");
    EXPECT_EQ(told(std::string(10'001, 'x')), "trf.bad_line 1:0");
}

TEST(Trf, RefusesGamesThatContradictThemselves) {
    EXPECT_EQ(told(with(two_players, 5, 99, "1")), "trf.game.results 4:99");
    EXPECT_EQ(told(with(two_players, 5, 97, "w")), "trf.game.colours 4:97");
    EXPECT_EQ(told(with(two_players, 5, 92, "   3")), "trf.game.one_sided 4:92");
    EXPECT_EQ(told(with(two_players, 4, 92, "   7")), "trf.game.stranger 4:92");
    EXPECT_EQ(told(with(two_players, 5, 5, "   1")), "trf.rank_twice 4:5");
    EXPECT_EQ(told(with(two_players, 4, 92, "   1")), "trf.game.stranger 4:92");
}

TEST(Trf, TellsWhatItPutRight) {
    EXPECT_EQ(told(with(two_players, 4, 11, "g  ")), "trf.player.title 4:11");
    EXPECT_EQ(told(with(two_players, 4, 10, "M")), "trf.player.sex 4:10");
    EXPECT_EQ(told(with(two_players, 4, 10, "F")), "trf.player.sex 4:10");
    EXPECT_EQ(read(with(two_players, 4, 10, "F"))->document.players[0].sex, 'w');
    EXPECT_EQ(told(two_players + "162  Z 0.5\n"), "trf.points.early 6:6");
    EXPECT_EQ(told(with(two_players, 4, 49, "----")), "trf.player.rating 4:49");
    EXPECT_EQ(told(with(two_players, 4, 81, " 2.0")), "trf.points.differ 4:81");
    EXPECT_EQ(told(with(two_players, 4, 15, "F\xE9")), "trf.latin1 0:0");
    const std::string third =
        "001    3      Third                                                              0.0    "
        "3  0000 w 0\n";
    EXPECT_EQ(told(two_players + third), "trf.cell.old_bye 6:99 trf.cell.colour_of_bye 6:97");
}

// Records may come in any order, and a bye stays what it was said to be worth.
TEST(Trf, WhatAByeIsWorthDoesNotDependOnTheOrderOfRecords) {
    const std::string bye = "162  P 1.0\n";
    const std::string win = "162  W 3.0    D 1.0\n";
    const auto before = read(bye + win + two_players);
    const auto after = read(win + bye + two_players);
    ASSERT_TRUE(before && after);
    EXPECT_EQ(before->document.points, after->document.points);
    EXPECT_EQ(before->document.points.allocated_bye, Tenths{10});
    EXPECT_EQ(read("BBU 1.0\nBBW 3.0\n" + two_players)->document.points.allocated_bye, Tenths{10});
    EXPECT_EQ(read("162  X 0.0\n" + win + two_players)->document.points.unknown, Tenths{0});
    EXPECT_EQ(read(win + two_players)->document.points.allocated_bye, Tenths{30});
}

std::string teams_with(const std::string& from, const std::string& to) {
    std::string text = test::read_source("data/events/teams.trf");
    const auto at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

// A number that nobody has is told, because nothing follows from it.
TEST(Trf, RecordsAboutNobodyAreTold) {
    EXPECT_EQ(told(two_players + "240 H 002    7\n"), "trf.stranger 6:14");
    EXPECT_EQ(told(two_players + "260 001 002    1    7\n"), "trf.stranger 6:21");
    EXPECT_EQ(told(two_players + "299 W         1.0  001    7\n"), "trf.stranger 6:27");
    EXPECT_EQ(told(two_players + "XXA    7  1.0\n"), "trf.stranger 6:5");
    EXPECT_EQ(told(two_players + "250 01.0      001 002 0001 0002\n"),
              "trf.acceleration.matches 6:5");
}

// Of teams the virtual points are match points; where they stand elsewhere they are read as such.
TEST(Trf, TheColumnOfAccelerationIsTold) {
    const std::string teams = test::read_source("data/events/teams.trf");
    EXPECT_EQ(told(teams + "250      02.0 001 002 0001 0002\n"), "trf.acceleration.games 41:10");
    EXPECT_EQ(told(teams + "250 02.0      001 002 0001 0002\n"), "");
}

std::string teams_without(const std::string& line) {
    std::string text = test::read_source("data/events/teams.trf");
    return text.erase(text.find(line), line.size());
}

// What stands between two fields would be cut off from its number: 12.5 would count as 2.5. The
// game points of 299 stand one column to the left in examples of the standard.
TEST(Trf, NothingIsCutOffFromItsField) {
    const std::string left = "299 W  2.0  1.5  001   1\n";
    EXPECT_EQ(told(two_players + left), "trf.points.shifted 6:13 trf.points.shifted 6:18 "
                                        "trf.points.differ 4:81");
    EXPECT_EQ(read(two_players + left)->document.abnormal,
              (std::vector<PointsRecord>{{'W', Tenths{20}, Tenths{15}, 1, {1}}}));
    EXPECT_EQ(told(two_players + "299 W 12.0        001    1\n"), "trf.cell.shifted 6:7");
    EXPECT_EQ(told(two_players + "299 W         1.0 10012   1\n"), "trf.round 6:19");
    EXPECT_EQ(told(two_players + "299 W        11.000 001   1\n"), "trf.points 6:14");
    EXPECT_EQ(told(two_players + "240 H1003    1\n"), "trf.cell.shifted 6:6");
    EXPECT_EQ(told(two_players + "240 H 0033   1\n"), "trf.cell.shifted 6:10");
    EXPECT_EQ(told(two_players + "250      01.05 001 002 0001 0002\n"), "trf.cell.shifted 6:14");
    EXPECT_EQ(told(two_players + "250      01.0 001 002 0001 00022\n"), "trf.cell.shifted 6:32");
    EXPECT_EQ(told(two_players + "260 0011002    1    2\n"), "trf.cell.shifted 6:8");
    EXPECT_EQ(told(two_players + "162  W 10.05\n"), "trf.cell.shifted 6:11");
    EXPECT_EQ(told(two_players + "XXA    11 1.0\n"), "trf.cell.shifted 6:9");
    EXPECT_EQ(told(teams_with("362 TW 2.0 ", "362 TW 2.05")), "trf.cell.shifted 12:11");
    EXPECT_EQ(told(teams_with("330 +- 004 003", "330 +- 0041003")), "trf.cell.shifted 39:11");
    EXPECT_EQ(told(teams_with("300 003 002 005", "300 003 0021005")), "trf.cell.shifted 40:12");
    EXPECT_EQ(told(teams_with("320  1.0  1.5 005", "320  1.0  1.57005")), "trf.cell.shifted 38:14");
    EXPECT_EQ(told(teams_with("   5.0    7.0 ", "   5.01   7.0 ")), "trf.cell.shifted 33:61");
}

// Byes that say something else than they should (trf.md 3.2, 10), and what a file of 2006 wrote.
TEST(Trf, DoubtfulByesAreTold) {
    const auto three = [](const std::string& cells) {
        return "142 3\n001    1      A                                                        "
               "          1.0    1     2 w 1  0000 - Z\n"
               "001    2      B                                                                  "
               "0.0    2     1 b 0  0000 - Z\n"
               "001    3      C                                                                  " +
               cells + "\n";
    };
    EXPECT_EQ(told(three("1.0    3  0000 - U  0000 - Z")), "");
    EXPECT_EQ(told(three("1.0    3  0000 - F  0000 - Z")), "trf.bye_as_full 4:92");
    EXPECT_EQ(told(three("1.0    3  0000 - +  0000 - Z")), "trf.cell.plus_alone 4:92");
    EXPECT_EQ(told(three("2.0    3  0000 - U  0000 - U")), "trf.bye_again 4:102");
    EXPECT_EQ(told(three("1.0    3  0000 - U") + "240 H 001    3\n"), "trf.byes.differ 5:14");
    EXPECT_EQ(told(three("0.5    3  0000 - H") + "240 H 001    3\n"), "");
    EXPECT_EQ(told(three("1.0    3  0000 - U") + "092 FIDE_DUTCH_2025\n"), "trf.type 5:5");
}

// The first day in the forms of different programs; what is missing is late.
TEST(Trf, FirstDayInManyForms) {
    const auto day = [](const std::string& text) {
        return first_day(read("042 " + text + "\n")->document).value_or("none");
    };
    EXPECT_EQ(day("2026/03/07"), "2026/03/07");
    EXPECT_EQ(day("2024-8-1"), "2024/08/01");
    EXPECT_EQ(day("7.3.2026"), "2026/03/07");
    EXPECT_EQ(day("2025"), "2025/12/31");
    EXPECT_EQ(day("1987/00/00"), "1987/12/31");
    EXPECT_EQ(day("28. 07. 2005"), "2005/07/28");
    EXPECT_EQ(day("May 29, 2020"), "2020/12/31");
    EXPECT_EQ(day("spring"), "none");
}

// TRF16 has no record 352, and programs write the bye of a team beside its players.
TEST(Trf, WhatFilesOfTeamsLeaveOutIsTakenFromTheGames) {
    std::string text = teams_without("352 WBW\n");
    EXPECT_EQ(told(text), "trf.team.boards 32:5");
    EXPECT_EQ(read(text)->document.text("352"), "WBW");
    const std::string two =
        "142 2\n352 W\n"
        "001    1      A                                                                  1.5    "
        "1  0000 - U     2 w =\n"
        "001    2      B                                                                  1.5    "
        "2     3 w 1     1 b =\n"
        "001    3      C                                                                  1.0    "
        "3     2 b 0  0000 - U\n"
        "310   1 Alpha                                           2.0    1.5         1\n"
        "310   2 Bravo                                           3.0    1.5         2\n"
        "310   3 Castle                                          1.0    1.0         3\n";
    EXPECT_EQ(told(two), "trf.team.bye 6:5 trf.team.bye 8:5");
    EXPECT_EQ(read(two)->document.team_byes, (TeamByes{Tenths{10}, Tenths{10}, {1, 3}}));
}

// A number that cannot be one is found where it stands.
TEST(Trf, IdsAreLocated) {
    EXPECT_EQ(told(two_players + "240 H 002    1   x2\n"), "trf.ids 6:18");
    EXPECT_EQ(told(two_players + "XXP 1 10000\n"), "trf.ids 6:7");
}

TEST(Trf, RecordsOfTeamsThatContradictTheGamesAreRefused) {
    EXPECT_EQ(told(teams_with("330 +- 004 003 005", "330 +- 003 001 004")),
              "trf.team.forfeit_played 39:12");
    EXPECT_EQ(told(teams_with("330 +- 004 003 005", "330 +- 004 003 007")),
              "trf.team.unknown 39:16");
    EXPECT_EQ(told(teams_with("005 002 003 004\n", "001 002 003 004\n")),
              "trf.team.bye_played 38:15");
    EXPECT_EQ(told(teams_with("005 002 003 004\n", "009 002 003 004\n")), "trf.team.unknown 38:15");
    EXPECT_EQ(told(teams_with("330 +- 004", "330 +- 005")), "trf.rounds.too_few 39:12");
    EXPECT_EQ(told(teams_with("0008 0007", "0008 0001")), "trf.team.line_up 40:27");
    EXPECT_EQ(told(teams_with("300 003 002", "300 003 009")), "trf.team.unknown 40:9");
    EXPECT_EQ(told(teams_with("300 003 002 005", "300 003 002 xx5")), "trf.team.number 40:13");
    EXPECT_EQ(told(teams_with("310   2 Bravo", "310   1 Bravo")), "trf.team.twice 33:5");
    EXPECT_EQ(told(teams_with("   17   18   19   20", "   17   18   19   16")),
              "trf.team.member_twice 37:73");
    EXPECT_EQ(told(teams_with("  2180 ", "  21x0 ")), "trf.team.strength 35:48");
}

// A name counted in bytes moves the columns behind it.
TEST(Trf, PutsLinesRightThatWereCountedInBytes) {
    const std::string shifted =
        "001    1      J\xC3\xB6rg                             2210                             "
        "0.0    1\n";
    const auto reading = read("142 3\n" + shifted);
    ASSERT_TRUE(reading.has_value());
    EXPECT_EQ(reading->document.players[0].name, "J\xC3\xB6rg");
    EXPECT_EQ(told("142 3\n" + shifted).substr(0, 18), "trf.player.shifted");
    EXPECT_EQ(reading->document.players[0].rating, 2210U);
    EXPECT_EQ(reading->document.players[0].place, 1U);
}

TEST(Trf, ReadsAllLineEnds) {
    const auto lf = read(two_players);
    for (const std::string end : {"\r", "\r\n"}) {
        std::string text;
        for (const char c : two_players) {
            text += c == '\n' ? end : std::string(1, c);
        }
        EXPECT_EQ(read(text)->document, lf->document);
    }
}

TEST(Trf, ReadsExtensionsAsTheirStandardRecords) {
    const auto reading = read("XXR 7\nXXC black1\nXXS W=3 D=1 PAB=1\nXXP 1 2\nXXZ 2\n"
                              "XXA    1  1.0  0.5\nBBF 0.5\n### kept\nIND  xyz\n" +
                              two_players.substr(two_players.find("001")));
    ASSERT_TRUE(reading.has_value()) << told("XXR 7\n");
    const Document& document = reading->document;
    EXPECT_EQ(document.rounds, 7U);
    EXPECT_EQ(document.initial, 'B');
    EXPECT_EQ(document.points.win, Tenths{30});
    EXPECT_EQ(document.points.draw, Tenths{10});
    EXPECT_EQ(document.points.allocated_bye, Tenths{10});
    EXPECT_EQ(document.points.forfeit_loss, Tenths{5});
    EXPECT_EQ(document.prohibited, (std::vector<ProhibitedRecord>{{1, 500, {1, 2}}}));
    EXPECT_EQ(document.byes, (std::vector<ByeRecord>{{'Z', 2, {2}}}));
    EXPECT_EQ(document.virtual_points.at(1), (std::vector<Tenths>{Tenths{10}, Tenths{5}}));
    EXPECT_EQ(document.others, (std::vector<std::string>{"### kept", "IND  xyz"}));
    EXPECT_EQ(told("XXS WW=3 BW=2 QQ=1\n"), "trf.points 1:15");
    EXPECT_EQ(told("XXS WW=3 BW\n"), "trf.points 1:10");
}

TEST(Trf, WritesWhatItRead) {
    for (const char* file : {"mini-a.trf", "mini-b.trf", "mini-b-round-3.trf", "mini-c.trf",
                             "topscorers.trf", "teams.trf"}) {
        const auto reading = read(test::read_source(std::string("data/events/") + file));
        ASSERT_TRUE(reading.has_value()) << file;
        EXPECT_TRUE(reading->remarks.empty()) << file;
        const auto again = read(write(reading->document));
        ASSERT_TRUE(again.has_value()) << file;
        EXPECT_EQ(again->document, reading->document) << file;
    }
    const Document generated = generate({.players = 30, .rounds = 7, .accelerated = true});
    EXPECT_EQ(read(write(generated, LineEnd::lf))->document, generated);
}

TEST(Trf, ReadsTeams) {
    const auto reading = read(test::read_source("data/events/teams.trf"));
    ASSERT_TRUE(reading.has_value());
    const Document& document = reading->document;
    ASSERT_EQ(document.teams.size(), 5U);
    EXPECT_EQ(document.teams[0],
              (TeamRecord{1, "Alpha", "ALP", 2260, Tenths{50}, Tenths{70}, {}, {1, 2, 3, 4}}));
    EXPECT_EQ(document.team_byes, (TeamByes{Tenths{10}, Tenths{15}, {5, 2, 3, 4}}));
    EXPECT_EQ(document.forfeited, (std::vector<ForfeitedMatch>{{"+-", 4, 3, 5}}));
    EXPECT_EQ(document.line_ups, (std::vector<LineUp>{{3, 2, 5, {5, 8, 7}}}));
}

} // namespace
} // namespace kodeks::tournament::trf
