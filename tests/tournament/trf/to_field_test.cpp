#include "support/article.hpp"
#include "tournament/fide/card.hpp"
#include "tournament/fide_tiebreak/contest.hpp"
#include "tournament/trf/read.hpp"
#include "tournament/trf/to_field.hpp"
#include "tournament/trf/write.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace kodeks::tournament::trf {
namespace {

Document with_players(std::uint32_t players, const std::string& head) {
    auto reading = read(head);
    EXPECT_TRUE(reading.has_value());
    for (std::uint32_t rank = 1; rank <= players; ++rank) {
        PlayerRecord player;
        player.rank = rank;
        reading->document.players.push_back(player);
    }
    return reading->document;
}

std::vector<int> virtual_in_round_1(const Document& document) {
    std::vector<int> points;
    const auto field = field_of(document, 1);
    for (const fide::Player& player : field->field.players) {
        points.push_back(fide::virtual_points(player, 1).value);
    }
    return points;
}

TEST(TrfField, AsksForWhatIsMissing) {
    ARTICLE("C04.1:1"); // without the number of rounds, and beyond it, nothing is paired
    EXPECT_EQ(field_of(with_players(4, "152 W\n"), 1).error().message.key, "trf.field.rounds");
    EXPECT_EQ(field_of(with_players(4, "142 5\n"), 1).error().message.key, "trf.field.initial");
    EXPECT_EQ(field_of(with_players(4, "142 5\n152 W\n"), 6).error().message.key, "trf.field.over");
}

// 2 * ceil(n / 4) of the first list: 4 of 6, 4 of 8, 6 of 9.
TEST(TrfField, AcceleratesTheUpperGroup) {
    ARTICLE("C04.7:1.2", "C04.7:1.3", "C04.7:1.4");
    const std::string head = "142 9\n152 W\n192 FIDE_DUTCH_BAKU\n";
    EXPECT_EQ(virtual_in_round_1(with_players(6, head)), (std::vector<int>{10, 10, 10, 10, 0, 0}));
    EXPECT_EQ(virtual_in_round_1(with_players(9, head)),
              (std::vector<int>{10, 10, 10, 10, 10, 10, 0, 0, 0}));
    const auto field = field_of(with_players(6, head), 1)->field;
    const std::vector<Tenths> rounds = {Tenths{10}, Tenths{10}, Tenths{10}, Tenths{5}, Tenths{5}};
    EXPECT_EQ(field.players[0].virtual_points, rounds);
}

TEST(TrfField, ExplicitAccelerationOverridesTheGroups) {
    const Document document =
        with_players(4, "142 9\n152 W\n192 FIDE_DUTCH_BAKU\n250      01.0 001 003 0001 0001\n");
    EXPECT_EQ(virtual_in_round_1(document), (std::vector<int>{10, 0, 0, 0}));
}

TEST(TrfField, ProhibitedPairsHoldInTheirRoundsOnly) {
    const Document document =
        with_players(4, "142 9\n152 W\n260 001 001    1    2    4\n260 002 003    3    4\n");
    const std::vector<std::pair<fide::PlayerIndex, fide::PlayerIndex>> pairs = {
        {1, 0}, {3, 0}, {3, 1}};
    EXPECT_EQ(field_of(document, 1)->field.forbidden, pairs);
}

TEST(TrfField, AnnouncedByesTakePlayersOut) {
    const Document document = with_players(3, "142 9\n152 W\n240 Z 001    3\n240 H 002    1\n");
    const auto field = field_of(document, 1)->field;
    EXPECT_TRUE(field.players[0].available);
    EXPECT_TRUE(field.players[1].available);
    EXPECT_FALSE(field.players[2].available);
}

TEST(TrfField, AccelerationNeedsTheUsualWorthOfResults) {
    ARTICLE("C04.7:1.1");
    const std::string head = "142 9\n152 W\n192 FIDE_DUTCH_BAKU\n";
    const auto key = [&](const std::string& points) {
        const auto field = field_of(with_players(4, head + points), 1);
        return field ? std::string() : field.error().message.key;
    };
    EXPECT_EQ(key("162  W 3.0    D 1.0    L 0.0\n"), "trf.field.acceleration");
    EXPECT_EQ(key("162  W 2.0    D 1.0    L 0.5\n"), "trf.field.acceleration");
    EXPECT_EQ(key("162  W 2.0    D 1.0    L 0.0\n"), "");
    EXPECT_TRUE(field_of(with_players(4, "142 9\n152 W\n162  W 3.0    D 1.0\n"), 1).has_value());
}

std::string player_line(int rank, const std::string& points, const std::string& cells) {
    return fmt::format("001 {:>4}{:72}{:>4} {:>4}  {}\n", rank, "", points, rank, cells);
}

// 1 beat 2 and 3, 2 beat 4, 3 and 4 drew.
std::string four_players(const std::array<std::string, 4>& points) {
    return player_line(1, points[0], "0002 w 1  0003 b 1") +
           player_line(2, points[1], "0001 b 0  0004 w 1") +
           player_line(3, points[2], "0004 w =  0001 w 0") +
           player_line(4, points[3], "0003 b =  0002 b 0");
}

std::string record_299(char type, const std::string& points, int round, const std::string& ids) {
    return fmt::format("299 {}        {:>4}  {:03} {}\n", type, points, round, ids);
}

Reading four(const std::string& head, const std::array<std::string, 4>& points) {
    auto reading = read("142 5\n152 W\n" + head + four_players(points));
    EXPECT_TRUE(reading.has_value());
    return *reading;
}

std::vector<int> standing_points(const Document& document) {
    std::vector<int> points;
    const auto contest = fide_tiebreak::contest_of(document, {});
    for (const auto& one : contest->primary.participants) {
        points.push_back(one.points.value);
    }
    return points;
}

std::vector<int> pairing_scores(const Document& document) {
    std::vector<int> scores(document.players.size());
    for (const fide::Card& card : fide::cards_of(field_of(document, 3)->field)) {
        scores[card.player] = card.score.value;
    }
    return scores;
}

TEST(TrfField, VirtualPointsMoveThePairingAndNeverTheStandings) {
    ARTICLE("C04.7:1.5");
    const auto reading = four("250      01.0 001 003 0001 0002\n", {"2.0", "1.0", "0.5", "0.5"});
    EXPECT_TRUE(reading.remarks.empty());
    EXPECT_EQ(pairing_scores(reading.document), (std::vector<int>{30, 20, 5, 5}));
    EXPECT_EQ(standing_points(reading.document), (std::vector<int>{20, 10, 5, 5}));
}

// Before round 2 they have 1, 0, ½ and ½ points; 1 meets 3, and 4 meets 2.
TEST(TrfField, OfTwoScoresTheHigherFloatsDown) {
    ARTICLE("C04.3:1.4.1");
    const auto reading = four("", {"2.0", "1.0", "0.5", "0.5"});
    std::vector<std::pair<int, fide::Drift>> drifts;
    for (const fide::Card& card : fide::cards_of(field_of(reading.document, 3)->field)) {
        drifts.emplace_back(card.player, card.previous);
        EXPECT_EQ(card.before_previous, fide::Drift::none); // all began with nothing
    }
    const std::vector<std::pair<int, fide::Drift>> expected = {
        {0, fide::Drift::down}, {1, fide::Drift::up}, {2, fide::Drift::up}, {3, fide::Drift::down}};
    EXPECT_EQ(drifts, expected);
}

// The lost game of 4 in round 2 is worth half a point; 1 lost a point for a breach in round 1.
TEST(TrfField, ChangedPointsCountInPairingAndStandings) {
    const auto reading =
        four(record_299('L', "0.5", 2, "   4") + record_299(' ', "-1.0", 1, "   1"),
             {"1.0", "1.0", "0.5", "1.0"});
    EXPECT_TRUE(reading.remarks.empty());
    EXPECT_EQ(standing_points(reading.document), (std::vector<int>{10, 10, 5, 10}));
    EXPECT_EQ(pairing_scores(reading.document), (std::vector<int>{10, 10, 5, 10}));
    // The penalty is no result: his games are still won.
    const auto past = past_rounds(reading.document, 2);
    EXPECT_EQ(past[0][0].points, Tenths{10});
    EXPECT_EQ(past[3][1].points, Tenths{5});
    EXPECT_EQ(read(write(reading.document))->document.abnormal, reading.document.abnormal);
}

TEST(TrfField, AResultOfEverybodyMayBeWorthSomethingElse) {
    const auto reading = four(record_299('W', "3.0", 0, "") + record_299('W', "2.0", 2, "   2"),
                              {"6.0", "2.0", "0.5", "0.5"});
    EXPECT_TRUE(reading.remarks.empty());
    EXPECT_EQ(standing_points(reading.document), (std::vector<int>{60, 20, 5, 5}));
    EXPECT_EQ(pairing_scores(reading.document), (std::vector<int>{60, 20, 5, 5}));
}

TEST(TrfField, PointsThatDifferFromTheChangedOnesAreTold) {
    const auto reading = four(record_299(' ', "0.5", 2, "   3"), {"2.0", "1.0", "0.5", "0.5"});
    ASSERT_EQ(reading.remarks.size(), 1U);
    EXPECT_EQ(reading.remarks[0].message.key, "trf.points.differ");
    EXPECT_EQ(reading.remarks[0].message.parts,
              (std::vector<MessagePart>{{"id", "3"}, {"said", "0.5"}, {"sum", "1.0"}}));
}

TEST(TrfField, AnUnknownResultCannotBeChanged) {
    const auto reading = four(record_299('Q', "1.0", 1, "   1"), {"2.0", "1.0", "0.5", "0.5"});
    EXPECT_EQ(field_of(reading.document, 3).error().message.key, "trf.field.abnormal");
    EXPECT_EQ(fide_tiebreak::contest_of(reading.document, {}).error().message.key,
              "trf.field.abnormal");
}

// Round 000 or blank is every round: a tenth less in both of them, and it is told how it was read.
TEST(TrfField, ABonusForAllRoundsCountsInEach) {
    const auto reading =
        four(record_299(' ', "-0.1", 0, "   1    3"), {"1.8", "1.0", "0.3", "0.5"});
    ASSERT_EQ(reading.remarks.size(), 1U);
    EXPECT_EQ(reading.remarks[0].message.key, "trf.bonus_in_all");
    EXPECT_EQ(reading.remarks[0].place, (Place{3, 20}));
    EXPECT_EQ(standing_points(reading.document), (std::vector<int>{18, 10, 3, 5}));
    EXPECT_EQ(pairing_scores(reading.document), (std::vector<int>{18, 10, 3, 5}));
}

// White wins count 3, black ones 2; draws 1 and 1.5; a loss with Black 0.5. 1 won with both, 2 lost
// with Black and won with White, 3 drew with White and lost with White, 4 drew and lost with Black.
TEST(TrfField, PointsMayDependOnTheColour) {
    const std::string head = "XXS WW=3 BW=2 WD=1 BD=1.5 BL=0.5\n";
    const auto reading = four(head, {"5.0", "3.5", "1.0", "2.0"});
    EXPECT_TRUE(reading.remarks.empty());
    EXPECT_EQ(standing_points(reading.document), (std::vector<int>{50, 35, 10, 20}));
    EXPECT_EQ(pairing_scores(reading.document), (std::vector<int>{50, 35, 10, 20}));
    const auto again = read(write(reading.document));
    ASSERT_TRUE(again);
    EXPECT_EQ(again->document, reading.document);
    // 162 in the same file says less and does not take it back, wherever it stands.
    const auto both = four(head + "162  W 1.0    D 0.5    L 0.0\n", {"5.0", "3.5", "1.0", "2.0"});
    EXPECT_EQ(both.document.points.win, Tenths{30});
    EXPECT_EQ(both.document.points.black_win, Tenths{20});
}

// The shortcut W is WW BW FW FPB, D is WD BD HPB; the allocated bye is in neither.
TEST(TrfField, ShortcutsOfPointsLeaveTheAllocatedBye) {
    const GamePoints points = read("XXS W=3 D=1\n")->document.points;
    const GamePoints expected{.win = {30},
                              .draw = {10},
                              .half_bye = {10},
                              .full_bye = {30},
                              .allocated_bye = {10},
                              .unknown = {10}};
    EXPECT_EQ(points, expected);
    EXPECT_EQ(read("XXS WW=2 BW=2 FW=1.5\n")->document.points.forfeit_win, Tenths{15});
}

// XXC rank: numbered by the place in the file, so 3 and 1 are first and second of this list.
TEST(TrfField, PositionsInTheFileMayBeTheNumbers) {
    const std::string players =
        "001    3      C\n001    1      A\n001    4      D\n001    2      B\n";
    const auto reading = read("142 3\nXXC rank white1\n" + players);
    ASSERT_TRUE(reading);
    EXPECT_TRUE(reading->remarks.empty());
    const auto field = field_of(reading->document, 1);
    ASSERT_TRUE(field);
    EXPECT_EQ(field->ranks, (std::vector<StartingRank>{3, 1, 4, 2}));
    const auto again = read(write(reading->document));
    ASSERT_TRUE(again);
    EXPECT_EQ(again->document, reading->document);
}

} // namespace
} // namespace kodeks::tournament::trf
