// The heaviest perfect matching found by LEMON (Egerváry Research Group): a second opinion on the
// engine's own. The library is older than C++20, so it stays behind this header.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace kodeks::test {

struct WeightedEdge {
    int a = 0;
    int b = 0;
    std::int64_t weight = 0;
};

// Its weight; nothing when the graph has no perfect matching.
std::optional<std::int64_t> heaviest_by_lemon(int vertices, const std::vector<WeightedEdge>& edges);

} // namespace kodeks::test
