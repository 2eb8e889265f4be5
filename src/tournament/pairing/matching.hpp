// A maximum matching that is kept while players come in and are taken out one by one: the answer to
// "can the rest still be paired?" that replaces trying everything. Plain backtracking in the
// prescribed order may need time exponential in the number of players; asking the matching before
// each step takes the same first solution without ever going back.
//
//     Matching all(graph, everybody);
//     if (Partners(all, a).has(b)) { all.take(a, b); }   // the others still reach the maximum
//
// Edmonds' method (1965): grow alternating trees, shrink odd circuits. Most questions end after
// looking at one or two edges, because most players may meet most others.
#pragma once

#include "tournament/pairing/graph.hpp"

#include <span>
#include <vector>

namespace kodeks::tournament::pairing {

class Matching {
public:
    Matching(const Graph& graph, std::span<const Vertex> members);

    // Pairs in the matching; the largest number possible among the remaining members.
    std::size_t size() const { return size_; }

    std::size_t remaining() const { return remaining_; }

    bool is_perfect() const { return size_ * 2 == remaining_; }

    bool has_member(Vertex a) const { return (members_[a / 64] >> (a % 64) & 1) != 0; }

    // Takes the pair out; some maximum matching must have it (Partners).
    void take(Vertex a, Vertex b);
    // Takes one more member in and restores the maximum.
    void add(Vertex a);
    // Takes one member out and restores the maximum, whatever it then is.
    void remove(Vertex a);
    // The graph has lost the edge a-b. Keeps the size with other pairs; when that cannot be, says
    // no and leaves the matching as it was, for the edge to be put back.
    bool do_without(Vertex a, Vertex b);

private:
    friend class TreeSearch;
    friend class Partners;
    friend class Spares;

    enum class Quick : std::uint8_t { yes, no, unknown };

    void fill_greedily();
    void unite(Vertex a, Vertex b);
    void expose(Vertex a);
    void erase(Vertex a);
    bool augment(Vertex root);
    bool augment_directly(Vertex root);
    Quick takes_quickly(Vertex a, Vertex b) const;
    bool drops_quickly(Vertex a) const;
    std::vector<char> spares() const; // by vertex
    bool reaches_over_a_pair(Vertex x, Vertex y, Vertex a, Vertex b) const;

    const Graph* graph_;
    std::vector<Vertex> mate_;
    std::vector<std::uint64_t> members_;
    std::vector<std::uint64_t> free_; // members without a mate
    std::size_t size_ = 0;
    std::size_t remaining_ = 0;
};

// The members that some maximum matching leaves out. One search answers for all of them (the outer
// vertices of the trees that grow from the exposed ones); it is made when the first answer is not
// seen at a glance.
class Spares {
public:
    explicit Spares(const Matching& matching) : matching_(matching) {}

    bool has(Vertex a);

private:
    const Matching& matching_;
    std::vector<char> known_;
};

// Whether some maximum matching pairs the seeker with another; the pair itself is not asked of the
// graph. He can be taken when the members without the seeker can spare him.
class Partners {
public:
    Partners(const Matching& matching, Vertex seeker) : matching_(matching), seeker_(seeker) {}

    bool has(Vertex b);

private:
    const Matching& matching_;
    Vertex seeker_;
    std::vector<char> known_;
};

} // namespace kodeks::tournament::pairing
