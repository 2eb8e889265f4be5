// Random endings of up to four pieces, judged a second time without tables. bench_table_agreement
// does the same with many more of them.
#include "support/agreement.hpp"
#include "support/table_kit.hpp"

#include <gtest/gtest.h>

namespace kodeks::truth::tables {
namespace {

constexpr int pieces = test::slow_build ? 3 : 4;
constexpr test::Sample sample{.positions = 4'000, .search_every = test::slow_build ? 400 : 40};

struct Subject {
    const char* variant;
    Scope scope;
};

class RandomEndings : public testing::TestWithParam<Subject> {};

TEST_P(RandomEndings, AreWorthTheBestOfTheirMovesAndWhatASearchFinds) {
    Prober prober(test::shared_table(GetParam().variant, GetParam().scope));
    const test::Agreement agreement = test::random_agreement(prober, sample);
    EXPECT_EQ(agreement.wrong, 0U);
    EXPECT_EQ(agreement.positions, sample.positions);
    EXPECT_GT(agreement.searched, sample.positions / sample.search_every / 5);
}

INSTANTIATE_TEST_SUITE_P(Endings, RandomEndings,
                         testing::Values(Subject{"russian", {pieces, 4}},
                                         Subject{"brazilian", {pieces, 4}},
                                         Subject{"international", {pieces, 4}},
                                         Subject{"frisian", {2, 4}}),
                         [](const auto& param) { return std::string(param.param.variant); });

} // namespace
} // namespace kodeks::truth::tables
