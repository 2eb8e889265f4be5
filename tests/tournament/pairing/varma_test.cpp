#include "rulebook/article.hpp"
#include "support/article.hpp"
#include "tournament/pairing/varma.hpp"

#include <algorithm>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

namespace kodeks::tournament::pairing {
namespace {

std::string text_of(const std::vector<std::vector<Number>>& groups) {
    std::string text;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        std::vector<std::uint32_t> values;
        std::ranges::transform(groups[i], std::back_inserter(values), &Number::value);
        text += fmt::format("{}{}({})", i == 0 ? "" : " ", "ABCD"[i], fmt::join(values, ","));
    }
    return text;
}

TEST(Varma, GivesEveryPrintedTable) {
    ARTICLE("PMR:238", "PMR:239e", "PMR:239e1", "PMR:239e2", "PMR:239e3", "PMR:239e4", "PMR:239e5",
            "PMR:239e6", "PMR:239e7", "PMR:239e8");
    for (std::uint32_t i = 1; i <= 8; ++i) {
        const auto* article = rulebook::find_article(fmt::format("PMR:239e{}", i));
        const std::uint32_t players = 8 + 2 * i;
        EXPECT_EQ(fmt::format("Varma {}/{} players: {}.", players - 1, players,
                              text_of(varma_groups(players))),
                  article->summary);
    }
    EXPECT_EQ(text_of(varma_groups(9)), "A(3,4,8) B(5,7,9) C(1,6) D(2)");
    EXPECT_TRUE(varma_groups(8).empty());
    EXPECT_TRUE(varma_groups(25).empty());
}

TEST(Varma, KeepsGroupsApartInTheLastThreeRoundsButForOneDefect) {
    ARTICLE("PMR:239e2");
    for (std::uint32_t players = varma_players_min; players <= varma_players_max; ++players) {
        const std::vector<VarmaClash> defect = {{Number{6}, Number{12}, 11}};
        EXPECT_EQ(varma_clashes(players), players == 12 ? defect : std::vector<VarmaClash>{})
            << players;
    }
}

TEST(Varma, DrawsTheLargestTeamFirstAndFromOneEnvelope) {
    ARTICLE("PMR:239", "PMR:239b", "PMR:239c", "PMR:239d");
    for (int i = 0; i < 50; ++i) {
        lots::Urn urn(fmt::format("seed {}", i));
        const Ruled<VarmaDraw> draw = draw_varma({1, 2, 3, 1, 3}, urn);
        ASSERT_TRUE(draw);
        // Ten players: the teams of three have the envelopes A and B to themselves.
        std::set<std::string> names;
        std::set<Number> all;
        for (const auto& team : draw->numbers) {
            all.insert(team.begin(), team.end());
        }
        EXPECT_EQ(all.size(), 10U);
        const auto envelopes = varma_groups(10);
        for (const std::size_t team : {1U, 2U, 4U}) {
            EXPECT_EQ(std::ranges::count_if(
                          envelopes,
                          [&](const std::vector<Number>& envelope) {
                              return std::ranges::all_of(draw->numbers[team], [&](Number number) {
                                  return std::ranges::find(envelope, number) != envelope.end();
                              });
                          }),
                      1);
        }
        EXPECT_EQ(urn.choices().front().name, "varma.team3.envelope3");
        EXPECT_EQ(draw->split_teams, std::vector<std::uint32_t>{});
        EXPECT_EQ(draw->clashes, std::vector<VarmaClash>{});
    }
}

TEST(Varma, SaysWhenATeamIsTooLargeForAnyEnvelope) {
    lots::Urn urn("any");
    const Ruled<VarmaDraw> draw = draw_varma({4, 6}, urn);
    ASSERT_TRUE(draw);
    EXPECT_EQ(draw->split_teams, (std::vector<std::uint32_t>{1, 0}));
    EXPECT_EQ(draw->numbers[0].size(), 4U);
    EXPECT_EQ(draw->numbers[1].size(), 6U);
}

TEST(Varma, RefusesOtherNumbersOfPlayers) {
    ARTICLE("PMR:238");
    lots::Urn urn("any");
    const Ruled<VarmaDraw> draw = draw_varma({4, 4}, urn);
    ASSERT_FALSE(draw);
    EXPECT_EQ(draw.error().message, (Message{"pairing.varma.players", {{"players", "8"}}}));
    EXPECT_EQ(draw.error().articles, (std::vector<std::string_view>{"PMR:238"}));
}

} // namespace
} // namespace kodeks::tournament::pairing
