#include "tournament/checker/pool.hpp"
#include "tournament/pairing/matching.hpp"

#include <numeric>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace kodeks::tournament::checker {
namespace {

// The algebraic count and the engine's matching know nothing of each other.
RC_GTEST_PROP(Pool, CountsAsManyPairsAsTheMatching, ()) {
    const auto size = *rc::gen::inRange<std::size_t>(0, 40);
    const int density = *rc::gen::inRange(1, 12);
    pairing::Graph graph(size, pairing::Graph::Start::empty);
    May may(size);
    for (pairing::Vertex a = 0; a < size; ++a) {
        for (pairing::Vertex b = a + 1; b < size; ++b) {
            if (*rc::gen::inRange(0, 100) < density) {
                graph.connect(a, b);
                may.set(static_cast<int>(a), static_cast<int>(b), true);
            }
        }
    }
    std::vector<int> members(size);
    std::iota(members.begin(), members.end(), 0);
    std::vector<pairing::Vertex> vertices(members.begin(), members.end());
    RC_ASSERT(most_pairs(members, may) ==
              static_cast<int>(pairing::Matching(graph, vertices).size()));
}

} // namespace
} // namespace kodeks::tournament::checker
