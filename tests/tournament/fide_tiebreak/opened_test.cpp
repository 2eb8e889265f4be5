// Every value opens into what it is made of: the examples the specification explains, and for all
// codes that the parts make the value.
#include "support/article.hpp"
#include "tournament/fide/rounds.hpp"
#include "tournament/fide_tiebreak/opened.hpp"
#include "tournament/fide_tiebreak/ratings.hpp"
#include "tournament/fide_tiebreak/standings.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace kodeks::tournament::fide_tiebreak {
namespace {

Contest contest_in(const char* file) {
    return *contest_of(fide::document_in(file), {Edition::of_2026});
}

std::string text_of(const Contest& contest, const Part& part) {
    std::string text = part.board > 0   ? fmt::format("board {}", part.board)
                       : part.round > 0 ? fmt::format("{}", part.round)
                                        : "-";
    if (part.opponent != fide::nobody) {
        text += fmt::format(":{}", contest.primary.participants[part.opponent].id);
    }
    text += part.number.is_defined() ? " " + to_text(part.number) : "";
    text += part.factor.is_defined() ? "x" + to_text(part.factor) : "";
    text += "=" + to_text(part.value);
    text += part.dummy ? " dummy" : "";
    text += part.voluntary ? " voluntary" : "";
    return text + (part.cut ? " cut" : "");
}

// "round:opponent number x factor = value" and how they make the value.
std::string opened_text(const Contest& contest, const char* code, std::uint32_t id,
                        const Group& tied = {}) {
    const Opened opened = open(contest, *code_from(code), id - 1, tied);
    std::string text;
    for (const Part& part : opened.parts) {
        text += text_of(contest, part) + ", ";
    }
    text += opened.divisor != 1 ? fmt::format("/{} ", opened.divisor) : "";
    text += "+" + to_text(opened.added);
    return text;
}

// Section 7, "How some values arise".
TEST(OpenedTieBreaks, AreTheTermsOfTheWorkedExample) {
    ARTICLE("C07:8.1", "C07:8.2", "C07:8.3", "C07:9.1", "C07:9.2", "C07:10.1", "C07:10.2",
            "C07:16.4", "C07:16.5");
    const Contest c = contest_in("mini-c.trf");
    EXPECT_EQ(opened_text(c, "BH/C1", 11),
              "1:5 3=3, 2:8 3=3, 3:12 2.5=2.5, 4 1=1 dummy voluntary cut, "
              "5 1=1 dummy voluntary, +0");
    EXPECT_EQ(opened_text(c, "BH", 3), "1:10 0.5=0.5, 2:2 3.5=3.5, 3:8 3=3 dummy, 4:1 3.5=3.5, "
                                       "5:5 3=3, +0");
    EXPECT_EQ(opened_text(c, "SB", 3), "1:10 0.5x1=0.5, 2:2 3.5x0.5=1.75, 3:8 3x1=3 dummy, "
                                       "4:1 3.5x1=3.5, 5:5 3x0=0, +0");
    EXPECT_EQ(opened_text(c, "SB/C1", 8),
              "1:1 3.5x0.5=1.75, 2:11 2x1=2, 3:3 3x0=0 dummy voluntary, "
              "4:5 3x0.5=1.5, 5:10 0.5x1=0.5 cut, +0");
    EXPECT_EQ(opened_text(c, "FB", 3), "1:10 1=1, 2:2 4=4, 3:8 2.5=2.5 dummy, 4:1 3=3, "
                                       "5:5 2.5=2.5, +0");
    EXPECT_EQ(opened_text(c, "TPR", 8), "1:1 2275=2275, 2:11 1790=1790, 4:5 2090=2090, "
                                        "5:10 1835=1835, /4 +193");
    EXPECT_EQ(opened_text(c, "ARO/C1", 8), "1:1 2275=2275, 2:11 1790=1790 cut, 4:5 2090=2090, "
                                           "5:10 1835=1835, /3 +0");
    // 13 lost to four and drew with 10: four BH by the table, of 7, 10, 5, 12, 9.
    EXPECT_EQ(opened_text(c, "AOB", 13), "1:7 12=12, 2:10 12.5=12.5, 3:5 11.5=11.5, "
                                         "4:12 10.5=10.5, 5:9 9.5=9.5, /5 +0");
    // Half of five points is the limit: 1, 2 and 6 and 8, 5 have it, 4 won no game against them.
    EXPECT_EQ(opened_text(c, "KS", 4), "2:1 3.5=0, 4:10 0.5=1 cut, 5:12 2.5=0.5, +0");
    EXPECT_EQ(opened_text(c, "PS/C1", 8), "1:1=0.5 cut, 2:11=1.5, 3:3=1.5, 4:5=2, 5:10=3, +0");
    EXPECT_EQ(opened_text(c, "BPG", 8), "1:1=1, 2:11=0, 3:3=0, 4:5=1, 5:10=0, +0");
    EXPECT_EQ(opened_text(c, "REP", 11), "1:5=1, 2:8=1, 3:12=1, 4=0, 5=0, +0");
    EXPECT_EQ(opened_text(c, "STD", 7), "1:13=1, 2=0.5, 3:2=0, 4:9=0.5, 5:6=0.5, +0");
    EXPECT_EQ(opened_text(c, "RTNG", 7), "+1985");
    EXPECT_EQ(opened_text(c, "TPN", 7), "+7");
}

// The table of the direct encounter: 3 drew with 2 and beat 1.
TEST(OpenedTieBreaks, OfADirectEncounterAreItsGames) {
    ARTICLE("C07:6");
    const Contest c = contest_in("mini-c.trf");
    EXPECT_EQ(opened_text(c, "DE", 3, {0, 1, 2}), "2:2=0.5, 4:1=1, +0");
    EXPECT_EQ(opened_text(c, "DE", 2, {0, 1, 2}), "2:3=0.5, 5:1=0, +0");
    EXPECT_EQ(opened_text(c, "DE", 9, {4, 7, 8}), "+0");
    const auto table = standings(c, {*code_from("DE")});
    ASSERT_TRUE(table.front().tied.front());
    EXPECT_EQ(*table.front().tied.front(), (Group{0, 1, 2}));
    EXPECT_EQ(table.back().tied.size(), 1U);
}

// Section 8.
TEST(OpenedTieBreaks, OfTeamsAreTheTermsOfTheExample) {
    ARTICLE("C07:12.1", "C07:12.2", "C07:12.3", "C07:13.1", "C07:13.2", "C07:13.4");
    const Contest c = contest_in("teams.trf");
    EXPECT_EQ(opened_text(c, "EMGSB", 1),
              "1:3 4x2.5=10, 2:5 2x1.5=3, 3:4 4x1.5=6, 4:2 5x1.5=7.5, +0");
    EXPECT_EQ(opened_text(c, "EGMSB", 1), "1:3 6.5x2=13, 2:5 3.5x1=3.5, 3:4 6x1=6, 4:2 7x1=7, +0");
    EXPECT_EQ(opened_text(c, "SSSC", 1), "1:3 4=4, 2:5 2=2, 3:4 4=4, 4:2 5=5, /2 +7");
    EXPECT_EQ(opened_text(c, "BC", 2), "board 1 3.5x1=3.5, board 2 2.5x2=5, board 3 2.5x3=7.5, +0");
    EXPECT_EQ(opened_text(c, "TBR", 1), "board 1 3=3, board 2 2.5=2.5, board 3 1.5=1.5, +0");
    EXPECT_EQ(opened_text(c, "BBE", 2), "board 2 2.5=6, board 1 3.5=3.5, +0");
    EXPECT_EQ(opened_text(c, "MPvGP", 1), "1:3=2.5, 2:5=1.5, 3:4=1.5, 4:2=1.5, +0");
    EXPECT_EQ(opened_text(c, "EDE", 1, {0, 1}), "4:2=1.5, +0"); // level in match points too
}

// All codes with their modifiers, everybody.
TEST(OpenedTieBreaks, PartsMakeTheValue) {
    for (const char* file : {"mini-c.trf", "mini-b.trf", "teams.trf"}) {
        const Contest contest = contest_in(file);
        for (const char* text :
             {"PTS",   "WIN",       "WON",    "BPG",   "BWG",   "PS",    "PS/C2",    "REP",
              "STD",   "TPN",       "BH",     "BH/C1", "BH/M2", "BH/P",  "BH:GP/C1", "AOB",
              "AOB/F", "FB",        "FB/M1",  "SB",    "SB/C2", "SB/P",  "KS",       "KS/L+2",
              "ARO",   "ARO/C1",    "ARO/M1", "TPR",   "APRO",  "APPO",  "RTNG",     "RTNG/R",
              "BC",    "TBR",       "BBE",    "MPvGP", "EMMSB", "EMGSB", "EGMSB/C1", "EGGSB/P",
              "SSSC",  "SSSC/K3/F", "SSSC/P", "PTS",   "WIN",   "KS/L-1"}) {
            const auto code = code_from(text);
            ASSERT_TRUE(code) << text;
            const auto values = values_of(contest, *code);
            for (std::size_t at = 0; at < values.size(); ++at) {
                const auto found = made(open(contest, *code, static_cast<PlayerIndex>(at)));
                ASSERT_TRUE(found) << text;
                EXPECT_EQ(*found, values[at]) << file << " " << text << " " << at;
            }
        }
    }
}

// The lowest rating at which the opponents let one expect the points: one less is too little.
TEST(OpenedTieBreaks, ThePerfectPerformanceIsReached) {
    ARTICLE("C07:10.3");
    const Contest contest = contest_in("mini-c.trf");
    const Code code = *code_from("PTP");
    const auto values = values_of(contest, code);
    for (std::size_t at = 0; at < values.size(); ++at) {
        const Opened opened = open(contest, code, static_cast<PlayerIndex>(at));
        ASSERT_EQ(opened.making, Making::reached);
        std::int64_t hundredths = 0;
        std::int64_t less = 0;
        for (const Part& part : opened.parts) {
            hundredths += part.value.above;
            less += expected_percent(
                static_cast<std::int32_t>(values[at][0].above - 1 - part.number.above));
        }
        const std::int64_t wanted = 100 * opened.added.above / opened.added.below;
        EXPECT_GE(hundredths, wanted) << at;
        EXPECT_LT(less, wanted) << at;
        EXPECT_FALSE(made(opened)) << at;
    }
}

} // namespace
} // namespace kodeks::tournament::fide_tiebreak
