#include "support/article.hpp"
#include "tournament/lots/record.hpp"
#include "tournament/pairing/drawn.hpp"
#include "tournament/pairing/fields.hpp"

#include <map>
#include <set>

#include <gtest/gtest.h>

namespace kodeks::tournament::pairing {
namespace {

constexpr std::string_view blind = "blind-lot";

TEST(BlindLot, BeginsWithNeighbours) {
    ARTICLE("RU:3.18.4#1", "RU:3.18.4#2", "RU:3.18.2#7");
    EXPECT_EQ(paired(blind, field_of(6)), "1-2 3-4 5-6");
    EXPECT_EQ(paired(blind, field_of(7)), "bye 7; 1-2 3-4 5-6");
}

TEST(BlindLot, DrawsAmongEqualPointsWithEveryResultPossible) {
    ARTICLE("RU:3.18.4#3");
    Field field = field_of(8);
    play(field, {{1, 2, 'w'}, {3, 4, 'w'}, {5, 6, 'w'}, {7, 8, 'w'}});
    std::map<std::set<std::set<std::uint32_t>>, int> seen;
    for (int i = 0; i < 900; ++i) {
        lots::Urn urn(fmt::format("seed {}", i));
        const Draw draw = *pair_round(system_named(blind), field, urn);
        std::set<std::set<std::uint32_t>> winners;
        for (const Pair& pair : draw.pairs) {
            EXPECT_EQ(pair.white.value % 2, pair.black.value % 2); // odd numbers won
            if (pair.white.value % 2 == 1) {
                winners.insert({pair.white.value, pair.black.value});
            }
        }
        ++seen[winners];
    }
    EXPECT_EQ(seen.size(), 3U);
    for (const auto& [pairs, times] : seen) {
        EXPECT_NEAR(times, 300, 75); // five standard deviations
    }
}

TEST(BlindLot, SendsWhoIsLeftOverToTheNearestGroup) {
    ARTICLE("RU:3.18.4#3", "RU:3.18.2#7", "RU:3.18.2#2");
    Field field = field_of(7);
    play(field, {{1, 2, 'w'}, {3, 4, 'w'}, {5, 6, '='}}, 7);
    // One point: 1 3 7; a half: 5 6, who have met; none: 2 4. 7 has had his plus.
    for (int i = 0; i < 50; ++i) {
        lots::Urn urn(fmt::format("seed {}", i));
        const Draw draw = *pair_round(system_named(blind), field, urn);
        EXPECT_EQ(draw.pairs[0].step, Step::lot);
        EXPECT_EQ(draw.pairs[1].step, Step::floated);
        EXPECT_EQ(draw.pairs[1].other_group, half_points(1));
        ASSERT_TRUE(draw.bye);
        EXPECT_TRUE(draw.bye->player == Number{2} || draw.bye->player == Number{4});
    }
}

TEST(BlindLot, LeavesARecordAnybodyCanRepeat) {
    ARTICLE("UA:V.3.1.3");
    Field field = field_of(8);
    play(field, {{1, 2, 'w'}, {3, 4, 'w'}, {5, 6, 'w'}, {7, 8, 'w'}});
    lots::Urn urn("17 4 92 8");
    const Ruled<Draw> draw = pair_round(system_named(blind), field, urn);
    ASSERT_TRUE(draw);
    lots::Record record;
    record.commitment = lots::commitment_of(urn.seed(), "river");
    record.seed = urn.seed();
    record.salt = "river";
    record.choices = urn.choices();
    for (lots::Choice& choice : record.choices) {
        EXPECT_EQ(choice.numbers.size(), choice.options); // whom the lot was about
        choice.numbers.clear();
    }
    EXPECT_EQ(record.choices.size(), 8U); // first and second of each pair
    EXPECT_EQ(lots::verify(*lots::read_records(lots::to_text({record}))), std::vector<Message>{});
}

} // namespace
} // namespace kodeks::tournament::pairing
