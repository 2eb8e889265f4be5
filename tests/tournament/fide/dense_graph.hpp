// A graph with a table of weights, as the matchings of the engine want it.
#pragma once

#include "tournament/fide/wide.hpp"

#include <vector>

namespace kodeks::test {

struct DenseGraph {
    using Weight = tournament::fide::Wide<2>;
    std::size_t vertices = 0;
    std::vector<std::vector<std::int64_t>> weights; // negative: no edge

    std::size_t size() const { return vertices; }

    bool has(std::size_t a, std::size_t b) const { return weights[a][b] >= 0; }

    Weight weight(std::size_t a, std::size_t b) const {
        return Weight::shifted(static_cast<std::uint64_t>(weights[a][b]), 1);
    }

    void subtract(Weight& from, std::size_t a, std::size_t b) const { from -= weight(a, b); }
};

} // namespace kodeks::test
