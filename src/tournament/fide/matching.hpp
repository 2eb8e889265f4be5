// A matching of a general graph with as many pairs as possible, kept while pairs are fixed one by
// one. Edmonds' search over rows of bits: a search touches every vertex once.
#pragma once

#include "tournament/fide/bits.hpp"

namespace kodeks::tournament::fide {

// Rows must be symmetric and without loops.
using Rows = std::vector<Bits>;

class Matching {
public:
    static constexpr std::uint32_t none = ~std::uint32_t{0};

    // Starts with everybody joined to the first neighbour still free.
    explicit Matching(Rows rows);

    // Starts with these pairs; who has no edge at all is not there.
    Matching(Rows rows, std::vector<std::uint32_t> mates);

    std::size_t size() const { return rows_.size(); }

    const Rows& rows() const { return rows_; }

    std::uint32_t mate(std::size_t v) const { return mate_[v]; }

    bool is_present(std::size_t v) const { return present_[v]; }

    // As many pairs as possible; true when everybody present is in one.
    bool complete();

    // Fixes the pair if everybody else can still be matched, and takes the two out of the graph;
    // otherwise changes nothing. The matching must be complete.
    bool fix(std::size_t a, std::size_t b);

    // Leaves v only the neighbours in `keep` if everybody can still be matched; otherwise changes
    // nothing. The matching must be complete.
    bool restrict(std::size_t v, const Bits& keep);

    // Whom v may be matched with in a complete matching: one search tells all of them. The matching
    // must be complete.
    Bits partners(std::size_t v);

    // The vertices that block completion after complete() gave false: without them more odd parts
    // are left than there are of them (Tutte).
    std::vector<std::uint32_t> blocking();

private:
    std::vector<std::uint32_t> inner() const;
    bool augment(std::uint32_t root);
    bool search(std::uint32_t root, std::uint32_t& end);
    std::uint32_t meeting(std::uint32_t a, std::uint32_t b);
    void shrink(std::uint32_t a, std::uint32_t b);
    void mark_up(std::uint32_t v, std::uint32_t top, std::uint32_t child);
    void visit_outer(std::uint32_t v);
    void flip(std::uint32_t end);
    bool mend(std::uint32_t x, std::uint32_t y);

    Rows rows_;
    Bits present_;
    std::vector<std::uint32_t> mate_;
    // of one search
    std::vector<std::uint32_t> base_;
    std::vector<std::uint32_t> parent_;
    std::vector<std::uint32_t> queue_;
    std::vector<std::uint8_t> in_blossom_;
    std::vector<std::uint8_t> on_way_;
    Bits unseen_; // neither outer nor inner yet
    Bits outer_;
};

// Whether without `set` more odd parts are left than it has members: then no complete matching
// exists. A check of blocking() that shares nothing with the search.
bool blocks(const Rows& rows, const std::vector<std::uint32_t>& set);

} // namespace kodeks::tournament::fide
