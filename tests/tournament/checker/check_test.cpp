#include "support/article.hpp"
#include "tournament/checker/check.hpp"
#include "tournament/checker/expected.hpp"
#include "tournament/checker/simulate.hpp"
#include "tournament/pairing/swiss.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace kodeks::tournament::checker {
namespace {

using pairing::Draw;
using pairing::pair_round;
using pairing::SwissSystem;

std::vector<std::string> keys(const std::vector<Finding>& findings) {
    std::vector<std::string> list;
    std::ranges::transform(findings, std::back_inserter(list),
                           [](const Finding& finding) { return finding.message.key; });
    return list;
}

using Keys = std::vector<std::string>;

// A short seeded set; bench_pairing_check runs thousands.
class Agreement : public testing::TestWithParam<std::string_view> {};

void agree(const SwissSystem& system, int tournaments, Simulation::Limits limits) {
    for (int i = 0; i < tournaments; ++i) {
        const std::string seed = fmt::format("agreement {} {}", system.name, i);
        Simulation simulation(seed, whole_points(2), limits);
        while (!simulation.is_over()) {
            simulation.prepare_round();
            lots::Urn urn(seed);
            const Ruled<Draw> draw = pair_round(system, simulation.field(), urn);
            if (!draw) {
                EXPECT_FALSE(expected_round(system.name, simulation.field(), seed));
                break;
            }
            ASSERT_EQ(keys(check_round(system.name, simulation.field(), *draw, seed)), Keys{})
                << seed << " round " << simulation.field().round;
            simulation.play(*draw);
        }
    }
}

TEST_P(Agreement, OfEngineAndCheckerRoundForRound) {
    ARTICLE("RU:3.18.2#1", "RU:3.18.2#2", "RU:3.18.2#3", "RU:3.18.8", "UA:V.15", "UA:V.15.1",
            "UA:V.15.6");
    agree(*pairing::find_swiss_system(GetParam()), 25, {});
}

TEST_P(Agreement, OfEngineAndCheckerInFieldsOf200) {
    ARTICLE("RU:3.18.2#1", "RU:3.18.2#2", "RU:3.18.2#3", "RU:3.18.8", "UA:V.15", "UA:V.15.1");
    agree(*pairing::find_swiss_system(GetParam()), 2, {.players_min = 180, .players_max = 200});
}

// Rounds until none is left: here plain backtracking would not come to an end.
TEST_P(Agreement, OnTheLastPossibleRound) {
    ARTICLE("RU:3.18.8", "UA:V.15.9.12");
    const SwissSystem& system = *pairing::find_swiss_system(GetParam());
    for (const std::uint32_t players : {6U, 13U, 40U}) {
        pairing::Field field;
        field.rounds = players;
        field.win = whole_points(2);
        for (std::uint32_t number = 1; number <= players; ++number) {
            field.players.push_back({.number = Number{number}});
        }
        while (true) {
            lots::Urn urn("last");
            const Ruled<Draw> draw = pair_round(system, field, urn);
            if (!draw) {
                break;
            }
            ASSERT_EQ(keys(breaches(system.name, field, *draw)), Keys{});
            std::vector<pairing::Score> scores;
            for (const pairing::Pair& pair : draw->pairs) {
                scores.push_back(pair.white < pair.black ? pairing::Score::white_won
                                                         : pairing::Score::drawn);
            }
            pairing::advance(field, *draw, scores);
        }
        EXPECT_FALSE(expected_round(system.name, field, "last"));
        EXPECT_GT(field.round, players / 2);
    }
}

INSTANTIATE_TEST_SUITE_P(Systems, Agreement,
                         testing::Values("blind-lot", "start-number", "truncated-solkoff",
                                         "current-buchholz", "median-solkoff",
                                         "median-solkoff-by-lot"),
                         [](const auto& instance) {
                             std::string name(instance.param);
                             std::ranges::replace(name, '-', '_');
                             return name;
                         });

// A field of seven before round 3, and its right draw.
struct Prepared {
    pairing::Field field;
    Draw draw;
};

Prepared prepared() {
    Prepared made;
    made.field.rounds = 6;
    for (std::uint32_t number = 1; number <= 7; ++number) {
        made.field.players.push_back({.number = Number{number}});
    }
    const SwissSystem& system = *pairing::find_swiss_system("start-number");
    while (true) {
        lots::Urn urn("tampered");
        made.draw = *pair_round(system, made.field, urn);
        if (made.field.round == 3) {
            return made;
        }
        const std::vector<pairing::Score> scores(made.draw.pairs.size(), pairing::Score::white_won);
        pairing::advance(made.field, made.draw, scores);
    }
}

TEST(Check, SeesEveryChange) {
    const Prepared right = prepared();
    const auto check = [&](const Draw& draw) {
        return keys(check_round("start-number", right.field, draw, "tampered"));
    };
    EXPECT_EQ(check(right.draw), Keys{});
    Draw colours = right.draw;
    std::swap(colours.pairs[0].white, colours.pairs[0].black);
    EXPECT_EQ(check(colours), (Keys{"pairing.check.unexpected", "pairing.check.missing"}));
    Draw lost = right.draw;
    lost.pairs.pop_back();
    EXPECT_EQ(check(lost),
              (Keys{"pairing.check.once", "pairing.check.once", "pairing.check.missing"}));
    Draw no_bye = right.draw;
    no_bye.bye.reset();
    EXPECT_EQ(check(no_bye), (Keys{"pairing.check.once", "pairing.check.bye"}));
    Draw stranger = right.draw;
    stranger.pairs.push_back({});
    stranger.pairs.back().white = Number{8};
    stranger.pairs.back().black = Number{9};
    EXPECT_EQ(check(stranger), (Keys{"pairing.check.stranger", "pairing.check.stranger",
                                     "pairing.check.unexpected"}));
}

TEST(Check, NamesTheRuleThatWasBroken) {
    ARTICLE("RU:3.18.2#1", "RU:3.18.2#2", "PMR:237");
    Prepared made = prepared();
    const Number had_bye = [&] {
        for (const pairing::Player& player : made.field.players) {
            if (player.history[0].happened == pairing::Happened::bye) {
                return player.number;
            }
        }
        return pairing::nobody;
    }();
    Draw draw;
    draw.bye = pairing::Bye{had_bye};
    draw.pairs.push_back({});
    draw.pairs[0].white = made.field.players[0].number;
    draw.pairs[0].black = made.field.players[0].history[0].opponent;
    made.field.apart = {{.a = draw.pairs[0].black, .b = draw.pairs[0].white}};
    for (pairing::Player& player : made.field.players) {
        const bool used = player.number == had_bye || player.number == draw.pairs[0].white ||
                          player.number == draw.pairs[0].black;
        player.presence = used ? pairing::Presence::here : pairing::Presence::absent;
    }
    const auto found = breaches("start-number", made.field, draw);
    EXPECT_EQ(keys(found),
              (Keys{"pairing.check.met", "pairing.check.apart", "pairing.check.second_bye"}));
    EXPECT_EQ(found[0].articles, (std::vector<std::string_view>{"RU:3.18.2#1"}));
    EXPECT_EQ(found[1].articles, (std::vector<std::string_view>{"PMR:237"}));
    EXPECT_EQ(found[2].articles, (std::vector<std::string_view>{"RU:3.18.2#2"}));
    for (const Finding& finding : found) {
        EXPECT_FALSE(render(finding.message, Language::uk).empty());
    }
}

} // namespace
} // namespace kodeks::tournament::checker
