// A graph holds what its reach allows and says when it does not; turned round, it knows which
// positions lead where.
#include "composition/solver/graph.hpp"
#include "support/draughts_text.hpp"

#include <gtest/gtest.h>

namespace kodeks::composition {

namespace {

// Everything that can be reached from a position, as far as the reach goes.
Graph graph_of(const games::Position& root, const Reach& reach) {
    Graph graph(reach);
    graph.enter(root, Key::of(root));
    while (graph.next()) {
        const games::Position position = graph.position(graph.now());
        games::MoveList moves;
        games::legal_moves(position, moves);
        for (const games::Move& move : moves) {
            const games::Position next = games::play(position, move);
            graph.lead_to(graph.enter(next, Key::of(next)));
        }
    }
    return graph;
}

// Two men at the ends of the longest line.
const games::Position& two_men() {
    static const games::Position position = kodeks::test::position("russian", "W:Wa1:Bh8");
    return position;
}

TEST(Graph, KnowsWhatLeadsWhere) {
    Graph graph = graph_of(two_men(), {.positions = 10'000, .bytes = 4 << 20});
    ASSERT_FALSE(graph.used_up());
    EXPECT_EQ(graph.looked_at(), graph.size());
    graph.turn_round();
    std::size_t forward = 0;
    std::size_t backward = 0;
    for (Graph::Number i = 0; i < graph.size(); ++i) {
        forward += graph.children_of(i);
        backward += graph.before(i).size();
    }
    EXPECT_EQ(forward, backward);
    EXPECT_TRUE(graph.before(0).empty());  // nothing leads back to where men began
    EXPECT_EQ(graph.before(1).size(), 1U); // after the first move
    EXPECT_EQ(graph.before(1).front(), 0U);
}

TEST(Graph, StopsWhereItsReachEnds) {
    const Graph few = graph_of(two_men(), {.positions = 10, .bytes = 1 << 20});
    EXPECT_TRUE(few.used_up());
    EXPECT_EQ(few.size(), 10U);
    const Graph small = graph_of(two_men(), {.positions = 1000, .bytes = 2000});
    EXPECT_TRUE(small.used_up());
    EXPECT_LT(small.size(), 16U);
    const Graph none = graph_of(two_men(), {});
    EXPECT_TRUE(none.used_up());
    EXPECT_EQ(none.looked_at(), 0U);
}

TEST(Graph, StopsWhenItIsTold) {
    const games::Position kings = kodeks::test::position("russian", "W:WK29,K30:BK1");
    std::uint64_t asked = 0;
    const Graph graph = graph_of(
        kings,
        {.positions = 1'000'000, .bytes = 256 << 20, .goes_on = [&](std::uint64_t looked_at) {
             asked = looked_at;
             return looked_at < 3000;
         }});
    EXPECT_TRUE(graph.used_up());
    EXPECT_EQ(graph.looked_at(), asked);
    EXPECT_EQ(asked, 3071U); // asked once in 1024 positions
}

} // namespace

} // namespace kodeks::composition
