#include "support/article.hpp"
#include "tournament/pairing/scheveningen.hpp"

#include <map>
#include <set>

#include <gtest/gtest.h>

namespace kodeks::tournament::pairing {
namespace {

TEST(Scheveningen, OfTwoTeamsOfTwoAndThree) {
    using Round = std::vector<TeamGame>;
    EXPECT_EQ(scheveningen(2, 2),
              (std::vector<Round>{{{1, 1, true}, {2, 2, true}}, {{1, 2, false}, {2, 1, false}}}));
    EXPECT_EQ(scheveningen(2, 3), (std::vector<Round>{{{1, 1, true}, {2, 2, true}},
                                                      {{1, 2, false}, {2, 3, false}},
                                                      {{1, 3, true}, {2, 1, true}}}));
}

TEST(Scheveningen, LetsEverybodyMeetEverybodyOfTheOtherTeam) {
    ARTICLE("RU:3.2#4", "UA:V.3.1.4");
    for (std::uint32_t size = 1; size <= 20; ++size) {
        std::set<std::pair<std::uint32_t, std::uint32_t>> pairs;
        std::map<std::uint32_t, int> first_balance;
        std::map<std::uint32_t, int> second_balance;
        const auto rounds = scheveningen(size, size);
        EXPECT_EQ(rounds.size(), size);
        for (const auto& round : rounds) {
            EXPECT_EQ(round.size(), size);
            for (const TeamGame& game : round) {
                pairs.emplace(game.first, game.second);
                first_balance[game.first] += game.first_has_white ? 1 : -1;
                second_balance[game.second] += game.first_has_white ? -1 : 1;
            }
        }
        EXPECT_EQ(pairs.size(), size * size);
        for (std::uint32_t member = 1; member <= size; ++member) {
            EXPECT_LE(std::abs(first_balance[member]), static_cast<int>(size % 2));
            EXPECT_LE(std::abs(second_balance[member]), static_cast<int>(size % 2));
        }
    }
}

} // namespace
} // namespace kodeks::tournament::pairing
