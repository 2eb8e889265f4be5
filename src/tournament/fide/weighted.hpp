// A heaviest perfect matching of a general graph that can be changed and mended: pairs can be fixed
// and edges taken away, and what was known of the rest is kept. Primal-dual method of Edmonds; one
// search costs O(n^2), the whole matching O(n^3), whatever the graph.
//
// Graph must offer
//     using Weight = Wide<N>;
//     std::size_t size() const;
//     bool has(a, b) const;          // is there an edge
//     Weight weight(a, b) const;     // an even number
//     void subtract(from, a, b) const; // the same, taken from a number
// and may change between calls only as told through release().
//
// The dual solution: `dual_` of every vertex and of every blossom, such that
// slack(a, b) = dual(a) + dual(b) - weight(a, b) >= 0 for edges between different top blossoms, and
// 0 for matched edges and the edges that hold a blossom together. Searches grow one tree only,
// which keeps every number whole.
#pragma once

#include "tournament/fide/blossom_search.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace kodeks::tournament::fide {

template <class Graph>
class WeightedMatching : private BlossomSearch<Graph> {
    using Base = BlossomSearch<Graph>;

public:
    using Base::none;
    using Base::release;
    using Base::total;
    using typename Base::Node;
    using typename Base::Weight;

    explicit WeightedMatching(const Graph& graph) : Base(graph) {}

    // Matches everybody; false when there is no perfect matching.
    bool complete() {
        for (Node v = 0; v < size_; ++v) {
            if (!gone(v) && mate_[index(v)] == none && !augment_from(v)) {
                return false;
            }
        }
        return true;
    }

    // The same, and the total is at least so much; gives up as soon as it cannot be.
    bool complete(const Weight& least) {
        Weight bound = total(); // what the duals allow
        for (Node v = 0; v < size_; ++v) {
            if (!gone(v) && mate_[index(v)] == none) {
                bound += dual_[index(v)];
            }
        }
        for (Node v = 0; v < size_; ++v) {
            if (bound < least ||
                (!gone(v) && mate_[index(v)] == none && !augment_from(v, &bound, &least))) {
                return false;
            }
        }
        return true;
    }

    Node mate(Node v) const { return mate_[index(v)]; }

    bool is_tight(Node a, Node b) const {
        if (top_[index(a)] == top_[index(b)]) {
            return true; // inside a blossom: may be in a heaviest matching
        }
        return slack(a, b).is_zero();
    }

    // Without a blossom that weighs, the heaviest matchings are all the complete matchings of the
    // edges without slack.
    bool has_blossoms() const {
        for (std::size_t at = index(size_); at < parts_.size(); ++at) {
            if (!parts_[at].empty() && !dual_[at].is_zero()) {
                return true;
            }
        }
        return false;
    }

    bool has_slack(Node a, Node b) const { return !slack(a, b).is_zero(); }

    bool is_gone(Node v) const { return gone(v); }

    // v leaves the graph.
    void remove(Node v) {
        release(v);
        gone_[index(v)] = 1;
    }

    // Whom v may be matched with in a heaviest matching, by vertex; `best` is the total of this
    // one, in which everybody is matched. One search tells all of them, and uses the matching up:
    // without v one vertex stays alone, and from it everybody is reached for the loss of leaving
    // him to v.
    std::vector<char> partners(Node v, const Weight& best) && {
        remove(v);
        const Node root = leave_one();
        Weight left = total() + dual_[index(root)]; // the dual objective without v
        const Weight reach = least_dual(v);
        std::vector<char> found(index(size_), 0);
        std::vector<char> seen(index(size_), 0);
        begin_search();
        make_outer(top_[index(root)], Edge{});
        while (true) {
            for (Node u = 0; u < size_; ++u) {
                const bool reached = !gone(u) && label_[index(top_[index(u)])] == Label::outer;
                if (reached && seen[index(u)] == 0) {
                    seen[index(u)] = 1;
                    found[index(u)] =
                        graph_->has(index(v), index(u)) &&
                        left - dual_[index(u)] + graph_->weight(index(v), index(u)) == best;
                }
            }
            const Step step = next_step();
            left -= step.change;
            // Nobody who is reached later is worth more to v.
            if (step.event == Event::none || left + reach < best) {
                return found;
            }
            change_duals(step.change);
            take(step);
        }
    }

private:
    using Base::augment_from;
    using Base::begin_search;
    using Base::change_duals;
    using Base::dual_;
    using Base::gone;
    using Base::gone_;
    using Base::graph_;
    using Base::index;
    using Base::label_;
    using Base::make_outer;
    using Base::mate_;
    using Base::next_step;
    using Base::parts_;
    using Base::size_;
    using Base::slack;
    using Base::take;
    using Base::top_;
    using typename Base::Edge;
    using typename Base::Event;
    using typename Base::Label;
    using typename Base::Step;

    // Matches all but one, who is told. From him there may be no way to another.
    Node leave_one() {
        std::vector<Node> alone;
        for (Node v = 0; v < size_; ++v) {
            if (!gone(v) && mate_[index(v)] == none) {
                alone.push_back(v);
            }
        }
        while (alone.size() > 1) {
            const Node from = alone.front();
            if (!augment_from(from)) {
                std::rotate(alone.begin(), alone.begin() + 1, alone.end());
            }
            std::erase_if(alone, [this](Node v) { return mate_[index(v)] != none; });
        }
        return alone.front();
    }

    // The least dual that v could have now.
    Weight least_dual(Node v) const {
        Weight least{};
        bool any = false;
        for (Node u = 0; u < size_; ++u) {
            if (!gone(u) && graph_->has(index(v), index(u))) {
                const Weight now = graph_->weight(index(v), index(u)) - dual_[index(u)];
                least = !any || least < now ? now : least;
                any = true;
            }
        }
        return least;
    }
};

} // namespace kodeks::tournament::fide
