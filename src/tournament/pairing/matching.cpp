#include "tournament/pairing/matching.hpp"

#include "base/check.hpp"
#include "tournament/pairing/tree_search.hpp"

namespace kodeks::tournament::pairing {

namespace {

void set_bit(std::vector<std::uint64_t>& bits, Vertex a) {
    bits[a / 64] |= 1ULL << (a % 64);
}

void clear_bit(std::vector<std::uint64_t>& bits, Vertex a) {
    bits[a / 64] &= ~(1ULL << (a % 64));
}

} // namespace

Matching::Matching(const Graph& graph, std::span<const Vertex> members)
    : graph_(&graph),
      mate_(graph.size(), no_vertex),
      members_(graph.words(), 0),
      free_(graph.words(), 0),
      remaining_(members.size()) {
    for (const Vertex a : members) {
        set_bit(members_, a);
    }
    free_ = members_;
    fill_greedily();
    for (const Vertex a : members) {
        if (mate_[a] == no_vertex) {
            augment(a);
        }
    }
}

void Matching::fill_greedily() {
    for (Vertex a = 0; a < graph_->size(); ++a) {
        if (has_member(a) && mate_[a] == no_vertex) {
            augment_directly(a);
        }
    }
}

void Matching::unite(Vertex a, Vertex b) {
    mate_[a] = b;
    mate_[b] = a;
    clear_bit(free_, a);
    clear_bit(free_, b);
    ++size_;
}

void Matching::expose(Vertex a) {
    mate_[a] = no_vertex;
    set_bit(free_, a);
}

// Takes a out and leaves his mate, if any, exposed.
void Matching::erase(Vertex a) {
    if (mate_[a] != no_vertex) {
        expose(mate_[a]);
        mate_[a] = no_vertex;
        --size_;
    }
    clear_bit(free_, a);
    clear_bit(members_, a);
    --remaining_;
}

bool Matching::augment_directly(Vertex root) {
    const std::uint64_t* row = graph_->row(root);
    for (std::size_t word = 0; word < free_.size(); ++word) {
        if (const std::uint64_t hit = row[word] & free_[word]; hit != 0) {
            unite(root,
                  static_cast<Vertex>(word * 64 + static_cast<unsigned>(std::countr_zero(hit))));
            return true;
        }
    }
    return false;
}

bool Matching::augment(Vertex root) {
    // With nobody else exposed there is no path to find.
    if (remaining_ < size_ * 2 + 2) {
        return false;
    }
    return augment_directly(root) || TreeSearch(*this).augment(*this, root);
}

bool Matching::do_without(Vertex a, Vertex b) {
    if (mate_[a] != b) {
        return true;
    }
    expose(a);
    expose(b);
    --size_;
    if (augment(a)) {
        return true;
    }
    unite(a, b);
    return false;
}

// Whether some other pair p-q lets x meet p and y meet q: the usual short way, without a search.
bool Matching::reaches_over_a_pair(Vertex x, Vertex y, Vertex a, Vertex b) const {
    const std::uint64_t* row = graph_->row(x);
    for (std::size_t word = 0; word < members_.size(); ++word) {
        for (std::uint64_t bits = row[word] & members_[word]; bits != 0; bits &= bits - 1) {
            const auto p =
                static_cast<Vertex>(word * 64 + static_cast<unsigned>(std::countr_zero(bits)));
            const Vertex q = mate_[p];
            if (p != a && p != b && (q == no_vertex || (q != x && q != y && graph_->has(q, y)))) {
                return true;
            }
        }
    }
    return false;
}

Matching::Quick Matching::takes_quickly(Vertex a, Vertex b) const {
    KODEKS_DEBUG_ASSERT(has_member(a) && has_member(b) && a != b);
    const Vertex x = mate_[a];
    const Vertex y = mate_[b];
    if (x == no_vertex && y == no_vertex) {
        return Quick::no;
    }
    const bool near = x == b || x == no_vertex || y == no_vertex || graph_->has(x, y);
    return near || reaches_over_a_pair(x, y, a, b) ? Quick::yes : Quick::unknown;
}

bool Matching::drops_quickly(Vertex a) const {
    const Vertex x = mate_[a];
    if (x == no_vertex) {
        return true;
    }
    const std::uint64_t* row = graph_->row(x);
    for (std::size_t word = 0; word < free_.size(); ++word) {
        if ((row[word] & free_[word]) != 0) {
            return true;
        }
    }
    return false;
}

std::vector<char> Matching::spares() const {
    return TreeSearch(*this).outer_vertices();
}

bool Spares::has(Vertex a) {
    if (matching_.drops_quickly(a)) {
        return true;
    }
    if (known_.empty()) {
        known_ = matching_.spares();
    }
    return known_[a] != 0;
}

bool Partners::has(Vertex b) {
    const Matching::Quick quick = matching_.takes_quickly(seeker_, b);
    if (quick != Matching::Quick::unknown) {
        return quick == Matching::Quick::yes;
    }
    if (known_.empty()) {
        Matching without = matching_;
        without.remove(seeker_);
        // When the seeker can be spared himself, every pair with him is part of a maximum.
        const bool spared = without.size() == matching_.size();
        known_ = spared ? std::vector<char>(matching_.mate_.size(), 1) : without.spares();
    }
    return known_[b] != 0;
}

void Matching::take(Vertex a, Vertex b) {
    const std::size_t before = size_;
    const Vertex x = mate_[a];
    const Vertex y = mate_[b];
    erase(a);
    erase(b);
    if (x != b && x != no_vertex && y != no_vertex) {
        if (graph_->has(x, y)) {
            unite(x, y);
        } else if (!augment(x)) {
            augment(y);
        }
    }
    KODEKS_ASSERT(size_ + 1 == before);
}

// A path that makes the matching larger now can only start at the newcomer.
void Matching::add(Vertex a) {
    KODEKS_DEBUG_ASSERT(!has_member(a));
    set_bit(members_, a);
    set_bit(free_, a);
    ++remaining_;
    augment(a);
}

void Matching::remove(Vertex a) {
    const Vertex x = mate_[a];
    erase(a);
    if (x != no_vertex) {
        augment(x);
    }
}

} // namespace kodeks::tournament::pairing
