#include "tournament/pairing/leavers.hpp"

#include "base/check.hpp"
#include "tournament/fide/weighted.hpp"
#include "tournament/fide/wide.hpp"

#include <algorithm>
#include <optional>

namespace kodeks::tournament::pairing {

namespace {

using List = std::vector<Vertex>;

std::size_t unpaired(const Matching& matching) {
    return matching.remaining() - 2 * matching.size();
}

// The two bounds for the players not yet looked at: nobody is taken whose leaving would make the
// list or those below miss the number.
class Bounds {
public:
    Bounds(const Leaving& leaving, std::size_t number)
        : inside_(leaving.inside), below_(leaving.below), left_(number) {}

    bool may_leave(Vertex v) {
        if (!spares_) {
            spares_.emplace(inside_); // holds until somebody leaves
        }
        // One who can be spared takes a gap with him, another one leaves a new gap.
        const std::size_t gaps = unpaired(inside_);
        if (gaps + 2 > left_ && (gaps > left_ || !spares_->has(v))) {
            return false;
        }
        Matching joined = below_;
        joined.add(v);
        return unpaired(joined) <= left_ - 1;
    }

    void leave(Vertex v) {
        spares_.reset();
        inside_.remove(v);
        below_.add(v);
        --left_;
    }

    std::size_t left() const { return left_; }

    bool come_out() const { return left_ == 0 && inside_.is_perfect() && below_.is_perfect(); }

private:
    Matching inside_;
    Matching below_;
    std::size_t left_;
    std::optional<Spares> spares_;
};

// By the bounds alone; nothing when the set does not come out.
std::optional<List> by_bounds(const Leaving& leaving, std::size_t number) {
    Bounds bounds(leaving, number);
    List found;
    for (const Vertex v : leaving.order) {
        if (bounds.left() > 0 && bounds.may_leave(v)) {
            bounds.leave(v);
            found.push_back(v);
        }
    }
    return bounds.come_out() ? std::optional(std::move(found)) : std::nullopt;
}

// Everybody open; a pair inside the list weighs something, except for those who have to leave.
class Weighed {
public:
    using Weight = fide::Wide<1>;

    explicit Weighed(const Leaving& leaving) : can_(leaving.can), in_list_(leaving.can.size(), 0) {
        for (Vertex v = 0; v < can_.size(); ++v) {
            if (leaving.inside.has_member(v) || leaving.below.has_member(v)) {
                open_.push_back(v);
            }
            in_list_[v] = leaving.inside.has_member(v) ? 1 : 0;
        }
    }

    void send_away(Vertex v) { in_list_[v] = 2; }

    void call_back(Vertex v) { in_list_[v] = 1; }

    std::size_t size() const { return open_.size(); }

    bool has(std::size_t a, std::size_t b) const {
        if (a == b || !can_.has(open_[a], open_[b])) {
            return false;
        }
        // Who has to leave meets nobody of the list.
        const char x = in_list_[open_[a]];
        const char y = in_list_[open_[b]];
        return x == 0 || y == 0 || (x == 1 && y == 1);
    }

    Weight weight(std::size_t a, std::size_t b) const {
        const bool inside = in_list_[open_[a]] == 1 && in_list_[open_[b]] == 1;
        return Weight::shifted(inside ? 2 : 0, 0);
    }

    void subtract(Weight& from, std::size_t a, std::size_t b) const { from -= weight(a, b); }

private:
    const Graph& can_;
    std::vector<char> in_list_; // 0: not, 1: yes, 2: yes, and has to leave
    List open_;
};

// The most pairs inside the list while everybody is paired; nothing when not everybody can be.
std::optional<std::size_t> most_inside(const Weighed& graph) {
    fide::WeightedMatching<Weighed> matching(graph);
    if (!matching.complete()) {
        return std::nullopt;
    }
    return matching.total().words[0] / 2;
}

List by_weight(const Leaving& leaving) {
    Weighed graph(leaving);
    const std::optional<std::size_t> most = most_inside(graph);
    KODEKS_ASSERT(most.has_value());
    const std::size_t number = leaving.inside.remaining() - 2 * *most;
    List found;
    Bounds bounds(leaving, number);
    for (const Vertex v : leaving.order) {
        if (found.size() == number) {
            break;
        }
        if (!bounds.may_leave(v)) {
            continue;
        }
        graph.send_away(v);
        if (most_inside(graph) == most) {
            found.push_back(v);
            bounds.leave(v);
        } else {
            graph.call_back(v);
        }
    }
    KODEKS_ASSERT(bounds.come_out());
    return found;
}

} // namespace

std::vector<Vertex> leavers(const Leaving& leaving) {
    const std::size_t least = std::max(unpaired(leaving.inside), unpaired(leaving.below));
    if (std::optional<List> found = by_bounds(leaving, least)) {
        return *found;
    }
    return by_weight(leaving);
}

} // namespace kodeks::tournament::pairing
