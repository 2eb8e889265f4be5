#include "referee/script/replay.hpp"
#include "referee/simulation/simulation.hpp"
#include "support/effort.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace kodeks::referee::simulation {

namespace {

constexpr std::uint64_t games_each = kodeks::test::slow_build ? 30 : 150;

TEST(Simulation, EveryPromiseIsKeptUnderEveryRulebook) {
    for (const rulebook::GameRules* rules : rulebook::all_game_rules()) {
        for (const std::string_view variant : rules->variants) {
            Totals totals;
            for (std::uint64_t seed = 1; seed <= games_each; ++seed) {
                const auto violation = simulate({rules->edition, variant, seed, {}}, totals);
                ASSERT_FALSE(violation) << rules->edition << ", " << variant << ", seed " << seed
                                        << ": " << violation->what << "\n"
                                        << violation->script;
            }
            EXPECT_GT(totals.decisions.size(), kodeks::test::slow_build ? 4U : 8U)
                << rules->edition << ", " << variant;
            EXPECT_LT(totals.unfinished, totals.games) << rules->edition << ", " << variant;
        }
    }
}

struct Script {
    std::string text;
    Totals totals;
};

Script script_of(const Plan& plan) {
    Script made;
    Plan traced = plan;
    traced.trace = [&](const std::string& line) { made.text += line + "\n"; };
    simulate(traced, made.totals);
    return made;
}

TEST(Simulation, TheSameSeedPlaysTheSameGame) {
    EXPECT_EQ(script_of({"fide2023", "chess", 5, {}}).text,
              script_of({"fide2023", "chess", 5, {}}).text);
    EXPECT_NE(script_of({"fide2023", "chess", 5, {}}).text,
              script_of({"fide2023", "chess", 6, {}}).text);
}

// What people did, written as a script and read again, is the same game.
RC_GTEST_PROP(Simulation, AScriptIsTheSameGameWrittenAndRead, ()) {
    const auto* const rules = *rc::gen::elementOf(std::vector<const rulebook::GameRules*>(
        rulebook::all_game_rules().begin(), rulebook::all_game_rules().end()));
    const std::string_view variant =
        rules->variants[*rc::gen::inRange<std::size_t>(0, rules->variants.size())];
    const Script made = script_of({rules->edition, variant, *rc::gen::inRange(1U, 100'000U), {}});
    const auto game = script::replay({made.text, "game"}, truth::SilentOracle());
    RC_ASSERT(game.has_value());
    RC_ASSERT(game->steps.size() == made.totals.commands);
    RC_ASSERT(game->events.size() == made.totals.events + 1); // and that it was opened
}

} // namespace

} // namespace kodeks::referee::simulation
