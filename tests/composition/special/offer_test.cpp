// Sacrifices by the rule of the majority (RU:6.3.7.5bis), with the book's own examples of numbers.
#include "composition/examine/offer.hpp"
#include "support/article.hpp"
#include "support/draughts_text.hpp"

#include <gtest/gtest.h>

namespace kodeks::composition {
namespace {

Sacrifice of(std::vector<int> directions, bool passes = false) {
    return sacrifice_of({std::move(directions), passes});
}

TEST(Sacrifices, AreEconomicalWhenOneLessWasOnOffer) {
    ARTICLE("RU:6.3.7.5bis#2", "RU:6.3.7.5bis#3");
    EXPECT_EQ(of({1, 3, 4}), Sacrifice::economical);
    EXPECT_EQ(of({2, 2, 4, 5}), Sacrifice::economical);
    EXPECT_EQ(of({1, 3}), Sacrifice::uneconomical);
    EXPECT_EQ(of({1, 2, 4}), Sacrifice::uneconomical);
    EXPECT_EQ(of({1, 2}), Sacrifice::ideal);
    EXPECT_EQ(of({1, 1, 2}), Sacrifice::ideal);
    EXPECT_EQ(of({2, 3, 4}), Sacrifice::ideal);
}

TEST(Sacrifices, OfTwoInOneDirectionAreCrude) {
    ARTICLE("RU:6.3.7.5bis#1", "RU:6.3.7.5bis#1~1");
    EXPECT_EQ(of({1}), Sacrifice::economical);
    EXPECT_EQ(of({2}), Sacrifice::crude);
    EXPECT_EQ(of({3}), Sacrifice::crude);
    EXPECT_EQ(of({2}, true), Sacrifice::economical);
    EXPECT_EQ(of({3}, true), Sacrifice::crude);
    EXPECT_EQ(of({}), Sacrifice::none);
}

TEST(Sacrifices, DirectionsAreCountedWithoutTheMajorityRule) {
    ARTICLE("RU:6.3.7.5bis#2");
    // 23 may take 28 alone, or 29 and then 40 by 34 and 45: the generator knows only the longer.
    const auto position = test::position("international", "B:W28,29,40:B23");
    EXPECT_EQ(offer_in(position), (Offer{{1, 2}, false}));
    // A king takes from afar, in one direction.
    EXPECT_EQ(offer_in(test::position("international", "B:W28:BK46")), (Offer{{1}, false}));
    // 42-... a man that comes through its last row and goes on stays a man: 37x48x39.
    EXPECT_EQ(offer_in(test::position("international", "B:W42,43:B37")), (Offer{{2}, true}));
}

} // namespace
} // namespace kodeks::composition
