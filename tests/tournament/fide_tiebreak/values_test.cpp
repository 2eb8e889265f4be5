// The example tables of the specification: thirteen players of a Swiss, five teams.
#include "support/article.hpp"
#include "tournament/fide/rounds.hpp"
#include "tournament/fide_tiebreak/standings.hpp"
#include "tournament/fide_tiebreak/values.hpp"
#include "tournament/trf/read.hpp"

#include <array>

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace kodeks::tournament::fide_tiebreak {
namespace {

struct Column {
    const char* code;
    const char* values; // in the order of the file
};

Contest contest_in(const char* file, Edition edition) {
    const auto contest = contest_of(fide::document_in(file), {edition});
    EXPECT_TRUE(contest.has_value());
    return *contest;
}

std::string values_text(const Contest& contest, const char* code) {
    const auto parsed = code_from(code);
    EXPECT_TRUE(parsed.has_value()) << code;
    std::string text;
    for (const Values& values : values_of(contest, *parsed)) {
        text += (text.empty() ? "" : " ") + to_text(values[0]);
    }
    return text;
}

template <std::size_t Size>
void expect(const Contest& contest, const std::array<Column, Size>& columns) {
    for (const Column& column : columns) {
        EXPECT_EQ(values_text(contest, column.code), column.values) << column.code;
    }
}

constexpr std::array<Column, 29> individual = {{
    {"PTS", "3.5 3.5 3.5 2.5 3 2.5 2.5 3 3 0.5 1 2.5 0.5"},
    {"BH", "15 15 13.5 11.5 11.5 15 12 12 9.5 12.5 10.5 10.5 11.5"},
    {"BH/C1", "12.5 12.5 13 9 11 12.5 9.5 9 9 12 9.5 10 11"},
    {"BH/C2", "10 10 10 8.5 9 10 9 8.5 8.5 9.5 8.5 8 8.5"},
    {"BH/M1", "9 9 9.5 5.5 7.5 9 6 5.5 5.5 8.5 6.5 7 8"},
    {"BH/M2", "3 3 3 2.5 2.5 3 2.5 2 2.5 3 2.5 2.5 2.5"},
    {"BH/P", "15 15 13.5 11.5 11.5 15 12 12.5 9.5 12.5 10.5 10.5 11.5"},
    {"FB", "15.5 14.5 13 11.5 12 14.5 12.5 11 11 12.5 9.5 10.5 11"},
    {"AOB", "13.4 13 13.5 12.67 12.5 12.8 12.75 12.38 12.3 11.6 11.33 11.6 11.2"},
    {"SB", "10 9.75 8.75 4.25 6.5 6.75 4.5 5.75 3.5 0.25 2.75 4.25 0.25"},
    {"SB/C1", "7.5 7.25 8.25 3.75 6 5.5 3.25 5.25 3 0 2.75 3.75 0"},
    {"SB/C2", "5 4.75 8.25 3.75 5 3 2.75 3.25 2.5 0 2.75 2.75 0"},
    {"PS", "10.5 12 12 5.5 7.5 9.5 8.5 8.5 7 2 4 6 2"},
    {"PS/C1", "10 11 11 5.5 7 8.5 7.5 8 7 2 3.5 6 2"},
    {"WIN", "3 3 3 2 2 2 1 2 2 0 0 1 0"},
    {"WON", "3 3 2 1 2 2 1 2 2 0 0 1 0"},
    {"BPG", "2 3 2 1 3 2 2 2 2 3 1 3 3"},
    {"BWG", "2 2 1 1 2 1 1 0 0 0 0 0 0"},
    {"REP", "5 5 5 4 5 5 4 4 5 5 3 5 5"},
    {"STD", "3.5 3.5 3.5 2.5 3 2.5 2.5 3 3 0.5 1 2.5 0.5"},
    {"KS", "3.5 3.5 2.5 0.5 1.5 2.5 1 1 1 0 1 1 0"},
    {"RTNG", "2275 2230 2165 2110 2090 2040 1985 1930 1880 1835 1790 1720 1665"},
    {"ARO", "2095 2069 2108 1943 1918 2060 1954 1998 1887 1950 1913 1897 1902"},
    {"ARO/C1", "2136 2116 2198 2055 1981 2145 2050 2067 1943 2021 2010 1955 1948"},
    {"ARO/M1", "2105 2063 2160 1835 1920 2102 1960 1963 1847 1973 1930 1903 1900"},
    {"TPR", "2244 2218 2203 1943 1990 2060 1954 2191 1959 1584 1788 1897 1536"},
    {"PTP", "2256 2236 2220 1927 2006 2069 1956 2236 1968 1512 1774 1897 1501"},
    {"APRO", "2123 2084 2009 1908 1956 2061 1943 1902 1838 1966 2026 1857 1877"},
    {"APPO", "2138 2094 2003 1888 1960 2070 1944 1887 1820 1970 2046 1848 1868"},
}};

constexpr std::array<Column, 2> individual_2024 = {{
    {"BH", "15 15 14 11.5 11.5 15 12 12 9.5 12.5 10.5 10.5 11.5"},
    {"SB", "10 9.75 9.25 4.25 6.5 6.75 4.5 5.75 3.5 0.25 2.75 4.25 0.25"},
}};

constexpr std::array<Column, 12> teams = {{
    {"PTS", "5 5 4 4 2"},
    {"MPvGP", "7 7 6.5 6 3.5"},
    {"BH:MP", "15 15 15 18 14"},
    {"BH:MP/C1", "13 13 13 14 12"},
    {"BH:GP", "23 22.5 22.5 26.5 21"},
    {"EMMSB", "19 17 12 18 7"},
    {"EMGSB", "26.5 24.5 20.5 27 13"},
    {"EMGSB/C1", "23.5 19.5 14.5 21 13"},
    {"EGMSB", "29.5 26 19 26.5 10.5"},
    {"EGGSB", "41 37.25 32 39.75 19.25"},
    {"SSSC", "14.5 14.5 14 15 10.5"},
    {"BC", "12.5 16 15.5 16.5 11.5"},
}};

TEST(FideTieBreaks, ReproduceTheTableOfPlayers) {
    ARTICLE("C07:7.1", "C07:7.2", "C07:7.3", "C07:7.4", "C07:7.5", "C07:7.6", "C07:7.7", "C07:8.1",
            "C07:8.2", "C07:8.3", "C07:9.1", "C07:9.2", "C07:10.1", "C07:10.2", "C07:10.3",
            "C07:10.4", "C07:10.5", "C07:10.6", "C07:14.1", "C07:14.2", "C07:16.1", "C07:16.4",
            "C07:16.5");
    expect(contest_in("mini-c.trf", Edition::of_2026), individual);
    expect(contest_in("mini-c.trf", Edition::of_2024), individual_2024);
}

TEST(FideTieBreaks, ReproduceTheTableOfTeams) {
    ARTICLE("C07:12.1", "C07:13.1", "C07:13.2", "C07:13.4");
    expect(contest_in("teams.trf", Edition::of_2026), teams);
}

TEST(FideTieBreaks, AdjustWithdrawnOpponents) {
    ARTICLE("C07:16.3");
    const Contest contest = contest_in("mini-c.trf", Edition::of_2026);
    std::string text;
    for (const Tenths score : adjusted_scores(contest.primary)) {
        text += (text.empty() ? "" : " ") + to_text(from_tenths(score.value));
    }
    EXPECT_EQ(text, "3.5 3.5 3.5 2.5 3 2.5 2.5 3 3 0.5 2 2.5 0.5");
}

std::string order(const Contest& contest, const char* list) {
    std::string text;
    for (const Standing& standing : standings(contest, codes_from(list).list)) {
        text += (text.empty() ? "" : " ") + std::to_string(standing.place) + ":" +
                std::to_string(contest.primary.participants[standing.participant].id);
    }
    return text;
}

// A round robin of four, rated 2000 to 2300: 3 did not come to his game with 2, nor 1 to his.
Contest round_robin(Edition edition) {
    const std::array<const char*, 4> cells = {
        "0004 w 1  0002 w -  0003 b 1",
        "0003 w +  0001 b +  0004 w =", "0002 b -  0004 b 0  0001 w 0",
        "0001 b 0  0003 w 1  0002 b ="};
    std::string text = "142 3\n192 BERGER_ROUNDROBIN\n";
    for (int i = 0; i < 4; ++i) {
        text += fmt::format("001 {:>4}{:40}{:>4}{:28}{:>4}{:>5}  {}\n", i + 1, "", 2000 + 100 * i,
                            "", "", i + 1, cells.at(static_cast<std::size_t>(i)));
    }
    const auto reading = trf::read(text);
    EXPECT_TRUE(reading.has_value());
    return *contest_of(reading->document, {edition});
}

// Played, with the points awarded; since 2026 a forfeit loss is no game with Black. Ratings count
// of those met over the board only.
TEST(FideTieBreaks, TakeForfeitsOfARoundRobinAsPlayed) {
    ARTICLE("C07:15.2");
    expect(round_robin(Edition::of_2026), std::array<Column, 6>{{{"PTS", "2 2.5 0 1.5"},
                                                                 {"SB", "1.5 2.75 0 1.25"},
                                                                 {"WON", "2 2 0 1"},
                                                                 {"BPG", "1 1 1 2"},
                                                                 {"BWG", "1 1 0 0"},
                                                                 {"ARO", "2250 2300 2150 2100"}}});
    expect(round_robin(Edition::of_2024), std::array<Column, 1>{{{"BPG", "1 1 2 2"}}});
}

// The lower number first, reversed the higher.
TEST(FideTieBreaks, OrderByPairingNumber) {
    ARTICLE("C07:7.8");
    const Contest contest = contest_in("mini-c.trf", Edition::of_2026);
    EXPECT_EQ(values_text(contest, "TPN"), "1 2 3 4 5 6 7 8 9 10 11 12 13");
    EXPECT_EQ(order(contest, "PTS,TPN"),
              "1:1 2:2 3:3 4:5 5:8 6:9 7:4 8:6 9:7 10:12 11:11 12:10 13:13");
    EXPECT_EQ(order(contest, "PTS,TPN/R"),
              "1:3 2:2 3:1 4:9 5:8 6:5 7:12 8:7 9:6 10:4 11:11 12:13 13:10");
}

TEST(FideTieBreaks, OrderTheWorkedExample) {
    ARTICLE("C07:2", "C07:4", "C07:6");
    EXPECT_EQ(order(contest_in("mini-c.trf", Edition::of_2026), "PTS,DE,BH/C1,BH,SB"),
              "1:3 2:1 3:2 4:5 5:8 6:9 7:6 8:12 9:7 10:4 11:11 12:10 13:13");
}

TEST(FideTieBreaks, OrderTheTeams) {
    ARTICLE("C07:12.2", "C07:12.3", "C07:13.3");
    const Contest contest = contest_in("teams.trf", Edition::of_2026);
    // Alpha and Bravo drew their match and are equal in both scores.
    EXPECT_EQ(order(contest, "MPvGP,EDE"), "1:1 1:2 3:3 4:4 5:5");
    EXPECT_EQ(order(contest, "MPvGP,BC"), "1:1 2:2 3:3 4:4 5:5");
    EXPECT_EQ(order(contest, "MPvGP,TBR"), "1:2 2:1 3:3 4:4 5:5");
    EXPECT_EQ(order(contest, "MPvGP,BBE"), "1:2 2:1 3:3 4:4 5:5");
    for (const char* list : {"MPvGP,EDET", "MPvGP,EDEB", "MPvGP,EDEBT", "MPvGP,EDEBB"}) {
        EXPECT_EQ(order(contest, list), "1:1 2:2 3:3 4:4 5:5") << list;
    }
}

// The family of Buchholz is not for round robins since 2026; 2024 had no such rule. A code from
// ratings decides nothing where somebody has none.
TEST(FideTieBreaks, CodesThatMayNotBeUsedDecideNothing) {
    ARTICLE("C07:8.1", "C07:10.1");
    for (const char* code : {"BH", "FB", "AOB"}) {
        EXPECT_EQ(use_of(round_robin(Edition::of_2026), *code_from(code)),
                  Use::not_in_round_robins);
        EXPECT_EQ(use_of(round_robin(Edition::of_2024), *code_from(code)), Use::used);
    }
    EXPECT_EQ(use_of(round_robin(Edition::of_2026), *code_from("SB")), Use::used);
    Contest contest = contest_in("mini-c.trf", Edition::of_2026);
    const std::string by_points = order(contest, "PTS");
    EXPECT_NE(order(contest, "ARO"), by_points);
    contest.primary.participants[12].rating.reset();
    for (const char* code : {"ARO", "TPR", "PTP", "APRO", "APPO", "RTNG", "RTNG/R"}) {
        EXPECT_EQ(use_of(contest, *code_from(code)), Use::somebody_unrated) << code;
        EXPECT_EQ(order(contest, code), by_points) << code;
        EXPECT_EQ(standings(contest, {*code_from(code)})[0].shown, std::vector<std::string>{"-"});
    }
}

} // namespace
} // namespace kodeks::tournament::fide_tiebreak
