#include "tournament/pairing/matching.hpp"

#include <numeric>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace kodeks::tournament::pairing {
namespace {

using Edges = std::vector<std::pair<Vertex, Vertex>>;

// The largest number of pairs by trying everything.
std::size_t by_trying(const Graph& graph, std::vector<Vertex> members) {
    if (members.size() < 2) {
        return 0;
    }
    const Vertex a = members.back();
    members.pop_back();
    std::size_t best = by_trying(graph, members);
    for (std::size_t i = 0; i < members.size(); ++i) {
        if (graph.has(a, members[i])) {
            std::vector<Vertex> rest = members;
            rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
            best = std::max(best, 1 + by_trying(graph, rest));
        }
    }
    return best;
}

std::vector<Vertex> first(std::size_t count) {
    std::vector<Vertex> list(count);
    std::iota(list.begin(), list.end(), 0U);
    return list;
}

std::vector<Vertex> without(std::vector<Vertex> list, Vertex a, Vertex b) {
    std::erase(list, a);
    std::erase(list, b);
    return list;
}

Graph random_graph(std::size_t size) {
    Graph graph(size, Graph::Start::empty);
    const int density = *rc::gen::inRange(1, 10);
    for (Vertex a = 0; a < size; ++a) {
        for (Vertex b = a + 1; b < size; ++b) {
            if (*rc::gen::inRange(0, 10) < density) {
                graph.connect(a, b);
            }
        }
    }
    return graph;
}

RC_GTEST_PROP(Matching, IsTheLargest, ()) {
    const Graph graph = random_graph(*rc::gen::inRange<std::size_t>(0, 10));
    const Matching matching(graph, first(graph.size()));
    RC_ASSERT(matching.size() == by_trying(graph, first(graph.size())));
}

RC_GTEST_PROP(Matching, KnowsWhichPairsAndWhichAbsencesItCanBear, ()) {
    const Graph graph = random_graph(*rc::gen::inRange<std::size_t>(2, 9));
    const std::vector<Vertex> all = first(graph.size());
    const Matching matching(graph, all);
    Spares spares(matching);
    for (const Vertex a : all) {
        RC_ASSERT(spares.has(a) == (by_trying(graph, without(all, a, a)) == matching.size()));
        Partners partners(matching, a);
        for (const Vertex b : all) {
            if (graph.has(a, b)) {
                RC_ASSERT(partners.has(b) == Partners(matching, b).has(a));
                RC_ASSERT(partners.has(b) ==
                          (by_trying(graph, without(all, a, b)) + 1 == matching.size()));
            }
        }
    }
}

RC_GTEST_PROP(Matching, StaysTheLargestWhilePairsAndPlayersLeave, ()) {
    const Graph graph = random_graph(*rc::gen::inRange<std::size_t>(2, 10));
    std::vector<Vertex> all = first(graph.size());
    Matching matching(graph, all);
    while (all.size() >= 2) {
        const Vertex a = *rc::gen::elementOf(all);
        const Vertex b = *rc::gen::elementOf(all);
        if (a != b && graph.has(a, b) && Partners(matching, a).has(b)) {
            matching.take(a, b);
            all = without(all, a, b);
        } else {
            matching.remove(a);
            all = without(all, a, a);
        }
        RC_ASSERT(matching.size() == by_trying(graph, all));
        RC_ASSERT(matching.remaining() == all.size());
    }
}

RC_GTEST_PROP(Matching, StaysTheLargestWhilePlayersCome, ()) {
    const Graph graph = random_graph(*rc::gen::inRange<std::size_t>(1, 11));
    std::vector<Vertex> inside;
    Matching matching(graph, inside);
    for (const Vertex a : first(graph.size())) {
        inside.push_back(a);
        matching.add(a);
        RC_ASSERT(matching.size() == by_trying(graph, inside));
        RC_ASSERT(matching.remaining() == inside.size());
    }
}

// Flowers inside flowers: circuits of odd length hanging on one another.
TEST(Matching, FindsItsWayThroughOddCircuits) {
    Graph graph(10, Graph::Start::empty);
    for (const auto& [a, b] : Edges{{0, 1},
                                    {1, 2},
                                    {2, 3},
                                    {3, 4},
                                    {4, 2},
                                    {3, 5},
                                    {5, 6},
                                    {6, 7},
                                    {7, 5},
                                    {6, 8},
                                    {8, 9}}) {
        graph.connect(a, b);
    }
    EXPECT_TRUE(Matching(graph, first(10)).is_perfect());
    const Matching matching(graph, first(10));
    EXPECT_FALSE(Partners(matching, 1).has(2));
}

} // namespace
} // namespace kodeks::tournament::pairing
