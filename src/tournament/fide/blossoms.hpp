// The part of a weighted matching that lasts between searches: who is matched, the dual solution,
// and the blossoms, odd sets of vertices that act as one (weighted.hpp tells the whole).
#pragma once

#include "base/check.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace kodeks::tournament::fide {

template <class Graph>
class Blossoms {
public:
    using Weight = typename Graph::Weight;
    using Node = std::int32_t; // a vertex, or a blossom from size() on
    static constexpr Node none = -1;

    explicit Blossoms(const Graph& graph) : graph_(&graph), size_(count(graph.size())) {
        gone_.assign(graph.size(), 0);
        mate_.assign(graph.size(), none);
        dual_.assign(graph.size(), Weight{});
        top_.resize(graph.size());
        for (Node v = 0; v < size_; ++v) {
            top_[index(v)] = v;
        }
        parts_.resize(graph.size());
        base_ = top_;
        start_duals();
        match_tight_edges();
    }

    // Edges at v changed (only taken away): v is free until the next complete().
    void release(Node v) {
        dissolve_around(v);
        unmatch(v);
        for (std::size_t at = index(size_); at < parts_.size(); ++at) {
            if (!parts_[at].empty()) {
                refresh_row(static_cast<Node>(at), v);
            }
        }
    }

    Weight total() const {
        Weight sum{};
        for (Node v = 0; v < size_; ++v) {
            if (!gone(v) && mate_[index(v)] > v) {
                sum += graph_->weight(index(v), index(mate_[index(v)]));
            }
        }
        return sum;
    }

protected:
    struct Part {
        Node child = none;
        Node from = none; // edge to the next part: a vertex of this child ...
        Node to = none;   // ... and one of the next
    };

    static Node count(std::size_t size) { return static_cast<Node>(size); }

    static std::size_t index(Node node) { return static_cast<std::size_t>(node); }

    bool gone(Node v) const { return gone_[index(v)] != 0; }

    bool is_blossom(Node node) const { return node >= size_; }

    Weight slack(Node a, Node b) const {
        Weight left = dual_[index(a)];
        left += dual_[index(b)];
        graph_->subtract(left, index(a), index(b));
        return left;
    }

    // Half of the heaviest edge at every vertex is a dual solution, tight at mutual favourites.
    void start_duals() {
        for (Node a = 0; a < size_; ++a) {
            bool any = false;
            Weight best{};
            for (Node b = 0; b < size_; ++b) {
                if (a != b && graph_->has(index(a), index(b))) {
                    const Weight weight = graph_->weight(index(a), index(b));
                    best = !any || best < weight ? weight : best;
                    any = true;
                }
            }
            dual_[index(a)] = best.half();
        }
    }

    void match_tight_edges() {
        for (Node a = 0; a < size_; ++a) {
            for (Node b = a + 1; b < size_ && mate_[index(a)] == none; ++b) {
                if (mate_[index(b)] == none && graph_->has(index(a), index(b)) &&
                    slack(a, b).is_zero()) {
                    mate_[index(a)] = b;
                    mate_[index(b)] = a;
                }
            }
        }
    }

    void unmatch(Node v) {
        const Node partner = mate_[index(v)];
        if (partner != none) {
            mate_[index(partner)] = none;
            mate_[index(v)] = none;
        }
    }

    // The vertices of a node, appended.
    void leaves(Node node, std::vector<Node>& out) const {
        if (!is_blossom(node)) {
            out.push_back(node);
            return;
        }
        for (const Part& part : parts_[index(node)]) {
            leaves(part.child, out);
        }
    }

    // Opens the top blossoms around v. Their duals go to their vertices, half and half, which keeps
    // all slacks inside and raises those to the outside; the edge to the outside is given up.
    void dissolve_around(Node v) {
        while (is_blossom(top_[index(v)])) {
            const Node blossom = top_[index(v)];
            unmatch(base_[index(blossom)]);
            const Weight share = dual_[index(blossom)].half();
            std::vector<Node> inside;
            leaves(blossom, inside);
            for (const Node u : inside) {
                dual_[index(u)] += share;
            }
            open(blossom);
        }
    }

    void open(Node blossom) {
        for (const Part& part : parts_[index(blossom)]) {
            set_top(part.child, part.child);
        }
        parts_[index(blossom)].clear();
        rows_[index(blossom - size_)].clear();
        dual_[index(blossom)] = Weight{};
        unused_.push_back(blossom);
    }

    void set_top(Node node, Node top) {
        if (!is_blossom(node)) {
            top_[index(node)] = top;
            return;
        }
        for (const Part& part : parts_[index(node)]) {
            set_top(part.child, top);
        }
    }

    // Makes v the one vertex of the node matched outside, matching all the others inside.
    void set_base(Node node, Node v) {
        if (!is_blossom(node)) {
            return;
        }
        auto& parts = parts_[index(node)];
        const Node child = child_with(node, v);
        const auto at = std::ranges::find(parts, child, &Part::child);
        std::rotate(parts.begin(), at, parts.end());
        set_base(child, v);
        for (std::size_t k = 1; k + 1 < parts.size(); k += 2) {
            const Part& part = parts[k];
            set_base(part.child, part.from);
            set_base(parts[k + 1].child, part.to);
            mate_[index(part.from)] = part.to;
            mate_[index(part.to)] = part.from;
        }
        base_[index(node)] = v;
    }

    bool contains(Node node, Node v) const {
        if (!is_blossom(node)) {
            return node == v;
        }
        return std::ranges::any_of(parts_[index(node)],
                                   [&](const Part& part) { return contains(part.child, v); });
    }

    Node child_with(Node blossom, Node v) const {
        for (const Part& part : parts_[index(blossom)]) {
            if (contains(part.child, v)) {
                return part.child;
            }
        }
        KODEKS_ASSERT(false);
        return none;
    }

    // The vertex of `node` nearest to v.
    Node nearest(Node node, Node v) const {
        return is_blossom(node) ? rows_[index(node - size_)][index(v)] : node;
    }

    void refresh_row(Node blossom, Node v) {
        std::vector<Node> inside;
        leaves(blossom, inside);
        Node& nearest_now = rows_[index(blossom - size_)][index(v)];
        nearest_now = none;
        Weight best{};
        for (const Node u : inside) {
            if (u != v && graph_->has(index(u), index(v))) {
                Weight now = dual_[index(u)];
                graph_->subtract(now, index(u), index(v));
                if (nearest_now == none || now < best) {
                    nearest_now = u;
                    best = now;
                }
            }
        }
    }

    // For every vertex outside, the nearest vertex of the blossom. Duals inside a blossom move
    // together, so the answer holds as long as the blossom does.
    void make_row(Node blossom) {
        auto& row = rows_[index(blossom - size_)];
        row.assign(index(size_), none);
        for (Node v = 0; v < size_; ++v) {
            if (gone(v)) {
                continue;
            }
            Weight best{};
            for (const Part& part : parts_[index(blossom)]) {
                const Node u = nearest(part.child, v);
                if (u == none || u == v || !graph_->has(index(u), index(v))) {
                    continue;
                }
                Weight now = dual_[index(u)];
                graph_->subtract(now, index(u), index(v));
                if (row[index(v)] == none || now < best) {
                    row[index(v)] = u;
                    best = now;
                }
            }
        }
    }

    Node new_blossom() {
        if (unused_.empty()) {
            unused_.push_back(count(parts_.size()));
            parts_.emplace_back();
            base_.push_back(none);
            dual_.emplace_back();
            rows_.emplace_back();
        }
        const Node blossom = unused_.back();
        unused_.pop_back();
        return blossom;
    }

    // NOLINTBEGIN(readability-identifier-naming): whoever derives uses them like its own
    const Graph* graph_;
    Node size_;
    std::vector<char> gone_;
    std::vector<Node> mate_;
    std::vector<Weight> dual_; // vertices, then blossoms
    std::vector<Node> top_;    // of vertices
    std::vector<std::vector<Part>> parts_;
    std::vector<Node> base_;
    std::vector<std::vector<Node>> rows_; // of blossoms
    std::vector<Node> unused_;
    // NOLINTEND(readability-identifier-naming)
};

} // namespace kodeks::tournament::fide
