#include "tournament/pairing/tree_search.hpp"

#include "base/check.hpp"

#include <numeric>

namespace kodeks::tournament::pairing {

TreeSearch::TreeSearch(const Matching& matching)
    : matching_(matching),
      parent_(matching.mate_.size(), no_vertex),
      base_(matching.mate_.size()),
      outer_(matching.mate_.size(), 0) {
    std::iota(base_.begin(), base_.end(), 0U);
}

void TreeSearch::plant(Vertex root) {
    outer_[root] = 1;
    queue_.push_back(root);
}

bool TreeSearch::augment(Matching& matching, Vertex root) {
    plant(root);
    for (std::size_t head = 0; head < queue_.size(); ++head) {
        if (const Vertex end = grow_from(queue_[head]); end != no_vertex) {
            flip(matching, end);
            return true;
        }
    }
    return false;
}

std::vector<char> TreeSearch::outer_vertices() {
    for (Vertex v = 0; v < base_.size(); ++v) {
        if (matching_.has_member(v) && matching_.mate_[v] == no_vertex) {
            plant(v);
        }
    }
    for (std::size_t head = 0; head < queue_.size(); ++head) {
        const Vertex end = grow_from(queue_[head]);
        KODEKS_ASSERT(end == no_vertex);
    }
    return std::move(outer_);
}

Vertex TreeSearch::grow_from(Vertex v) {
    const std::uint64_t* row = matching_.graph_->row(v);
    for (std::size_t word = 0; word < matching_.members_.size(); ++word) {
        for (std::uint64_t bits = row[word] & matching_.members_[word]; bits != 0;
             bits &= bits - 1) {
            const auto to =
                static_cast<Vertex>(word * 64 + static_cast<unsigned>(std::countr_zero(bits)));
            if (const Vertex end = meet(v, to); end != no_vertex) {
                return end;
            }
        }
    }
    return no_vertex;
}

// Looks along the edge from the outer vertex v.
Vertex TreeSearch::meet(Vertex v, Vertex to) {
    const std::vector<Vertex>& mate = matching_.mate_;
    if (base_[v] == base_[to] || mate[v] == to) {
        return no_vertex;
    }
    // Outer vertices are the roots and those reached through their mate.
    const bool is_outer = outer_[to] != 0;
    if (is_outer) {
        shrink(v, to);
        return no_vertex;
    }
    if (parent_[to] != no_vertex) {
        return no_vertex;
    }
    parent_[to] = v;
    if (mate[to] == no_vertex) {
        return to;
    }
    outer_[mate[to]] = 1;
    queue_.push_back(mate[to]);
    return no_vertex;
}

Vertex TreeSearch::common_base(Vertex a, Vertex b) const {
    const std::vector<Vertex>& mate = matching_.mate_;
    std::vector<char> on_path(base_.size(), 0);
    for (Vertex v = base_[a];; v = base_[parent_[mate[v]]]) {
        on_path[v] = 1;
        if (mate[v] == no_vertex) {
            break;
        }
    }
    Vertex v = base_[b];
    while (on_path[v] == 0) {
        v = base_[parent_[mate[v]]];
    }
    return v;
}

void TreeSearch::mark_path(Vertex v, Vertex base, Vertex child, std::vector<char>& in_blossom) {
    const std::vector<Vertex>& mate = matching_.mate_;
    while (base_[v] != base) {
        in_blossom[base_[v]] = 1;
        in_blossom[base_[mate[v]]] = 1;
        parent_[v] = child;
        child = mate[v];
        v = parent_[mate[v]];
    }
}

// The circuit through the edge v-to becomes one outer vertex.
void TreeSearch::shrink(Vertex v, Vertex to) {
    const Vertex base = common_base(v, to);
    std::vector<char> in_blossom(base_.size(), 0);
    mark_path(v, base, to, in_blossom);
    mark_path(to, base, v, in_blossom);
    for (Vertex x = 0; x < base_.size(); ++x) {
        if (in_blossom[base_[x]] == 0) {
            continue;
        }
        base_[x] = base;
        if (outer_[x] == 0) {
            outer_[x] = 1;
            queue_.push_back(x);
        }
    }
}

// Exchanges matched and unmatched edges along the path that ends in `end`.
void TreeSearch::flip(Matching& matching, Vertex end) const {
    std::vector<Vertex>& mate = matching.mate_;
    const auto clear = [&](Vertex v) { matching.free_[v / 64] &= ~(1ULL << (v % 64)); };
    clear(end);
    while (end != no_vertex) {
        const Vertex previous = parent_[end];
        const Vertex next = mate[previous];
        mate[end] = previous;
        mate[previous] = end;
        if (next == no_vertex) {
            clear(previous);
        }
        end = next;
    }
    ++matching.size_;
}

} // namespace kodeks::tournament::pairing
