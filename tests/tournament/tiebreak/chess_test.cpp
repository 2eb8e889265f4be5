// The tie-breaks of PMR:264-286.
#include "support/article.hpp"
#include "tournament/tiebreak/build.hpp"

#include <gtest/gtest.h>

namespace kodeks::tournament::tiebreak::test {
namespace {

struct VirtualCase {
    Points before;
    Points forfeit;
    std::int32_t round;
    std::int32_t rounds;
    const char* score;
};

TEST(VirtualOpponent, FollowsTheFormula) {
    ARTICLE("PMR:264", "PMR:264a");
    const VirtualCase cases[] = {
        {half_points(3), whole_points(0), 3, 3, "2½"},
        {half_points(3), whole_points(0), 3, 9, "5½"},
        {half_points(7), whole_points(1), 6, 6, "3½"},
        {half_points(7), whole_points(1), 6, 9, "5"},
        {whole_points(0), half_points(1), 1, 9, "4½"},
        {whole_points(4), whole_points(1), 9, 9, "4"},
        {whole_points(2), whole_points(1), 3, 9, "5"},
        {whole_points(4), whole_points(0), 7, 9, "6"},
    };
    for (const VirtualCase& c : cases) {
        Builder b("pmr2018", 1, true);
        b.table.rounds = c.rounds;
        b.table.rows[0].points = c.before + c.forfeit;
        const Encounter unplayed{
            c.round, nobody, Happened::absent, Colour::none, Score::loss, c.forfeit, {}, {}};
        b.table.rows[0].encounters = {unplayed};
        const Adjusted adjusted(b.table);
        EXPECT_EQ(to_text(adjusted.virtual_score(0, unplayed)), c.score);
        // One term for every round of the table; the others are rounds before and after.
        const std::vector<Term> terms = terms_of(b.table, adjusted, *find("buchholz"), 0);
        ASSERT_EQ(std::ssize(terms), c.rounds);
        const Term& term = terms[static_cast<std::size_t>(c.round - 1)];
        EXPECT_EQ(term.round, c.round);
        EXPECT_EQ(to_text(term.score), c.score);
    }
}

TEST(VirtualOpponent, OpponentsUnplayedGamesAreDraws) {
    ARTICLE("PMR:264a");
    // Withdrawn after round 5 of 9 with 3 points contributes 3 + 4 x ½.
    Builder b("pmr2018", 3, true);
    b.game(1, 1, 2, 'w')
        .game(2, 1, 3, 'w')
        .game(3, 2, 1, 'l')
        .game(4, 1, 3, 'l')
        .game(5, 2, 1, 'w');
    b.table.rounds = 9;
    EXPECT_EQ(to_text(Adjusted(b.table).in_sum(0).score), "5");
    EXPECT_EQ(Adjusted(b.table).in_sum(0).source, Source::draws_for_absent);
    // In products the awarded result stays as it is.
    EXPECT_EQ(to_text(Adjusted(b.table).in_product(0).score), "3");
}

// Four rounds, six players; 6 does not come in round 3 and 5 is free in round 4.
Builder swiss() {
    Builder b("pmr2018", 6, true);
    b.game(1, 1, 4, 'w').game(1, 5, 2, 'd').game(1, 3, 6, 'w');
    b.game(2, 3, 1, 'd').game(2, 2, 4, 'w').game(2, 6, 5, 'l');
    b.game(3, 1, 2, 'w').game(3, 5, 3, 'l').game(3, 4, 6, '+');
    b.game(4, 2, 3, 'w').game(4, 4, 1, 'd').bye(4, 5).absent(4, 6);
    for (std::int32_t player = 1; player <= 5; ++player) {
        b.rating(player, 2500 - 100 * player);
    }
    return b; // 1: 3, 2: 2½, 3: 2½, 4: 1½, 5: 2½, 6: 0
}

TEST(ChessTieBreaks, OfASwiss) {
    ARTICLE("PMR:264a", "PMR:269", "PMR:270", "PMR:271", "PMR:272", "PMR:273");
    const Builder b = swiss();
    // In sums: 1: 3, 2: 2½, 3: 2½, 4: ½ + ½ = 1, 5: 1½ + ½ = 2, 6: 0 + 1 = 1.
    // 4 in round 3: 0 before, 0 against the forfeit, ½ later = ½.
    // 5 in round 4: 1½ before. 6 in round 3: 0 + 1 + ½ = 1½; in round 4: 0 + 1 = 1.
    EXPECT_EQ(b.values("buchholz"), "7 | 8½ | 8½ | 9 | 7½ | 7");
    EXPECT_EQ(b.values("buchholz-cut-1"), "6 | 7½ | 7½ | 8½ | 6½ | 6");
    EXPECT_EQ(b.values("buchholz-cut-2"), "5 | 5½ | 5½ | 6 | 5 | 4½");
    EXPECT_EQ(b.values("median-buchholz-1"), "3½ | 4½ | 4½ | 5½ | 4 | 3½");
    EXPECT_EQ(b.values("median-buchholz-2"), "0 | 0 | 0 | 0 | 0 | 0");
}

TEST(ChessTieBreaks, CountGamesWithBlackAndRatings) {
    ARTICLE("PMR:267", "PMR:268", "PMR:276");
    const Builder b = swiss();
    EXPECT_EQ(b.values("games-with-black"), "2 | 2 | 2 | 2 | 1 | 1");
    EXPECT_EQ(b.value("average-rating", 1), "2175"); // 2100 2200 2300 2100: 4 twice
    EXPECT_EQ(b.value("average-rating", 4), "≈2366.667");
    EXPECT_EQ(b.value("average-rating-cut-1", 4), "2400"); // without 2300
    EXPECT_EQ(b.value("average-rating", 6), "2100");       // 2200 and 2000
}

TEST(ChessTieBreaks, SonnebornBergerAndKoyaKeepAwardedResults) {
    ARTICLE("PMR:264b", "PMR:274", "PMR:278", "PMR:278a");
    Builder b("pmr2018", 4, false);
    b.game(1, 1, 4, 'w').game(1, 2, 3, 'd').game(2, 4, 3, '-').game(2, 1, 2, 'd');
    b.game(3, 2, 4, 'w').game(3, 3, 1, 'l');
    // 1: 2½, 2: 2, 3: 1½, 4: 0
    EXPECT_EQ(b.values("sonneborn-berger-points"), "2½ | 2 | 1 | 0");
    EXPECT_EQ(b.values("koya"), "1½ | 1 | ½ | 0");
    EXPECT_EQ(b.values("wins"), "2 | 1 | 1 | 0");
}

// 3 enters in round 2 of four, 2 leaves after round 2: the rounds they are not there have virtual
// opponents as well.
TEST(ChessTieBreaks, VirtualOpponentsBeforeALateEntryAndAfterAWithdrawal) {
    ARTICLE("PMR:264a");
    Builder b("pmr2018", 3, true);
    b.game(1, 1, 2, 'd').game(2, 2, 3, 'w').absent(2, 1).left(2, 2);
    b.game(3, 1, 3, 'w').bye(4, 1).absent(4, 3);
    b.table.rows[2].first_round = 2;
    // 3: round 1 without a point before it: 0 + 1 + 3 draws = 2½; round 4: 0 + 1 = 1. His
    // opponents: 2 has 1½ and two unplayed rounds as draws, 2½; 1 has 1½ and two draws, 2½.
    EXPECT_EQ(b.value("buchholz", 3), "8½");
    // 2: against 1 (2½) and 3 (no point, two unplayed rounds as draws: 1); round 3: 1½ + 1 + ½ = 3,
    // round 4: 1½ + 1 = 2½.
    EXPECT_EQ(b.value("buchholz", 2), "9");
    // 1: against 2 (2½) and 3 (1); round 2: ½ + 1 + 2 draws = 2½; round 4: 1½ + 0 = 1½.
    EXPECT_EQ(b.value("buchholz", 1), "7½");
}

TEST(ChessTieBreaks, KoyaWidensAndNarrows) {
    ARTICLE("PMR:275");
    Builder b("pmr2018", 4, false);
    b.game(1, 1, 4, 'w').game(1, 2, 3, 'd').game(2, 4, 3, '-').game(2, 1, 2, 'd');
    b.game(3, 2, 4, 'w').game(3, 3, 1, 'l');
    EXPECT_EQ(b.values("extended-koya"), "1½ 2½ | 1 2 | ½ 1½ | 0 0");
    EXPECT_EQ(b.values("narrowed-koya"), "1½ ½ 0 | 1 ½ ½ | ½ ½ 0 | 0 0 0");
}

TEST(ChessTieBreaks, DoubleRoundRobinMultipliesBothGames) {
    ARTICLE("PMR:278b");
    Builder b("pmr2018", 3, false);
    b.game(1, 1, 2, 'w').game(2, 2, 3, 'w').game(3, 3, 1, 'd');
    b.game(4, 2, 1, 'd').game(5, 3, 2, 'd').game(6, 1, 3, 'w');
    // 1: 3, 2: 2, 3: 1
    EXPECT_EQ(b.values("sonneborn-berger-points"), "4½ | 3 | 2½");
}

TEST(ChessTieBreaks, DirectEncounterNeedsAllToHaveMet) {
    ARTICLE("PMR:277");
    Builder met("pmr2018", 4, true);
    met.game(1, 1, 2, 'l').game(1, 3, 4, 'w').game(2, 2, 3, 'l').game(2, 4, 1, 'l');
    met.game(3, 3, 1, 'l').game(3, 2, 4, 'w');
    EXPECT_EQ(met.places({"direct-encounter"}), "1=2=3 4"); // a circle of wins
    Builder two("pmr2018", 4, true);
    two.game(1, 1, 2, 'l').game(1, 3, 4, 'd').game(2, 1, 3, 'w').game(2, 4, 2, 'w');
    // 4: 1½; 1 and 2: 1, they met; 3: ½
    EXPECT_EQ(two.places({"direct-encounter"}), "4 2 1 3");
    Builder apart("pmr2018", 4, true);
    apart.game(1, 1, 2, 'w').game(1, 3, 4, 'w');
    EXPECT_EQ(apart.places({"direct-encounter"}), "1=3 2=4");
}

TEST(ChessTieBreaks, RecommendedListsAreTheDefaults) {
    ARTICLE("PMR:265", "PMR:266", "PMR:284", "PMR:286", "PMR:286a", "PMR:286d");
    const Builder b = swiss();
    const auto* rules = rulebook::find_tournament_rules("pmr2018");
    const auto codes = [&](rulebook::Contest contest) {
        std::vector<std::string_view> list;
        for (const auto& listed : rules->tie_breaks[static_cast<std::size_t>(contest)]) {
            list.push_back(listed.code);
        }
        return list;
    };
    using Codes = std::vector<std::string_view>;
    EXPECT_EQ(codes(rulebook::Contest::individual_round_robin),
              (Codes{"direct-encounter", "wins", "sonneborn-berger-points", "koya"}));
    EXPECT_EQ(codes(rulebook::Contest::individual_swiss),
              (Codes{"direct-encounter", "wins", "games-with-black", "buchholz-cut-1", "buchholz",
                     "sonneborn-berger-points"}));
    // 2, 3 and 5 have 2½; 2 beat 3, 3 beat 5, 5 drew 2: 2 has 1½, 3 one, 5 a half.
    EXPECT_EQ(b.places(codes(rulebook::Contest::individual_swiss)), "1 2 3 5 4 6");
}

} // namespace
} // namespace kodeks::tournament::tiebreak::test
