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

struct Judge {
    games::Side side;
    const Leaves& leaves;
};

// The node of a position, made and judged when it is new.
Node& enter(Nodes& nodes, const games::Position& position, const games::Identity& identity,
            const Judge& judge);

// Enters everything that can be reached from the question's position; `looked_at` counts positions
// whose moves were looked at, which are at most `budget`.
struct Closing {
    bool complete = false;
    std::uint64_t looked_at = 0;
};

Closing close_graph(const Question& question, const Leaves& leaves, Nodes& nodes,
                    std::uint64_t budget);

// In a complete graph what cannot be held is won: marks it so, counting on from `last_order`.
void mark_proofs(const Question& question, Nodes& nodes, std::uint64_t last_order);

// Strategies read from the nodes; empty when the nodes do not hold one.
std::optional<std::vector<Step>> winning_strategy(const Question& question, const Nodes& nodes);
std::optional<std::vector<Step>> holding_strategy(const Question& question, const Nodes& nodes);

} // namespace kodeks::truth
