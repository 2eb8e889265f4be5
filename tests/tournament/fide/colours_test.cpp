#include "support/article.hpp"
#include "tournament/fide/checker/facts.hpp"
#include "tournament/fide/colours.hpp"

#include <string_view>

#include <gtest/gtest.h>

namespace kodeks::tournament::fide {
namespace {

// Two players with these colours ("W", "B", "." for no game), of equal points: number 1 and 2.
Field two(std::string_view a, std::string_view b, bool last_round = false) {
    Field field;
    for (const std::string_view colours : {a, b}) {
        Player player;
        for (const char c : colours) {
            const Side side = c == 'W' ? Side::white : c == 'B' ? Side::black : Side::none;
            const Kind kind = c == '.' ? Kind::absent : Kind::played;
            const PlayerIndex opponent = c == '.' ? nobody : PlayerIndex{2};
            player.past.push_back({kind, opponent, side, tenths(10)});
        }
        field.players.push_back(player);
    }
    field.players.emplace_back();
    field.players.back().available = false;
    field.round = static_cast<std::uint32_t>(std::max(a.size(), b.size())) + 1;
    field.rounds = last_round ? field.round : field.round + 5;
    return field;
}

struct Given {
    Side higher;
    ColourRule rule;
    friend bool operator==(const Given&, const Given&) = default;
};

Given given(std::string_view a, std::string_view b, bool last_round = false) {
    const Field field = two(a, b, last_round);
    const auto cards = cards_of(field);
    const std::size_t first = cards[0].player == 0 ? 0 : 1; // whoever has more points leads
    const Allocation allocation = allocate(cards[0], cards[1], Side::white);
    const auto facts = checker::facts_of(field);
    EXPECT_EQ(checker::first_has_white(facts[0], facts[1], Side::white),
              allocation.higher == Side::white);
    return {first == 0 ? allocation.higher : other(allocation.higher), allocation.rule};
}

TEST(FideColours, FollowTheFiveRules) {
    ARTICLE("C04.2:3.4", "C04.3:1.6", "C04.3:1.7", "C04.3:5.2.1", "C04.3:5.2.2", "C04.3:5.2.3",
            "C04.3:5.2.4", "C04.3:5.2.5");
    EXPECT_EQ(given("", ""), (Given{Side::white, ColourRule::initial}));
    EXPECT_EQ(given("W", "."), (Given{Side::black, ColourRule::both_granted}));
    EXPECT_EQ(given("WBW", "BBW"), (Given{Side::black, ColourRule::both_granted}));
    EXPECT_EQ(given("WWB", "WB."), (Given{Side::black, ColourRule::both_granted}));
    EXPECT_EQ(given("WBW", "W.."), (Given{Side::black, ColourRule::higher_rank}));
    EXPECT_EQ(given("WB", "BB"), (Given{Side::black, ColourRule::stronger}));
    EXPECT_EQ(given("BWWB", "WB.."), (Given{Side::white, ColourRule::higher_rank}));
    EXPECT_EQ(given("WBWB", "BWWB"), (Given{Side::white, ColourRule::alternated}));
}

TEST(FideColours, TheLargerImbalanceOfTopscorersPrevails) {
    EXPECT_EQ(given("WWBW", "BBWW", true), (Given{Side::black, ColourRule::stronger}));
    const Field field = two("WWBW", "BBWW", true);
    const auto cards = cards_of(field);
    const ColourCost cost = colour_cost(cards[0], cards[1], Side::white);
    EXPECT_EQ(cost.beyond_two, 0);
    EXPECT_EQ(cost.third_running, 1);
    EXPECT_EQ(cost.refused, 1);
    EXPECT_EQ(cost.refused_strong, 0);
}

} // namespace
} // namespace kodeks::tournament::fide
