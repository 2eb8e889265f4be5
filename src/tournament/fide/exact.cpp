#include "tournament/fide/exact.hpp"

#include "base/check.hpp"
#include "tournament/fide/bracket_graph.hpp"
#include "tournament/fide/weighted.hpp"

#include <algorithm>
#include <functional>

namespace kodeks::tournament::fide {

namespace {

// Walks the order of candidates (C04.3:3.6, 3.7, 4): at every place the first choice that still
// leads to a heaviest matching.
template <std::size_t Words>
class Walk {
public:
    using Graph = BracketGraph<Words>;
    using Weight = typename Graph::Weight;
    using Match = WeightedMatching<Graph>;
    using Node = typename Match::Node;

    explicit Walk(Graph graph) : graph_(std::move(graph)), match_(graph_) {
        KODEKS_ASSERT(match_.complete());
        best_ = match_.total();
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
    bool is_paired(std::size_t v) const {
        const auto mate = match_.mate(static_cast<Node>(v));
        return mate != Match::none && graph_.is_pair(v, static_cast<std::size_t>(mate));
    }

    // C8; without a following scoregroup there is nothing to look at.
    void note_next() {
        paired_ = Bits(graph_.size());
        const bool any =
            graph_.size() > graph_.members() && graph_.role(graph_.members()) == Role::next;
        for (std::size_t v = 0; any && v < graph_.size(); ++v) {
            const Role role = graph_.role(v);
            if (role == Role::lower || role == Role::bye || is_paired(v)) {
                continue;
            }
            const auto mate = static_cast<std::size_t>(match_.mate(static_cast<Node>(v)));
            if (!graph_.is_next_pair(v, mate)) {
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
        if (match_.complete() && match_.total() + fixed == best_) {
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
        if (!graph_.is_pair(a, b) || !graph_.has(a, b) ||
            !match_.is_tight(static_cast<Node>(a), static_cast<Node>(b))) {
            return false;
        }
        const bool done = attempt(
            [&](auto&) {
                match_.remove(static_cast<Node>(a));
                match_.remove(static_cast<Node>(b));
            },
            graph_.weight(a, b));
        if (done) {
            found_.candidate.pairs.emplace_back(a, b);
            paired_.set(a);
            paired_.set(b);
        }
        return done;
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
            auto opponent = static_cast<std::uint32_t>(moved_down);
            while (opponent < graph_.members() && (paired_[opponent] || !fix(v, opponent))) {
                ++opponent;
            }
            KODEKS_ASSERT(opponent < graph_.members());
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
        KODEKS_ASSERT(match_.complete());
        best_ = match_.total();
    }

    std::vector<char> upper_now() const {
        std::vector<char> upper(remainder_.size(), 0);
        for (std::size_t at = 0; at < remainder_.size(); ++at) {
            const std::uint32_t v = remainder_[at];
            upper[at] = is_paired(v) && match_.mate(static_cast<Node>(v)) > static_cast<Node>(v);
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
            std::size_t partner = at + 1;
            while (partner < upper.size() && (upper[partner] != 0 || paired_[remainder_[partner]] ||
                                              !fix(remainder_[at], remainder_[partner]))) {
                ++partner;
            }
            KODEKS_ASSERT(partner < upper.size());
        }
    }

    Graph graph_;
    Match match_;
    Weight best_{};
    Bits paired_;
    std::vector<std::uint32_t> chosen_;
    std::vector<std::uint32_t> remainder_;
    Found found_;
};

// How many players may come to the lower ones from above, whoever they are, so that all can be
// paired by Dirac's condition.
std::size_t room_below(const Completion& completion, const Bracket& bracket) {
    const auto end = static_cast<Place>(completion.cards().size());
    const std::size_t lower = end - bracket.next_end;
    if (lower < 64 || (completion.bye_score() &&
                       *completion.bye_score() >= completion.cards()[bracket.next_end - 1].score)) {
        return 0;
    }
    std::size_t least = completion.least_degree(bracket.next_end, end);
    for (const Place place : bracket.members) {
        least = std::min(least, completion.degree(place, bracket.next_end, end));
    }
    for (Place place = bracket.next_begin; place < bracket.next_end; ++place) {
        least = std::min(least, completion.degree(place, bracket.next_end, end));
    }
    // One may have the bye: least - 1 >= (lower + room) / 2.
    return 2 * least > lower + 2 ? 2 * least - lower - 2 : 0;
}

template <std::size_t Words>
std::optional<Found> solve(const Completion& completion, const Bracket& bracket,
                           const Layout& layout, Below below, Side initial) {
    Walk<Words> walk(BracketGraph<Words>(completion, bracket, layout, below, initial));
    if (below == Below::anybody_goes && walk.gone_deep() > room_below(completion, bracket)) {
        return std::nullopt;
    }
    return walk.run(bracket.moved_down);
}

std::optional<Found> solve(const Completion& completion, const Bracket& bracket, Layout::Bye bye,
                           Below below, Side initial) {
    const Layout layout(completion.cards(), bracket, bye);
    const std::size_t words = layout.bits() / 64 + 1;
    if (words <= 3) {
        return solve<3>(completion, bracket, layout, below, initial);
    }
    if (words <= 4) {
        return solve<4>(completion, bracket, layout, below, initial);
    }
    if (words <= 6) {
        return solve<6>(completion, bracket, layout, below, initial);
    }
    if (words <= 8) {
        return solve<8>(completion, bracket, layout, below, initial);
    }
    if (words <= 11) {
        return solve<11>(completion, bracket, layout, below, initial);
    }
    if (words <= 16) {
        return solve<16>(completion, bracket, layout, below, initial);
    }
    if (words <= 64) {
        return solve<64>(completion, bracket, layout, below, initial);
    }
    // Five digits of at most five bits for every player of the largest field fit here.
    KODEKS_ASSERT(words <= 4096);
    return solve<4096>(completion, bracket, layout, below, initial);
}

bool bye_is_here(const Completion& completion, const Bracket& bracket) {
    return completion.bye_score() &&
           *completion.bye_score() >= completion.cards()[bracket.members.back()].score;
}

} // namespace

Found pair_exactly(const Completion& completion, const Bracket& bracket, Side initial) {
    if (room_below(completion, bracket) > 0) {
        if (auto found =
                solve(completion, bracket, Layout::Bye::elsewhere, Below::anybody_goes, initial)) {
            return std::move(*found);
        }
    }
    if (bye_is_here(completion, bracket)) {
        auto found =
            solve(completion, bracket, Layout::Bye::one_downfloater, Below::everybody, initial);
        if (found->candidate.downfloaters.size() == 1) {
            return std::move(*found);
        }
    }
    return std::move(
        *solve(completion, bracket, Layout::Bye::elsewhere, Below::everybody, initial));
}

} // namespace kodeks::tournament::fide
