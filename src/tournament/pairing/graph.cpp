#include "tournament/pairing/graph.hpp"

#include "base/check.hpp"

namespace kodeks::tournament::pairing {

Graph::Graph(std::size_t vertices, Start start)
    : size_(vertices), words_((vertices + 63) / 64), bits_(vertices * words_, 0) {
    if (start == Start::empty) {
        return;
    }
    for (Vertex a = 0; a < size_; ++a) {
        std::uint64_t* bits = bits_.data() + a * words_;
        for (std::size_t word = 0; word < words_; ++word) {
            const std::size_t left = size_ - word * 64;
            bits[word] = left >= 64 ? ~0ULL : (1ULL << left) - 1;
        }
        bits[a / 64] &= ~(1ULL << (a % 64));
    }
}

void Graph::connect(Vertex a, Vertex b) {
    KODEKS_ASSERT(a < size_ && b < size_ && a != b);
    bits_[a * words_ + b / 64] |= 1ULL << (b % 64);
    bits_[b * words_ + a / 64] |= 1ULL << (a % 64);
}

void Graph::disconnect(Vertex a, Vertex b) {
    KODEKS_ASSERT(a < size_ && b < size_ && a != b);
    bits_[a * words_ + b / 64] &= ~(1ULL << (b % 64));
    bits_[b * words_ + a / 64] &= ~(1ULL << (a % 64));
}

} // namespace kodeks::tournament::pairing
