// One search of a weighted matching (weighted.hpp): a tree of alternating edges without slack grows
// from a vertex that stands alone, blossoms close and open, and the dual solution changes until
// another lonely vertex is reached.
#pragma once

#include "tournament/fide/blossoms.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace kodeks::tournament::fide {

template <class Graph>
class BlossomSearch : protected Blossoms<Graph> {
    using Base = Blossoms<Graph>;

public:
    using Base::none;
    using typename Base::Node;
    using typename Base::Weight;

    explicit BlossomSearch(const Graph& graph) : Base(graph) {}

protected:
    using Base::base_;
    using Base::child_with;
    using Base::dual_;
    using Base::gone;
    using Base::gone_;
    using Base::graph_;
    using Base::index;
    using Base::is_blossom;
    using Base::leaves;
    using Base::make_row;
    using Base::mate_;
    using Base::nearest;
    using Base::open;
    using Base::parts_;
    using Base::set_base;
    using Base::set_top;
    using Base::size_;
    using Base::slack;
    using Base::top_;
    using Base::unmatch;
    using typename Base::Part;

    enum class Label : std::uint8_t { free, outer, inner };

    struct Edge {
        Node from = none; // outer side
        Node to = none;
    };

    void begin_search() {
        const std::size_t nodes = parts_.size();
        label_.assign(nodes, Label::free);
        via_.assign(nodes, Edge{});
        best_.assign(nodes, Edge{});
        best_slack_.assign(nodes, Weight{});
        tops_.clear();
        std::vector<char> seen(nodes, 0);
        for (Node v = 0; v < size_; ++v) {
            const Node top = top_[index(v)];
            if (!gone(v) && seen[index(top)] == 0) {
                seen[index(top)] = 1;
                tops_.push_back(top);
            }
        }
    }

    void offer(Node node, Edge edge, const Weight& edge_slack) {
        Edge& best = best_[index(node)];
        if (best.from == none || edge_slack < best_slack_[index(node)]) {
            best = edge;
            best_slack_[index(node)] = edge_slack;
        }
    }

    // A node has become outer: everybody's nearest outer node may now be this one. For outer nodes
    // the best edge leads to another outer node.
    void scan(Node node) {
        best_[index(node)] = Edge{};
        for (Node v = 0; v < size_; ++v) {
            const Node there = top_[index(v)];
            if (gone(v) || there == node || label_[index(there)] == Label::inner) {
                continue;
            }
            const Node u = nearest(node, v);
            if (u == none || !graph_->has(index(u), index(v))) {
                continue;
            }
            const Weight edge_slack = slack(u, v);
            offer(there, {u, v}, edge_slack);
            if (label_[index(there)] == Label::outer) {
                offer(node, {v, u}, edge_slack);
            }
        }
    }

    void make_outer(Node node, Edge via) {
        label_[index(node)] = Label::outer;
        via_[index(node)] = via;
        scan(node);
    }

    enum class Event : std::uint8_t { none, grow, shrink, expand };

    struct Step {
        Event event = Event::none;
        Node node = none;
        Weight change{};
    };

    Step next_step() const {
        Step step;
        const auto consider = [&step](Event event, Node node, const Weight& change) {
            if (step.event == Event::none || change < step.change) {
                step = {event, node, change};
            }
        };
        for (const Node node : tops_) {
            const Edge& best = best_[index(node)];
            if (label_[index(node)] == Label::inner) {
                if (is_blossom(node)) {
                    consider(Event::expand, node, dual_[index(node)].half());
                }
            } else if (best.from != none) {
                if (label_[index(node)] == Label::free) {
                    consider(Event::grow, node, best_slack_[index(node)]);
                } else {
                    consider(Event::shrink, node, best_slack_[index(node)].half());
                }
            }
        }
        return step;
    }

    void change_duals(const Weight& change) {
        if (change.is_zero()) {
            return;
        }
        const Weight twice = change.twice();
        for (const Node node : tops_) {
            if (label_[index(node)] == Label::outer) {
                if (is_blossom(node)) {
                    dual_[index(node)] += twice;
                }
                best_slack_[index(node)] -= twice;
            } else if (label_[index(node)] == Label::inner) {
                if (is_blossom(node)) {
                    dual_[index(node)] -= twice;
                }
            } else {
                best_slack_[index(node)] -= change;
            }
        }
        for (Node v = 0; v < size_; ++v) {
            if (!gone(v)) {
                const Label label = label_[index(top_[index(v)])];
                if (label == Label::outer) {
                    dual_[index(v)] -= change;
                } else if (label == Label::inner) {
                    dual_[index(v)] += change;
                }
            }
        }
    }

    bool augment_from(Node root, Weight* bound = nullptr, const Weight* least = nullptr) {
        begin_search();
        make_outer(top_[index(root)], Edge{});
        while (true) {
            const Step step = next_step();
            if (step.event == Event::none) {
                return false;
            }
            if (bound != nullptr) {
                *bound -= step.change;
                if (*bound < *least) {
                    return false;
                }
            }
            change_duals(step.change);
            if (take(step)) {
                return true;
            }
        }
    }

    // Whether the search has ended with one pair more.
    bool take(const Step& step) {
        if (step.event == Event::grow) {
            return grow(step.node);
        }
        if (step.event == Event::shrink) {
            shrink(best_[index(step.node)]);
        } else {
            expand(step.node);
        }
        return false;
    }

    // A free node is reached by a tight edge: the end of the search, or two more nodes of the tree.
    bool grow(Node node) {
        const Edge edge = best_[index(node)];
        const Node partner = mate_[index(base_[index(node)])];
        if (partner == none) {
            rematch_to(node, edge);
            return true;
        }
        label_[index(node)] = Label::inner;
        via_[index(node)] = edge;
        const Node next = top_[index(partner)];
        make_outer(next, {base_[index(node)], partner});
        return false;
    }

    // Swaps matched and unmatched edges from the tight edge back to the root.
    void rematch_to(Node node, Edge edge) {
        set_base(node, edge.to);
        while (true) {
            const Node outer = top_[index(edge.from)];
            const Edge up = via_[index(outer)]; // the matched edge to the inner node above
            set_base(outer, edge.from);
            mate_[index(edge.from)] = edge.to;
            mate_[index(edge.to)] = edge.from;
            if (up.from == none) {
                return;
            }
            const Node inner = top_[index(up.from)];
            edge = via_[index(inner)];
            set_base(inner, edge.to);
        }
    }

    // The outer nodes from here to the root, with their inner nodes between.
    std::vector<Node> way_up(Node outer) const {
        std::vector<Node> way{outer};
        while (via_[index(way.back())].from != none) {
            const Node inner = top_[index(via_[index(way.back())].from)];
            way.push_back(inner);
            way.push_back(top_[index(via_[index(inner)].from)]);
        }
        return way;
    }

    // An edge between two outer nodes closes an odd cycle: it becomes one outer node.
    void shrink(Edge edge) {
        std::vector<Node> left = way_up(top_[index(edge.to)]);
        std::vector<Node> right = way_up(top_[index(edge.from)]);
        while (left.size() > 1 && right.size() > 1 &&
               left[left.size() - 2] == right[right.size() - 2]) {
            left.pop_back();
            right.pop_back();
        }
        const Node blossom = new_node();
        const Node meeting = left.back();
        auto& parts = parts_[index(blossom)];
        for (std::size_t k = left.size(); k-- > 1;) { // from the meeting point down to edge.to
            const Edge& via = via_[index(left[k - 1])];
            parts.push_back({left[k], via.from, via.to});
        }
        parts.push_back({left.front(), edge.to, edge.from});
        for (std::size_t k = 0; k + 1 < right.size(); ++k) { // and up again
            const Edge& via = via_[index(right[k])];
            parts.push_back({right[k], via.to, via.from});
        }
        base_[index(blossom)] = base_[index(meeting)];
        finish_blossom(blossom, via_[index(meeting)]);
    }

    void finish_blossom(Node blossom, Edge via) {
        make_row(blossom);
        for (const Part& part : parts_[index(blossom)]) {
            std::erase(tops_, part.child);
        }
        set_top(blossom, blossom);
        tops_.push_back(blossom);
        make_outer(blossom, via);
    }

    Node new_node() {
        const Node blossom = Base::new_blossom();
        label_.resize(parts_.size());
        via_.resize(parts_.size());
        best_.resize(parts_.size());
        best_slack_.resize(parts_.size());
        return blossom;
    }

    // An inner blossom whose dual is used up falls apart; the way through it stays in the tree.
    void expand(Node blossom) {
        const Edge entry = via_[index(blossom)];
        const Node exit = base_[index(blossom)];
        std::vector<Part> parts = parts_[index(blossom)];
        const Node first = child_with(blossom, entry.to);
        const Node last = child_with(blossom, exit);
        std::erase(tops_, blossom);
        open(blossom);
        for (const Part& part : parts) {
            tops_.push_back(part.child);
            label_[index(part.child)] = Label::free;
            via_[index(part.child)] = Edge{};
            best_[index(part.child)] = Edge{};
        }
        walk_through(parts, first, last, entry);
        for (const Part& part : parts) {
            if (label_[index(part.child)] == Label::free) {
                find_best(part.child);
            }
        }
    }

    // Labels the even way from the child entered to the child that holds the base.
    void walk_through(std::vector<Part> parts, Node first, Node last, Edge entry) {
        const auto start = std::ranges::find(parts, first, &Part::child);
        std::rotate(parts.begin(), start, parts.end());
        const auto end = std::ranges::find(parts, last, &Part::child);
        const auto steps = static_cast<std::size_t>(end - parts.begin());
        const bool forward = steps % 2 == 0;
        const std::size_t size = parts.size();
        const std::size_t length = forward ? steps : size - steps;
        std::vector<Node> fresh;
        Edge via = entry;
        for (std::size_t k = 0; k <= length; ++k) {
            const Part& here = parts[forward ? k : (size - k) % size];
            label_[index(here.child)] = k % 2 == 0 ? Label::inner : Label::outer;
            via_[index(here.child)] = via;
            if (k % 2 == 1) {
                fresh.push_back(here.child);
            }
            if (k < length) {
                const Part& back = parts[(2 * size - k - 1) % size];
                via = forward ? Edge{here.from, here.to} : Edge{back.to, back.from};
            }
        }
        for (const Node node : fresh) {
            scan(node);
        }
    }

    void find_best(Node node) {
        std::vector<Node> inside;
        leaves(node, inside);
        for (const Node outer : tops_) {
            if (label_[index(outer)] != Label::outer) {
                continue;
            }
            for (const Node v : inside) {
                const Node u = nearest(outer, v);
                if (u != none && graph_->has(index(u), index(v))) {
                    offer(node, {u, v}, slack(u, v));
                }
            }
        }
    }

    // NOLINTBEGIN(readability-identifier-naming): whoever derives uses them like its own
    std::vector<Label> label_; // the rest belongs to one search
    std::vector<Edge> via_;    // outer: the matched edge from above; inner: the tight edge to it
    std::vector<Edge> best_;
    std::vector<Weight> best_slack_;
    std::vector<Node> tops_;
    // NOLINTEND(readability-identifier-naming)
};

} // namespace kodeks::tournament::fide
