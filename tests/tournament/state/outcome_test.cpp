#include "support/article.hpp"
#include "tournament/state/outcome.hpp"

#include <gtest/gtest.h>

namespace kodeks::tournament {
namespace {

std::string read(std::string_view edition, std::string_view text) {
    const auto& rules = *rulebook::find_tournament_rules(edition);
    const auto outcome = read_outcome(text, rules, rules.scale);
    if (outcome) {
        return to_text(*outcome, rules.scale);
    }
    std::string reason = outcome.error().message.key;
    for (const std::string_view article : outcome.error().articles) {
        reason += " " + std::string(article);
    }
    return reason;
}

TEST(Outcome, IsReadAsPeopleWriteIt) {
    for (const char* text : {"1-0", "1:0", "w", "white"}) {
        EXPECT_EQ(read("fide2023", text), "1-0") << text;
    }
    for (const char* text : {"½-½", "1/2-1/2", "0.5-0.5", "0,5:0,5", "=", "d"}) {
        EXPECT_EQ(read("fide2023", text), "½-½") << text;
    }
    for (const char* text : {"+-", "+:-", "+/-", "+--", "+ -"}) {
        EXPECT_EQ(read("fide2023", text), "+:-") << text;
    }
    EXPECT_EQ(read("fide2023", "-+"), "-:+");
    EXPECT_EQ(read("fide2023", "--"), "-:-");
    EXPECT_EQ(read("fide2023", "0-0"), "0-0");
    EXPECT_EQ(read("fide2023", "adj"), "adj");
    EXPECT_EQ(read("fide2023", "void"), "void");
}

TEST(Outcome, WinScoresOneDrawHalfLossNothing) {
    ARTICLE("FIDE:10.1", "PMR:117", "RU:3.15.1", "FR:19");
    for (const char* edition : {"fide2023", "pmr2018", "ru-code", "frisian2011"}) {
        const auto& scale = rulebook::find_tournament_rules(edition)->scale;
        EXPECT_EQ(points_of(Mark::win, scale), whole_points(1));
        EXPECT_EQ(points_of(Mark::plus, scale), whole_points(1));
        EXPECT_EQ(points_of(Mark::draw, scale), half_points(1));
        EXPECT_EQ(points_of(Mark::loss, scale), whole_points(0));
        EXPECT_EQ(points_of(Mark::minus, scale), whole_points(0));
    }
}

TEST(Outcome, WinScoresTwoWhereTheBookSaysSo) {
    ARTICLE("UA:V.11.1.1", "UA:V.11.1.2", "UA:V.11.1.3", "UA:V.11.2");
    const auto& scale = rulebook::find_tournament_rules("ua2026")->scale;
    EXPECT_EQ(points_of(Mark::win, scale), whole_points(2));
    EXPECT_EQ(points_of(Mark::draw, scale), whole_points(1));
    EXPECT_EQ(points_of(Mark::loss, scale), whole_points(0));
    EXPECT_EQ(points_of(Mark::plus, scale), whole_points(2));
    EXPECT_EQ(points_of(Mark::minus, scale), whole_points(0));
    EXPECT_EQ(read("ua2026", "2-0"), "2-0");
    EXPECT_EQ(read("ua2026", "1-1"), "1-1");
    EXPECT_EQ(read("ua2026", "-:-"), "-:-");
    EXPECT_EQ(read("ua2026", "1-0"),
              "tournament.result_doubtful UA:V.11.1.1 UA:V.11.1.2 UA:V.11.1.3");
    EXPECT_EQ(read("ua2026", "=-0"), "1-0");
}

TEST(Outcome, UnequalAwardsStayWithinTheMaximum) {
    ARTICLE("FIDE:10.2", "PMR:118");
    EXPECT_EQ(read("fide2023", "½-0"), "½-0");
    EXPECT_EQ(read("fide2023", "0-½"), "0-½");
    EXPECT_EQ(read("fide2023", "¾-¼"), "tournament.result_impossible FIDE:10.2");
    EXPECT_EQ(read("fide2023", "1-½"), "tournament.result_impossible FIDE:10.2");
    EXPECT_EQ(read("fide2023", "1-1"), "tournament.result_impossible FIDE:10.2");
    EXPECT_EQ(read("pmr2018", "3/4-1/4"), "tournament.result_impossible PMR:118");
    EXPECT_EQ(read("pmr2018", "½-0"), "½-0");
}

TEST(Outcome, AnythingElseIsRefused) {
    for (const char* text : {"", "-", "1", "1-", "-1", "2-2-2", "++", "1-x", "won", "\xff"}) {
        EXPECT_EQ(read("fide2023", text), "tournament.result_unreadable") << text;
    }
}

} // namespace
} // namespace kodeks::tournament
