#include "tournament/fide/matching.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace kodeks::tournament::fide {

Matching::Matching(Rows rows)
    : rows_(std::move(rows)), present_(rows_.size()), mate_(rows_.size(), none) {
    for (std::size_t v = 0; v < size(); ++v) {
        present_.set(v);
    }
    Bits free = present_;
    for (std::size_t v = 0; v < size(); ++v) {
        if (mate_[v] == none) {
            const std::size_t partner = rows_[v].first_common(free, 0);
            if (partner != no_bit) {
                mate_[v] = static_cast<std::uint32_t>(partner);
                mate_[partner] = static_cast<std::uint32_t>(v);
                free.clear(v);
                free.clear(partner);
            }
        }
    }
}

Matching::Matching(Rows rows, std::vector<std::uint32_t> mates)
    : rows_(std::move(rows)), present_(rows_.size()), mate_(std::move(mates)) {
    for (std::size_t v = 0; v < size(); ++v) {
        if (mate_[v] != none) {
            present_.set(v);
        }
    }
}

bool Matching::restrict(std::size_t v, const Bits& keep) {
    Bits dropped = rows_[v];
    dropped.remove(keep);
    const auto join = [&](bool joined) {
        for (std::size_t u = dropped.first(); u != no_bit; u = dropped.first(u + 1)) {
            joined ? rows_[u].set(v) : rows_[u].clear(v);
        }
    };
    const Bits before = rows_[v];
    rows_[v].remove(dropped);
    join(false);
    const std::uint32_t partner = mate_[v];
    if (!dropped[partner]) {
        return true;
    }
    mate_[v] = none;
    mate_[partner] = none;
    if (augment(static_cast<std::uint32_t>(v))) {
        return true;
    }
    mate_[v] = partner;
    mate_[partner] = static_cast<std::uint32_t>(v);
    rows_[v] = before;
    join(true);
    return false;
}

// Without v his mate stays alone: whoever is outer in the search from there could be left instead.
Bits Matching::partners(std::size_t v) {
    const std::uint32_t alone = mate_[v];
    present_.clear(v);
    mate_[alone] = none;
    std::uint32_t end = none;
    search(alone, end);
    present_.set(v);
    mate_[alone] = static_cast<std::uint32_t>(v);
    Bits found = outer_;
    found &= rows_[v];
    return found;
}

bool Matching::complete() {
    bool all = true;
    for (std::uint32_t v = 0; v < size(); ++v) {
        if (present_[v] && mate_[v] == none && !augment(v)) {
            all = false;
        }
    }
    return all;
}

std::vector<std::uint32_t> Matching::blocking() {
    for (std::uint32_t v = 0; v < size(); ++v) {
        std::uint32_t end = none;
        if (present_[v] && mate_[v] == none && !search(v, end)) {
            return inner();
        }
    }
    return {};
}

bool Matching::fix(std::size_t a, std::size_t b) {
    const std::uint32_t x = mate_[a];
    const std::uint32_t y = mate_[b];
    present_.clear(a);
    present_.clear(b);
    if (x == b) {
        return true;
    }
    mate_[x] = none;
    mate_[y] = none;
    if (mend(x, y)) {
        mate_[a] = static_cast<std::uint32_t>(b);
        mate_[b] = static_cast<std::uint32_t>(a);
        return true;
    }
    present_.set(a);
    present_.set(b);
    mate_[x] = static_cast<std::uint32_t>(a);
    mate_[y] = static_cast<std::uint32_t>(b);
    return false;
}

bool Matching::mend(std::uint32_t x, std::uint32_t y) {
    if (rows_[x][y]) {
        mate_[x] = y;
        mate_[y] = x;
        return true;
    }
    return augment(x);
}

bool Matching::augment(std::uint32_t root) {
    std::uint32_t end = none;
    if (!search(root, end)) {
        return false;
    }
    flip(end);
    return true;
}

void Matching::flip(std::uint32_t end) {
    while (end != none) {
        const std::uint32_t before = parent_[end];
        const std::uint32_t next = mate_[before];
        mate_[end] = before;
        mate_[before] = end;
        end = next;
    }
}

void Matching::visit_outer(std::uint32_t v) {
    if (!outer_[v]) {
        outer_.set(v);
        unseen_.clear(v);
        queue_.push_back(v);
    }
}

// Breadth first from one free vertex; `end` is another free vertex with parent_ leading back.
bool Matching::search(std::uint32_t root, std::uint32_t& end) {
    base_.resize(size());
    std::iota(base_.begin(), base_.end(), 0U);
    parent_.assign(size(), none);
    queue_.clear();
    unseen_ = present_;
    outer_ = Bits(size());
    visit_outer(root);
    for (std::size_t at = 0; at < queue_.size(); ++at) {
        const std::uint32_t v = queue_[at];
        // Outer vertices of other blossoms close odd cycles.
        for (std::size_t u = rows_[v].first_common(outer_, 0); u != no_bit;
             u = rows_[v].first_common(outer_, u + 1)) {
            if (base_[u] != base_[v]) {
                shrink(v, static_cast<std::uint32_t>(u));
            }
        }
        for (std::size_t u = rows_[v].first_common(unseen_, 0); u != no_bit;
             u = rows_[v].first_common(unseen_, u + 1)) {
            parent_[u] = v;
            if (mate_[u] == none) {
                end = static_cast<std::uint32_t>(u);
                return true;
            }
            unseen_.clear(u);
            visit_outer(mate_[u]);
        }
    }
    return false;
}

std::uint32_t Matching::meeting(std::uint32_t a, std::uint32_t b) {
    on_way_.assign(size(), 0);
    std::uint32_t v = a;
    while (true) {
        v = base_[v];
        on_way_[v] = 1;
        if (mate_[v] == none) {
            break;
        }
        v = parent_[mate_[v]];
    }
    v = base_[b];
    while (on_way_[v] == 0) {
        v = base_[parent_[mate_[v]]];
    }
    return v;
}

void Matching::mark_up(std::uint32_t v, std::uint32_t top, std::uint32_t child) {
    while (base_[v] != top) {
        in_blossom_[base_[v]] = 1;
        in_blossom_[base_[mate_[v]]] = 1;
        parent_[v] = child;
        child = mate_[v];
        v = parent_[mate_[v]];
    }
}

void Matching::shrink(std::uint32_t a, std::uint32_t b) {
    const std::uint32_t top = meeting(a, b);
    in_blossom_.assign(size(), 0);
    mark_up(a, top, b);
    mark_up(b, top, a);
    for (std::uint32_t v = 0; v < size(); ++v) {
        if (in_blossom_[base_[v]] != 0 && present_[v]) {
            base_[v] = top;
            visit_outer(v);
        }
    }
}

// Reached over an unmatched edge and never outer.
std::vector<std::uint32_t> Matching::inner() const {
    std::vector<std::uint32_t> found;
    for (std::uint32_t v = 0; v < size(); ++v) {
        if (present_[v] && !unseen_[v] && !outer_[v]) {
            found.push_back(v);
        }
    }
    return found;
}

bool blocks(const Rows& rows, const std::vector<std::uint32_t>& set) {
    Bits left(rows.size());
    for (std::size_t v = 0; v < rows.size(); ++v) {
        left.set(v);
    }
    for (const std::uint32_t v : set) {
        left.clear(v);
    }
    std::size_t odd = 0;
    for (std::size_t v = left.first(); v != no_bit; v = left.first(v)) {
        std::vector<std::size_t> part{v};
        left.clear(v);
        for (std::size_t at = 0; at < part.size(); ++at) {
            const Bits& row = rows[part[at]];
            for (std::size_t u = row.first_common(left, 0); u != no_bit;
                 u = row.first_common(left, u)) {
                left.clear(u);
                part.push_back(u);
            }
        }
        odd += part.size() % 2;
    }
    return odd > set.size();
}

} // namespace kodeks::tournament::fide
