// How many pairs a set of players can form, found in another way than the engine's: the rank of a
// skew-symmetric matrix with one unknown for each possible pair is twice that number (Tutte 1947,
// Lovász 1979). Numbers modulo a prime stand in for the unknowns; a wrong answer could only be too
// small, with a chance below n/2^61 for each question. A simple try comes first: everybody takes
// the first who is free, and two left over look for a pair that can change partners with them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace kodeks::tournament::checker {

// Whether two players may meet: a square table, one bit for each pair.
class May {
public:
    explicit May(std::size_t players = 0)
        : words_((players + 63) / 64), bits_(players * words_, 0) {}

    bool operator()(int a, int b) const {
        const auto column = static_cast<std::size_t>(b);
        return (row(a)[column / 64] >> (column % 64) & 1) != 0;
    }

    void set(int a, int b, bool value);

    std::size_t words() const { return words_; }

    const std::uint64_t* row(int a) const {
        return bits_.data() + static_cast<std::size_t>(a) * words_;
    }

private:
    std::size_t words_;
    std::vector<std::uint64_t> bits_;
};

int most_pairs(const std::vector<int>& members, const May& may);

bool all_can_be_paired(const std::vector<int>& members, const May& may);

std::vector<int> without(std::vector<int> members, int a, int b = -1);

} // namespace kodeks::tournament::checker
