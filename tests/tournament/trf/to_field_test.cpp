#include "support/article.hpp"
#include "tournament/trf/read.hpp"
#include "tournament/trf/to_field.hpp"

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

} // namespace
} // namespace kodeks::tournament::trf
