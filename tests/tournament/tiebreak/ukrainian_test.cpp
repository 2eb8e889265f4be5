// The tie-break lists of UA:V.12.3.
#include "support/article.hpp"
#include "tournament/tiebreak/build.hpp"

#include <gtest/gtest.h>

namespace kodeks::tournament::tiebreak::test {
namespace {

// 1 beats 2 and 3; 2 beats 3 and 4; 3 beats 4; 4 beats 1. Points of 2-1-0: 1 and 2 have 4, 3 and 4
// have 2.
Builder four() {
    Builder b("ua2026", 4, false);
    b.game(1, 1, 4, 'l').game(1, 2, 3, 'w').game(2, 4, 3, 'l').game(2, 1, 2, 'w');
    b.game(3, 2, 4, 'w').game(3, 3, 1, 'l');
    return b;
}

TEST(UkrainianTieBreaks, PointsThenTheIndividualGameOfTwo) {
    ARTICLE("UA:V.12.1", "UA:V.12.3.1.1", "UA:V.12.3.2.1");
    EXPECT_EQ(four().places({}), "1=2 3=4");
    EXPECT_EQ(four().places({"direct-game"}), "1 2 3 4"); // 1 beat 2, 3 beat 4
}

TEST(UkrainianTieBreaks, TheIndividualGameWaitsUntilTwoAreLeft) {
    ARTICLE("UA:V.12.3.1.1", "UA:V.12.3.1.2", "UA:V.12.3.1.3");
    // 1, 2, 3 have 4 points each in a circle of wins; 4 lost to all. Wins and Sonneborn-Berger are
    // level: 2 x 4 + 2 x 0 each.
    Builder circle("ua2026", 4, false);
    circle.game(1, 1, 2, 'w').game(1, 3, 4, 'w').game(2, 2, 3, 'w').game(2, 1, 4, 'w');
    circle.game(3, 3, 1, 'w').game(3, 2, 4, 'w');
    EXPECT_EQ(circle.values("sonneborn-berger"), "8 | 8 | 8 | 0");
    EXPECT_EQ(circle.values("wins"), "2 | 2 | 2 | 0");
    EXPECT_EQ(circle.places({"direct-game", "sonneborn-berger", "wins"}), "1=2=3 4");
    // Three have 4 points: 1 beat 2, 2 beat 3, 1 and 3 drew. Games with Black put 3 ahead and leave
    // 1 and 2, and now their game is asked.
    Builder later("ua2026", 5, false);
    later.game(1, 1, 2, 'w').game(2, 2, 3, 'w').game(3, 1, 3, 'd').game(1, 4, 5, 'd');
    later.game(2, 1, 4, 'd').game(3, 2, 4, 'w').game(4, 3, 5, 'w').game(5, 3, 4, 'd');
    later.game(4, 5, 1, 'w').game(5, 2, 5, 'l');
    // 1: 2+1+1+0 = 4; 2: 0+2+2+0 = 4; 3: 0+1+2+1 = 4; 4: 1+1+0+1 = 3; 5: 1+0+2+2 = 5.
    EXPECT_EQ(later.values("wins"), "1 | 2 | 1 | 0 | 2");
    EXPECT_EQ(later.places({"wins"}), "5 2 1=3 4");
    EXPECT_EQ(later.places({"direct-game", "wins"}), "5 2 1=3 4"); // 1 and 3 drew their game
    EXPECT_EQ(later.places({"direct-game", "games-with-black"}), "5 3 1 2 4"); // 1 beat 2
}

TEST(UkrainianTieBreaks, ResultsAgainstTheOthersByPlace) {
    ARTICLE("UA:V.12.3.1.4", "UA:V.12.3.2.5", "RU:3.16.3#5");
    // 2 and 3 have 3 points each and drew; 2 took a point from the winner, 3 from the last.
    Builder b("ua2026", 4, false);
    b.game(1, 1, 4, 'w').game(1, 2, 3, 'd').game(2, 1, 2, 'd').game(2, 3, 4, 'w');
    b.game(3, 3, 1, 'l').game(3, 2, 4, 'd');
    EXPECT_EQ(b.places({}), "1 2=3 4");
    EXPECT_EQ(b.places({"direct-game"}), "1 2=3 4");
    EXPECT_EQ(b.places({"direct-game", "results-by-place"}), "1 2 3 4");
}

TEST(UkrainianTieBreaks, TruncatedThenMedianSolkoffThenWins) {
    ARTICLE("UA:V.12.3.2.2", "UA:V.12.3.2.3", "UA:V.12.3.2.4");
    Builder b("ua2026", 8, true);
    b.game(1, 1, 2, 'w').game(1, 3, 4, 'w').game(1, 5, 6, 'd').game(1, 7, 8, 'l');
    b.game(2, 8, 5, 'w').game(2, 1, 3, 'd').game(2, 6, 2, 'l').game(2, 4, 7, 'd');
    b.game(3, 3, 8, 'w').game(3, 6, 1, 'l').game(3, 2, 4, 'd').game(3, 5, 7, 'd');
    // Points: 1: 5, 2: 3, 3: 5, 4: 2, 5: 2, 6: 1, 7: 2, 8: 4.
    EXPECT_EQ(b.values("buchholz"), "9 | 8 | 11 | 10 | 7 | 10 | 8 | 9");
    // Without the worst; then without the two worst, and so on.
    EXPECT_EQ(b.values("truncated-solkoff"), "8 5 | 7 5 | 9 5 | 8 5 | 6 4 | 8 5 | 6 4 | 7 5");
    // Without the best and the worst; then two worst and the best.
    EXPECT_EQ(b.values("median-solkoff"), "3 | 2 | 4 | 3 | 2 | 3 | 2 | 2");
    EXPECT_EQ(b.values("wins"), "2 | 1 | 2 | 0 | 0 | 0 | 0 | 2");
    // 1 and 3 drew; 3 has more. 4, 5, 7: 4 has 8; 5 and 7 are level and drew their game.
    EXPECT_EQ(b.places({"direct-game", "truncated-solkoff", "median-solkoff", "wins"}),
              "3 1 8 2 4 5=7 6");
}

TEST(ChessLists, OfASwissWithCloseRatingsAndOfTeams) {
    ARTICLE("PMR:286c", "PMR:286e", "RU:3.15.2#note");
    const auto* rules = rulebook::find_tournament_rules("pmr2018");
    using Codes = std::vector<std::string_view>;
    EXPECT_EQ(Codes(rules->exclusive[2].begin(), rules->exclusive[2].end()),
              (Codes{"direct-encounter", "wins", "games-with-black", "average-rating",
                     "buchholz-cut-1", "buchholz", "sonneborn-berger-points"}));
    Codes teams;
    for (const auto& listed : rules->tie_breaks[3]) {
        teams.push_back(listed.code);
    }
    EXPECT_EQ(teams, (Codes{"game-points", "match-points", "direct-encounter", "buchholz-cut-1",
                            "buchholz", "sonneborn-berger-teams"}));
    // The scale 2-1-0 under the Code: all coefficients double.
    Builder b("ru-code", 3, false);
    b.table.scale = {whole_points(2), whole_points(1), whole_points(0)};
    b.game(1, 1, 2, 'w').game(2, 2, 3, 'd').game(3, 1, 3, 'w');
    EXPECT_EQ(b.values("sonneborn-berger"), "4 | 1 | 1");
    EXPECT_EQ(b.places({}), "1 2=3");
}

} // namespace
} // namespace kodeks::tournament::tiebreak::test
