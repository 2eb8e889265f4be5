// Who may meet whom, as rows of bits: vertices are places in the classification of the round, so
// that a score group is a range and "above" is "smaller". Symmetric, nobody meets himself.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace kodeks::tournament::pairing {

using Vertex = std::uint32_t;

constexpr Vertex no_vertex = UINT32_MAX;

class Graph {
public:
    enum class Start : std::uint8_t { empty, complete };

    Graph(std::size_t vertices, Start start);

    std::size_t size() const { return size_; }

    std::size_t words() const { return words_; }

    bool has(Vertex a, Vertex b) const { return (row(a)[b / 64] >> (b % 64) & 1) != 0; }

    const std::uint64_t* row(Vertex a) const { return bits_.data() + a * words_; }

    void connect(Vertex a, Vertex b);
    void disconnect(Vertex a, Vertex b);

private:
    std::size_t size_;
    std::size_t words_;
    std::vector<std::uint64_t> bits_;
};

} // namespace kodeks::tournament::pairing
