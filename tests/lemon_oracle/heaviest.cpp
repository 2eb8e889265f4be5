#include "lemon_oracle/heaviest.hpp"

#include <lemon/matching.h>
#include <lemon/smart_graph.h>

namespace kodeks::test {

std::optional<std::int64_t> heaviest_by_lemon(int vertices,
                                              const std::vector<WeightedEdge>& edges) {
    using Graph = lemon::SmartGraph;
    using Weights = Graph::EdgeMap<std::int64_t>;
    Graph graph;
    for (int i = 0; i < vertices; ++i) {
        graph.addNode();
    }
    Weights weights(graph);
    for (const WeightedEdge& edge : edges) {
        weights[graph.addEdge(Graph::nodeFromId(edge.a), Graph::nodeFromId(edge.b))] = edge.weight;
    }
    lemon::MaxWeightedPerfectMatching<Graph, Weights> matching(graph, weights);
    return matching.run() ? std::optional<std::int64_t>(matching.matchingWeight()) : std::nullopt;
}

} // namespace kodeks::test
