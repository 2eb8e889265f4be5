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

TEST(TrfField, ABonusWithoutItsRoundIsRefused) {
    for (const std::string& record :
         {record_299(' ', "-1.0", 0, "   1"), record_299('Q', "1.0", 1, "   1")}) {
        const auto reading = four(record, {"2.0", "1.0", "0.5", "0.5"});
        EXPECT_EQ(field_of(reading.document, 3).error().message.key, "trf.field.abnormal");
        EXPECT_EQ(fide_tiebreak::contest_of(reading.document, {}).error().message.key,
                  "trf.field.abnormal");
    }
}

} // namespace
} // namespace kodeks::tournament::trf
