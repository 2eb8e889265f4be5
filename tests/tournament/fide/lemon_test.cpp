// The engine's heaviest matchings beside those of LEMON, in graphs too large to try everything.
#include "lemon_oracle/heaviest.hpp"
#include "support/effort.hpp"
#include "tournament/fide/dense_graph.hpp"
#include "tournament/fide/weighted.hpp"
#include "tournament/fide/wide.hpp"

#include <random>

#include <gtest/gtest.h>

namespace kodeks::tournament::fide {
namespace {

using Large = kodeks::test::DenseGraph;

// Sparse ones have no perfect matching now and then; few different weights make many equal
// matchings, large ones hardly any.
Large large_graph(std::mt19937& numbers) {
    Large graph;
    graph.vertices = 20 + 2 * (numbers() % 41);
    graph.weights.assign(graph.vertices, std::vector<std::int64_t>(graph.vertices, -1));
    const std::uint32_t percent = 4 + numbers() % 60;
    const std::uint32_t largest = 1U << (1 + numbers() % 20);
    for (std::size_t a = 0; a < graph.vertices; ++a) {
        for (std::size_t b = 0; b < a; ++b) {
            if (numbers() % 100 < percent) {
                graph.weights[a][b] = graph.weights[b][a] = numbers() % largest;
            }
        }
    }
    return graph;
}

TEST(WeightedMatching, WeighsAsMuchAsLemonSays) {
    std::mt19937 numbers(20);
    int perfect = 0;
    for (int run = 0; run < kodeks::test::cases(400); ++run) {
        const Large graph = large_graph(numbers);
        std::vector<kodeks::test::WeightedEdge> edges;
        for (std::size_t a = 0; a < graph.size(); ++a) {
            for (std::size_t b = 0; b < a; ++b) {
                if (graph.has(a, b)) {
                    edges.push_back(
                        {static_cast<int>(a), static_cast<int>(b), graph.weights[a][b]});
                }
            }
        }
        const auto expected =
            kodeks::test::heaviest_by_lemon(static_cast<int>(graph.size()), edges);
        WeightedMatching<Large> matching(graph);
        ASSERT_EQ(matching.complete(), expected.has_value()) << run;
        if (expected) {
            ++perfect;
            ASSERT_EQ(matching.total(), Wide<2>::shifted(static_cast<std::uint64_t>(*expected), 1))
                << run;
        }
    }
    EXPECT_GT(perfect, kodeks::test::cases(200));
    EXPECT_LT(perfect, kodeks::test::cases(400));
}

} // namespace
} // namespace kodeks::tournament::fide
