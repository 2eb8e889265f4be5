// Random servers on virtual time, network and disk. KODEKS_SEEDS says how many (1000 otherwise, and
// fewer under the sanitizers).
#include "server/simulation/simulation.hpp"
#include "support/effort.hpp"

#include <cstdlib>

#include <gtest/gtest.h>

namespace kodeks::server::simulation {

namespace {

std::uint64_t seeds() {
    const char* const wanted = std::getenv("KODEKS_SEEDS");
    return wanted != nullptr          ? std::strtoull(wanted, nullptr, 10)
           : kodeks::test::slow_build ? 40
                                      : 1000;
}

// In parts, so that several cores can share them.
class ServerSimulation : public testing::TestWithParam<std::uint64_t> {};

constexpr std::uint64_t parts = 4;

TEST_P(ServerSimulation, KeepsEveryPromise) {
    const truth::SilentOracle oracle;
    std::uint64_t acknowledged = 0;
    std::uint64_t crashes = 0;
    for (std::uint64_t seed = GetParam(); seed <= seeds(); seed += parts) {
        const Report report = simulate({.seed = seed}, oracle);
        ASSERT_EQ(report.broken, "") << "seed " << seed;
        acknowledged += report.acknowledged;
        crashes += report.crashes;
    }
    EXPECT_GT(acknowledged, seeds() / parts * 5);
    EXPECT_GT(crashes, seeds() / parts);
}

INSTANTIATE_TEST_SUITE_P(Seeds, ServerSimulation, testing::Range<std::uint64_t>(1, parts + 1));

TEST(ServerSimulationItself, FindsOutADiskThatLies) {
    const truth::SilentOracle oracle;
    int found = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        found += simulate({.seed = seed, .lying_disk = true}, oracle).broken.empty() ? 0 : 1;
    }
    EXPECT_GT(found, 2);
}

TEST(ServerSimulationItself, TheSameSeedIsTheSameRun) {
    const truth::SilentOracle oracle;
    EXPECT_EQ(simulate({.seed = 7}, oracle).digest, simulate({.seed = 7}, oracle).digest);
    EXPECT_NE(simulate({.seed = 7}, oracle).digest, simulate({.seed = 8}, oracle).digest);
}

} // namespace

} // namespace kodeks::server::simulation
