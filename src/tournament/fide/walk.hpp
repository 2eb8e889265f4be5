// The best candidate of a bracket by heaviest matchings, found by walking the order of candidates.
#pragma once

#include "base/check.hpp"
#include "tournament/fide/bracket_graph.hpp"
#include "tournament/fide/matching.hpp"
#include "tournament/fide/weighted.hpp"

#include <algorithm>
#include <functional>
#include <optional>

namespace kodeks::tournament::fide {

// Walks the order of candidates (C04.3:3.6, 3.7, 4): at every place the first choice that still
// leads to a heaviest matching.
template <class Number>
class Walk {
public:
    using Graph = BracketGraph<Number>;
    using Weight = Number;
    using Match = WeightedMatching<Graph>;
    using Node = typename Match::Node;

    explicit Walk(Graph graph) : graph_(std::move(graph)), match_(graph_), paired_(graph_.size()) {
        settle();
        note_next();
    }

    Found run(std::size_t moved_down) {
        choose_moved_down(moved_down);
        pair_moved_down(moved_down);
        pair_remainder(moved_down);
        for (std::uint32_t v = 0; v < graph_.members(); ++v) {
            if (!paired_[v]) {
                found_.candidate.downfloaters.push_back(v);
            }
        }
        return std::move(found_);
    }

    std::size_t downfloaters() const {
        std::size_t count = 0;
        for (std::size_t v = 0; v < graph_.members(); ++v) {
            count += is_paired(v) ? 0 : 1;
        }
        return count;
    }

    // Players who go below the following scoregroup.
    std::size_t gone_deep() const { return found_.next_downfloaters; }

private:
    // A new heaviest matching. Where no blossom weighs, what is asked from now on is asked of the
    // edges without slack alone, and rows of bits answer much faster than wide numbers.
    void settle() {
        KODEKS_ASSERT(match_.complete());
        best_ = match_.total();
        tight_.reset();
        if (match_.has_blossoms()) {
            return;
        }
        Rows rows(graph_.size(), Bits(graph_.size()));
        std::vector<std::uint32_t> mates(graph_.size(), Matching::none);
        for (std::size_t a = 0; a < graph_.size(); ++a) {
            if (match_.is_gone(static_cast<Node>(a))) {
                continue;
            }
            mates[a] = static_cast<std::uint32_t>(match_.mate(static_cast<Node>(a)));
            for (std::size_t b = 0; b < a; ++b) {
                if (graph_.has(a, b) && !match_.is_gone(static_cast<Node>(b)) &&
                    !match_.has_slack(static_cast<Node>(a), static_cast<Node>(b))) {
                    rows[a].set(b);
                    rows[b].set(a);
                }
            }
        }
        tight_.emplace(std::move(rows), std::move(mates));
    }

    std::size_t mate(std::size_t v) const {
        return tight_ ? tight_->mate(v)
                      : static_cast<std::size_t>(match_.mate(static_cast<Node>(v)));
    }

    // Everybody who is not fixed yet has a mate.
    bool is_paired(std::size_t v) const { return !paired_at(v) && graph_.is_pair(v, mate(v)); }

    bool paired_at(std::size_t v) const { return v < graph_.members() && paired_[v]; }

    // C8; without a following scoregroup there is nothing to look at.
    void note_next() {
        const bool any =
            graph_.size() > graph_.members() && graph_.role(graph_.members()) == Role::next;
        for (std::size_t v = 0; any && v < graph_.size(); ++v) {
            const Role role = graph_.role(v);
            if (role == Role::lower || role == Role::bye || is_paired(v)) {
                continue;
            }
            if (!graph_.is_next_pair(v, mate(v))) {
                ++found_.next_downfloaters;
                found_.next_scores.push_back(graph_.card(v).score);
            }
        }
        std::ranges::sort(found_.next_scores, std::greater{});
    }

    // Does the change leave a matching as heavy as before? If not, nothing has changed.
    template <class Change>
    bool attempt(const Change& change, const Weight& fixed) {
        Match before = match_;
        std::vector<std::pair<std::size_t, std::size_t>> taken;
        change(taken);
        if (match_.complete(best_ - fixed)) {
            best_ -= fixed;
            return true;
        }
        match_ = std::move(before);
        for (const auto& [a, b] : taken) {
            graph_.give_back(a, b);
        }
        return false;
    }

    // Takes away the edges of v that `drop` names.
    template <class Drop>
    bool without(std::size_t v, const Drop& drop) {
        if (tight_) {
            Bits keep = tight_->rows()[v];
            for (std::size_t u = keep.first(); u != no_bit; u = keep.first(u + 1)) {
                if (drop(u)) {
                    keep.clear(u);
                }
            }
            if (!tight_->restrict(v, keep)) {
                return false;
            }
            for (std::size_t u = 0; u < graph_.size(); ++u) {
                if (u != v && graph_.has(v, u) && drop(u)) {
                    graph_.take_away(v, u);
                }
            }
            return true;
        }
        return attempt(
            [&](auto& taken) {
                for (std::size_t u = 0; u < graph_.size(); ++u) {
                    if (u != v && graph_.has(v, u) && drop(u)) {
                        graph_.take_away(v, u);
                        taken.push_back({v, u});
                    }
                }
                match_.release(static_cast<Node>(v));
            },
            Weight{});
    }

    bool fix(std::uint32_t a, std::uint32_t b) {
        if (match_.mate(static_cast<Node>(a)) == static_cast<Node>(b)) {
            match_.remove(static_cast<Node>(a));
            match_.remove(static_cast<Node>(b));
            best_ -= graph_.weight(a, b);
            KODEKS_ASSERT(match_.complete(best_));
            note_pair(a, b);
            return true;
        }
        const bool done = attempt(
            [&](auto&) {
                match_.remove(static_cast<Node>(a));
                match_.remove(static_cast<Node>(b));
            },
            graph_.weight(a, b));
        if (done) {
            note_pair(a, b);
        }
        return done;
    }

    // Pairs v with the first of `candidates` that leads to a heaviest matching. Trying them one by
    // one could cost a search each, so after the first that does not, one search tells of all.
    void pair_with_first(std::uint32_t v, const std::vector<std::uint32_t>& candidates) {
        if (tight_) {
            const Bits partners = tight_->partners(v);
            const auto first = std::ranges::find_if(
                candidates, [&](std::uint32_t u) { return partners[u] && graph_.is_pair(v, u); });
            KODEKS_ASSERT(first != candidates.end() && tight_->fix(v, *first));
            note_pair(v, *first);
            return;
        }
        std::vector<char> possible;
        for (const std::uint32_t u : candidates) {
            const bool hopeless = !possible.empty() && possible[u] == 0;
            if (hopeless || !is_tight_pair(v, u)) {
                continue;
            }
            if (fix(v, u)) {
                return;
            }
            if (possible.empty()) {
                possible = Match(match_).partners(static_cast<Node>(v), best_);
            }
        }
        KODEKS_ASSERT(false);
    }

    void note_pair(std::uint32_t a, std::uint32_t b) {
        found_.candidate.pairs.emplace_back(a, b);
        paired_.set(a);
        paired_.set(b);
    }

    bool is_tight_pair(std::uint32_t a, std::uint32_t b) const {
        return graph_.is_pair(a, b) && graph_.has(a, b) &&
               match_.is_tight(static_cast<Node>(a), static_cast<Node>(b));
    }

    // The set of moved-down players to be paired: the smallest numbers first.
    void choose_moved_down(std::size_t moved_down) {
        for (std::size_t v = 0; v < moved_down; ++v) {
            const bool chosen = without(v, [&](std::size_t u) { return !graph_.is_pair(v, u); });
            if (chosen) {
                chosen_.push_back(static_cast<std::uint32_t>(v));
            } else {
                KODEKS_ASSERT(without(v, [&](std::size_t u) { return graph_.is_pair(v, u); }));
            }
        }
    }

    void pair_moved_down(std::size_t moved_down) {
        for (const std::uint32_t v : chosen_) {
            std::vector<std::uint32_t> opponents;
            for (auto u = static_cast<std::uint32_t>(moved_down); u < graph_.members(); ++u) {
                if (!paired_[u]) {
                    opponents.push_back(u);
                }
            }
            pair_with_first(v, opponents);
        }
    }

    void pair_remainder(std::size_t moved_down) {
        std::uint32_t places = 0;
        for (auto v = static_cast<std::uint32_t>(moved_down); v < graph_.members(); ++v) {
            if (!paired_[v]) {
                remainder_.push_back(v);
                places += is_paired(v) ? 1 : 0;
            }
        }
        const std::uint32_t pairs = places / 2;
        if (pairs == 0) {
            return;
        }
        start_order(pairs);
        pair_upper(upper_half(pairs));
    }

    // A new matching that also prefers the early exchanges.
    void start_order(std::uint32_t pairs) {
        graph_.number_remainder(remainder_, pairs);
        Match fresh(graph_);
        for (std::size_t v = 0; v < graph_.members(); ++v) {
            if (paired_[v]) {
                fresh.remove(static_cast<Node>(v));
            }
        }
        match_ = std::move(fresh);
        settle();
    }

    std::vector<char> upper_now() const {
        std::vector<char> upper(remainder_.size(), 0);
        for (std::size_t at = 0; at < remainder_.size(); ++at) {
            const std::uint32_t v = remainder_[at];
            upper[at] = is_paired(v) && mate(v) > v;
        }
        return upper;
    }

    // S1 after the exchange that comes first (C04.3:4.3): numbers of the remainder from 0.
    std::vector<char> upper_half(std::uint32_t pairs) {
        auto upper = upper_now();
        const auto exchanged = std::count(upper.begin() + pairs, upper.end(), 1);
        std::ptrdiff_t left = exchanged;
        for (std::uint32_t at = pairs; at-- > 0 && left > 0;) {
            const std::uint32_t v = remainder_[at];
            left -=
                without(v, [&](std::size_t u) { return graph_.is_pair(v, u) && u > v; }) ? 1 : 0;
        }
        left = exchanged;
        for (std::size_t at = pairs; at < remainder_.size() && left > 0; ++at) {
            const std::uint32_t v = remainder_[at];
            left -=
                without(v, [&](std::size_t u) { return !graph_.is_pair(v, u) || u < v; }) ? 1 : 0;
        }
        return upper_now();
    }

    void pair_upper(const std::vector<char>& upper) {
        for (std::size_t at = 0; at < upper.size(); ++at) {
            if (upper[at] == 0) {
                continue;
            }
            std::vector<std::uint32_t> partners;
            for (std::size_t partner = at + 1; partner < upper.size(); ++partner) {
                if (upper[partner] == 0 && !paired_[remainder_[partner]]) {
                    partners.push_back(remainder_[partner]);
                }
            }
            pair_with_first(remainder_[at], partners);
        }
    }

    Graph graph_;
    Match match_;
    std::optional<Matching> tight_; // while it answers for match_
    Weight best_{};
    Bits paired_;
    std::vector<std::uint32_t> chosen_;
    std::vector<std::uint32_t> remainder_;
    Found found_;
};

} // namespace kodeks::tournament::fide
