// The coefficients of RU:3.16 on the worked examples of our readings.
#include "support/article.hpp"
#include "tournament/tiebreak/build.hpp"

#include <gtest/gtest.h>

namespace kodeks::tournament::tiebreak::test {
namespace {

Builder five() {
    Builder b("ru-code", 5, false);
    b.game(1, 1, 2, 'd').game(2, 1, 3, 'w').game(3, 1, 4, 'd').game(4, 1, 5, 'w');
    b.game(3, 2, 3, 'w').game(2, 2, 4, 'l').game(5, 2, 5, 'w');
    b.game(5, 3, 4, 'd').game(1, 3, 5, 'w').game(1, 4, 5, 'd');
    return b;
}

// 3.18.5 with seven players: byes 7, 4, 6, 5 and the lower number always wins.
Builder seven() {
    Builder b("ru-code", 7, true);
    b.bye(1, 7).game(1, 1, 4, 'w').game(1, 5, 2, 'l').game(1, 3, 6, 'w');
    b.bye(2, 4).game(2, 2, 7, 'w').game(2, 3, 1, 'l').game(2, 6, 5, 'l');
    b.bye(3, 6).game(3, 1, 2, 'w').game(3, 5, 3, 'l').game(3, 4, 7, 'w');
    b.bye(4, 5).game(4, 7, 1, 'l').game(4, 4, 6, 'w').game(4, 2, 3, 'w');
    return b;
}

TEST(Coefficients, OfARoundRobinOfFive) {
    ARTICLE("RU:3.16.4", "RU:3.16.5", "RU:3.16.6", "RU:3.16.7", "RU:3.16.8", "RU:3.16.9");
    const Builder b = five();
    EXPECT_EQ(b.values("shmulyan"), "2 | -½ | -5 | 2½ | -7");
    EXPECT_EQ(b.values("sonneborn-berger"), "9 | 7 | 3½ | 10 | 2½");
    EXPECT_EQ(b.values("buchholz"), "7 | 7½ | 8½ | 7½ | 9½");
    EXPECT_EQ(b.values("solkoff"), "4 | 4 | 5 | 4 | 5");
    EXPECT_EQ(b.values("truncated-solkoff"), "6½ 5 2½ | 7 5½ 3 | 8 5½ 3 | 7 5½ 3 | 8 5½ 3");
    EXPECT_EQ(b.values("riga"), "11½ | 11 | 10¼ | 12½ | 10¾");
}

TEST(Coefficients, ChooseDifferentWinnersOfTheSameTie) {
    ARTICLE("RU:3.16.1", "RU:3.16.3", "RU:3.16.3#1", "RU:3.16.3#2", "RU:3.16.10");
    const Builder b = five();
    EXPECT_EQ(b.places({}), "1 2=4 3 5");
    EXPECT_EQ(b.places({"shmulyan"}), "1 4 2 3 5");
    EXPECT_EQ(b.places({"sonneborn-berger", "wins"}), "1 4 2 3 5");
    EXPECT_EQ(b.places({"riga"}), "1 4 2 3 5");
    EXPECT_EQ(b.places({"buchholz", "solkoff", "truncated-solkoff"}), "1 2=4 3 5");
    EXPECT_EQ(b.places({"truncated-solkoff", "wins"}), "1 2 4 3 5");
}

TEST(Coefficients, OfASwissWithByes) {
    ARTICLE("RU:3.16.11#1", "RU:3.15.2");
    const Builder b = seven(); // in the order of numbers 1..7
    EXPECT_EQ(b.values("shmulyan"), "9 | 1 | -4 | -1 | -3 | -6 | -9");
    EXPECT_EQ(b.values("sonneborn-berger"), "18 | 10 | 6 | 6 | 4 | 2 | 2");
    EXPECT_EQ(b.values("buchholz"), "9 | 9 | 10 | 7 | 7 | 8 | 11");
    EXPECT_EQ(b.values("solkoff"), "5 | 4 | 5 | 2 | 3 | 4 | 6");
    EXPECT_EQ(b.value("truncated-solkoff", 3), "9 7 4");
    EXPECT_EQ(b.values("riga"), "18 | 14 | 13 | 10 | 9 | 9 | 12");
}

TEST(Coefficients, OpenIntoTheirTerms) {
    const Builder b = seven();
    const Adjusted adjusted(b.table);
    const auto terms = terms_of(b.table, adjusted, *find("solkoff"), 3); // number 4
    ASSERT_EQ(terms.size(), 4U);
    EXPECT_EQ(terms[0].opponent, 0);
    EXPECT_TRUE(terms[0].cut); // the best, 4 points
    EXPECT_EQ(terms[1].opponent, nobody);
    EXPECT_EQ(terms[1].source, Source::lowest_score);
    EXPECT_EQ(terms[1].score, Fraction(1));
    EXPECT_TRUE(terms[1].cut); // the worst: first of three with one point
    EXPECT_EQ(terms[2].opponent, 6);
    EXPECT_FALSE(terms[2].cut);
    EXPECT_EQ(terms[3].opponent, 5);
    EXPECT_FALSE(terms[3].cut);
}

// X stops after round 3 with 2 points; A and B also had 2 then and finish with 3½ and 3.
TEST(Coefficients, ALeaverCountsAsHisScoreGroupWentOn) {
    ARTICLE("RU:3.16.11#2");
    Builder b("ru-code", 4, true); // X A B, and D who met X
    b.table.rows[0].points = whole_points(2);
    b.table.rows[0].left_after = 3;
    b.table.rounds = 5;
    b.table.rows[1].points = half_points(7);
    b.table.rows[1].encounters = {
        {4, nobody, Happened::played, Colour::white, Score::win, half_points(3), {}, {}}};
    b.table.rows[2].points = whole_points(3);
    b.table.rows[2].encounters = {
        {4, nobody, Happened::played, Colour::white, Score::win, whole_points(1), {}, {}}};
    const Adjusted adjusted(b.table);
    EXPECT_EQ(to_text(adjusted.in_sum(0).score), "3¼");
    EXPECT_EQ(adjusted.in_sum(0).source, Source::group_average);
}

TEST(Coefficients, ALonelyLeaverTakesTheAdjacentGroupsOrADrawARound) {
    ARTICLE("UA:V.12.5");
    Builder ru("ru-code", 3, true);
    ru.game(1, 1, 2, 'w').bye(1, 3).left(1, 1).game(2, 2, 3, 'w');
    // After round 1: 1 and 3 have a point; the gain of 3 later is nothing.
    EXPECT_EQ(to_text(Adjusted(ru.table).in_sum(0).score), "1");
    Builder alone("ru-code", 3, true);
    alone.game(1, 1, 2, 'w').absent(1, 3).left(1, 1).game(2, 2, 3, 'd');
    // Alone on 1; the group below gained half a point each.
    EXPECT_EQ(to_text(Adjusted(alone.table).in_sum(0).score), "1½");
    Builder ua("ua2026", 3, true);
    ua.game(1, 1, 2, 'w').absent(1, 3).left(1, 1).game(2, 2, 3, 'w').bye(3, 2);
    // Alone on 2 of 2-1-0; two rounds remained, a draw each.
    EXPECT_EQ(to_text(Adjusted(ua.table).in_sum(0).score), "4");
    // The plus of 2 counts as the last who stayed: 3 has 0; the leaver's 2 would not be it anyway.
    EXPECT_EQ(ua.value("buchholz", 2), "4");
}

// 4 stays away from round 2 and then leaves: he stopped after round 1 with a point, as 1 and 3 had
// then. 5, who comes in round 2, had no points then and was in no group.
TEST(Coefficients, ALeaverStoppedWhenHeLastCameAndLateEntriesAreInNoGroup) {
    ARTICLE("RU:3.16.11#2");
    Builder b("ru-code", 6, true);
    b.game(1, 1, 2, 'w').game(1, 4, 6, 'w').bye(1, 3);
    b.game(2, 1, 4, '+').game(2, 3, 5, 'd').game(2, 2, 6, 'w').left(4, 2);
    b.game(3, 1, 3, 'd').game(3, 5, 2, 'w');
    b.table.rows[4].first_round = 2;
    // 1 went on to 2½, 3 to 2: the average of those who had 1 after round 1.
    EXPECT_EQ(to_text(Adjusted(b.table).in_sum(3).score), "2¼");
    // 6 leaves after round 1 without points; 2 had none either and ends with 1, 5 was not there.
    b.table.rows[5].encounters.pop_back();
    b.table.rows[1].encounters[1] = {
        2, nobody, Happened::bye, Colour::none, Score::win, whole_points(1), {}, {}};
    b.left(6, 1);
    EXPECT_EQ(to_text(Adjusted(b.table).in_sum(5).score), "1");
}

} // namespace
} // namespace kodeks::tournament::tiebreak::test
