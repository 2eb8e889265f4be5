// What the proof-number search remembers of positions.
#pragma once

#include "truth/proof/evidence.hpp"
#include "truth/proof/identity_map.hpp"

#include <cstdint>

namespace kodeks::truth {

using Number = std::uint32_t;

constexpr Number infinite = 1U << 30;

// How much work a proof and a refutation still seem to need. Proved: {0, infinite}; refuted:
// {infinite, 0}.
struct Numbers {
    Number proof = 1;
    Number refutation = 1;

    constexpr bool proved() const { return proof == 0; }

    constexpr bool refuted() const { return refutation == 0; }

    static constexpr Numbers of(Verdict verdict) {
        return verdict == Verdict::proved    ? Numbers{0, infinite}
               : verdict == Verdict::refuted ? Numbers{infinite, 0}
                                             : Numbers{};
    }
};

struct Node {
    Numbers numbers;
    std::uint64_t order = 0; // proofs rest only on earlier proofs; 0: settled without search
    bool settled = false;    // by the end of the game or by the leaves
};

using Nodes = IdentityMap<Node>;

// Strategies read from the nodes; empty when the nodes do not hold one.
std::optional<std::vector<Step>> winning_strategy(const Question& question, const Nodes& nodes);
std::optional<std::vector<Step>> holding_strategy(const Question& question, const Nodes& nodes);

} // namespace kodeks::truth
