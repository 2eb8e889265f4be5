#include "tournament/fide/dense_graph.hpp"
#include "tournament/fide/long.hpp"
#include "tournament/fide/matching.hpp"
#include "tournament/fide/weighted.hpp"
#include "tournament/fide/wide.hpp"

#include <optional>
#include <random>

#include <gtest/gtest.h>

namespace kodeks::tournament::fide {
namespace {

using Small = kodeks::test::DenseGraph;

// By trying everything; nothing when there is no perfect matching.
std::optional<std::int64_t> heaviest(const Small& graph, std::uint32_t used) {
    std::size_t a = 0;
    while (a < graph.size() && ((used >> a) & 1U) != 0) {
        ++a;
    }
    if (a == graph.size()) {
        return 0;
    }
    std::optional<std::int64_t> best;
    for (std::size_t b = a + 1; b < graph.size(); ++b) {
        if (((used >> b) & 1U) == 0 && graph.has(a, b)) {
            const auto rest = heaviest(graph, used | 1U << a | 1U << b);
            if (rest && (!best || *best < *rest + graph.weights[a][b])) {
                best = *rest + graph.weights[a][b];
            }
        }
    }
    return best;
}

Small random_graph(std::mt19937& numbers) {
    Small graph;
    graph.vertices = 2 + 2 * (numbers() % 5);
    graph.weights.assign(graph.vertices, std::vector<std::int64_t>(graph.vertices, -1));
    const std::uint32_t density = 20 + numbers() % 80;
    const std::uint32_t largest = 1 + numbers() % 6;
    for (std::size_t a = 0; a < graph.vertices; ++a) {
        for (std::size_t b = 0; b < a; ++b) {
            if (numbers() % 100 < density) {
                graph.weights[a][b] = graph.weights[b][a] = numbers() % largest;
            }
        }
    }
    return graph;
}

Rows rows_of(const Small& graph) {
    Rows rows(graph.size(), Bits(graph.size()));
    for (std::size_t a = 0; a < graph.size(); ++a) {
        for (std::size_t b = 0; b < graph.size(); ++b) {
            if (a != b && graph.has(a, b)) {
                rows[a].set(b);
            }
        }
    }
    return rows;
}

TEST(Matching, IsCompleteExactlyWhenItCanBe) {
    std::mt19937 numbers(1);
    for (int run = 0; run < 3000; ++run) {
        const Small graph = random_graph(numbers);
        const Rows rows = rows_of(graph);
        Matching matching(rows);
        const bool possible = heaviest(graph, 0).has_value();
        ASSERT_EQ(matching.complete(), possible) << run;
        if (!possible) {
            ASSERT_TRUE(blocks(rows, matching.blocking())) << run;
        }
    }
}

TEST(WeightedMatching, IsTheHeaviestAndStaysItWhilePairsAreFixed) {
    std::mt19937 numbers(2);
    for (int run = 0; run < 3000; ++run) {
        const Small graph = random_graph(numbers);
        WeightedMatching<Small> matching(graph);
        auto best = heaviest(graph, 0);
        ASSERT_EQ(matching.complete(), best.has_value()) << run;
        std::uint32_t used = 0;
        while (best) {
            ASSERT_EQ(matching.total(), Wide<2>::shifted(static_cast<std::uint64_t>(*best), 1))
                << run;
            std::size_t a = 0;
            while (a < graph.size() && ((used >> a) & 1U) != 0) {
                ++a;
            }
            if (a == graph.size()) {
                break;
            }
            const std::size_t b = graph.size() - 1 - numbers() % graph.size();
            if (a == b || ((used >> b) & 1U) != 0) {
                continue;
            }
            used |= 1U << a | 1U << b;
            matching.remove(static_cast<std::int32_t>(a));
            matching.remove(static_cast<std::int32_t>(b));
            best = heaviest(graph, used);
            ASSERT_EQ(matching.complete(), best.has_value()) << run;
        }
    }
}

// One search tells for everybody whether he can be the partner in a heaviest matching.
TEST(WeightedMatching, TellsAllPartnersAtOnce) {
    std::mt19937 numbers(7);
    int checked = 0;
    for (int run = 0; run < 3000; ++run) {
        const Small graph = random_graph(numbers);
        const auto best = heaviest(graph, 0);
        WeightedMatching<Small> matching(graph);
        if (!best || !matching.complete()) {
            continue;
        }
        for (std::size_t v = 0; v < graph.size(); ++v) {
            const auto found = WeightedMatching<Small>(matching).partners(
                static_cast<std::int32_t>(v), matching.total());
            for (std::size_t u = 0; u < graph.size(); ++u) {
                bool expected = false;
                if (u != v && graph.has(v, u)) {
                    const auto rest = heaviest(graph, 1U << v | 1U << u);
                    expected = rest && *rest + graph.weights[v][u] == *best;
                }
                ASSERT_EQ(found[u] != 0, expected) << run << " " << v << " " << u;
                ++checked;
            }
        }
    }
    EXPECT_GT(checked, 10'000);
}

// Long numbers are the fixed ones without their end.
TEST(Long, IsAsWide) {
    using Four = Wide<4>;
    std::mt19937_64 numbers(3);
    for (int run = 0; run < 2000; ++run) {
        Four a{};
        Four b{};
        Long c;
        Long d;
        for (int step = 0; step < 6; ++step) {
            const auto value = static_cast<std::int64_t>(numbers() % 2001) - 1000;
            const auto shift = static_cast<std::size_t>(numbers() % 200);
            Four& fixed = step % 2 == 0 ? a : b;
            const auto size = static_cast<std::uint64_t>(value < 0 ? -value : value);
            value < 0 ? fixed -= Four::shifted(size, shift) : fixed += Four::shifted(size, shift);
            (step % 2 == 0 ? c : d).add(value, shift);
        }
        const auto same = [](const Four& fixed, const Long& grown) {
            Long copy;
            for (std::size_t bit = 0; bit < 255; ++bit) {
                const bool set = ((fixed.words[bit / 64] >> (bit % 64)) & 1U) != 0;
                copy += set ? Long::shifted(1, bit) : Long();
            }
            const bool negative = (fixed.words[3] >> 63) != 0;
            return (negative ? copy - Long::shifted(1, 255) : copy) == grown;
        };
        ASSERT_TRUE(same(a, c)) << run;
        ASSERT_TRUE(same(a + b, c + d)) << run;
        ASSERT_TRUE(same(a - b, c - d)) << run;
        ASSERT_TRUE(same(a.half(), c.half())) << run;
        ASSERT_TRUE(same(a.twice(), c.twice())) << run;
        ASSERT_EQ(a < b, c < d) << run;
        ASSERT_EQ(a.is_zero(), c.is_zero()) << run;
        ASSERT_TRUE((c - c).is_zero() && c - c == Long()) << run;
    }
}

TEST(Wide, AddsComparesAndHalvesAcrossWords) {
    using Two = Wide<2>;
    const Two one = Two::shifted(1, 0);
    const Two big = Two::shifted(1, 64);
    EXPECT_EQ((big - one).words, (std::array<std::uint64_t, 2>{~std::uint64_t{0}, 0}));
    EXPECT_EQ(big - one + one, big);
    EXPECT_TRUE(Two{} - one < Two{});
    EXPECT_TRUE(big - one < big);
    EXPECT_EQ(big.half(), Two::shifted(1, 63));
    EXPECT_EQ((Two{} - big).half(), Two{} - Two::shifted(1, 63));
    EXPECT_EQ(Two::shifted(3, 63).words, (std::array<std::uint64_t, 2>{std::uint64_t{1} << 63, 1}));
}

} // namespace
} // namespace kodeks::tournament::fide
