// Everybody still to be paired as a graph whose heaviest perfect matching is the best candidate of
// the bracket. Vertices: the members of the bracket, the following scoregroup, then either all
// lower players (so that a perfect matching is a completed round) or, where any few players could
// be added to the lower ones, nobody: two players may then go down together.
#pragma once

#include "tournament/fide/layout.hpp"
#include "tournament/fide/long.hpp"

#include <map>
#include <type_traits>

namespace kodeks::tournament::fide {

enum class Below : std::uint8_t { everybody, anybody_goes };

template <class Number>
class BracketGraph {
public:
    using Weight = Number;

    BracketGraph(const Completion& completion, const Bracket& bracket, const Layout& layout,
                 Below below, Side initial)
        : completion_(completion),
          bracket_(bracket),
          layout_(layout),
          below_(below),
          initial_(initial) {
        list_vertices();
        list_edges();
        find_classes();
    }

    std::size_t size() const { return vertices_.size() + (spare_ ? 1 : 0); }

    std::size_t members() const { return bracket_.members.size(); }

    bool has(std::size_t a, std::size_t b) const { return edges_[a][b]; }

    Weight weight(std::size_t a, std::size_t b) const {
        Weight weight{};
        subtract(weight, a, b);
        return Weight{} - weight;
    }

    // The weight of an edge taken from a number: the step every search repeats.
    void subtract(Weight& from, std::size_t a, std::size_t b) const {
        if (!real(a, b)) {
            return;
        }
        take(from, weights_[class_[a] * classes_ + class_[b]]);
        if (pairs_ > 0 && a < members() && b < members()) {
            from -= order_[std::min(a, b)];
        }
    }

    // A pair inside the bracket that really meets.
    bool is_pair(std::size_t a, std::size_t b) const {
        return a < members() && b < members() && real(a, b);
    }

    bool is_next_pair(std::size_t a, std::size_t b) const {
        return real(a, b) && std::max(role(a), role(b)) == Role::next;
    }

    Role role(std::size_t v) const { return v < roles_.size() ? roles_[v] : Role::bye; }

    const Card& card(std::size_t v) const { return completion_.cards()[vertices_[v]]; }

    void take_away(std::size_t a, std::size_t b) {
        edges_[a].clear(b);
        edges_[b].clear(a);
    }

    void give_back(std::size_t a, std::size_t b) {
        edges_[a].set(b);
        edges_[b].set(a);
    }

    // From now on the order inside the remainder counts too.
    void number_remainder(const std::vector<std::uint32_t>& remainder, std::uint32_t pairs) {
        pairs_ = std::max<std::uint32_t>(pairs, 1);
        order_.assign(size(), Weight{});
        for (std::uint32_t at = 0; at < remainder.size(); ++at) {
            order_[remainder[at]] = sum(layout_.order(at + 1, pairs));
        }
    }

private:
    void list_vertices() {
        vertices_ = bracket_.members;
        roles_.assign(bracket_.moved_down, Role::moved_down);
        roles_.resize(vertices_.size(), Role::resident);
        const auto end = below_ == Below::everybody ? static_cast<Place>(completion_.cards().size())
                                                    : bracket_.next_end;
        for (Place place = bracket_.next_begin; place < end; ++place) {
            vertices_.push_back(place);
            roles_.push_back(place < bracket_.next_end ? Role::next : Role::lower);
        }
        spare_ = vertices_.size() % 2 == 1;
    }

    // The spare vertex is the bye, or the odd player's way down.
    void list_edges() {
        const Rows rows = rows_of(completion_.cards(), vertices_);
        real_.assign(size(), Bits(size()));
        edges_ = real_;
        for (std::size_t a = 0; a < vertices_.size(); ++a) {
            for (std::size_t b = 0; b < vertices_.size(); ++b) {
                const bool both_moved = a < bracket_.moved_down && b < bracket_.moved_down;
                if (rows[a][b] && !both_moved) {
                    real_[a].set(b);
                }
                if (a != b && (real_[a][b] || below_ == Below::anybody_goes)) {
                    edges_[a].set(b);
                }
            }
            if (spare_) {
                join_spare(a);
            }
        }
    }

    void join_spare(std::size_t v) {
        const std::size_t spare = vertices_.size();
        if (below_ == Below::anybody_goes || completion_.may_have_bye(vertices_[v])) {
            edges_[v].set(spare);
            edges_[spare].set(v);
            if (below_ == Below::everybody) {
                real_[v].set(spare);
                real_[spare].set(v);
            }
        }
    }

    bool real(std::size_t a, std::size_t b) const { return real_[a][b]; }

    // Whatever the weights ask about a vertex; the few whose colour history matters stand alone.
    std::array<std::int32_t, 10> traits(std::size_t v) const {
        if (v >= vertices_.size()) {
            return {-1};
        }
        const Card& c = card(v);
        if (roles_[v] == Role::lower) {
            return {-2};
        }
        const bool alone = c.is_absolute() && c.topscorer;
        return {static_cast<std::int32_t>(roles_[v]),
                c.score.value,
                static_cast<std::int32_t>(c.wants),
                static_cast<std::int32_t>(c.strength),
                static_cast<std::int32_t>(c.previous),
                static_cast<std::int32_t>(c.before_previous),
                c.unplayed,
                c.topscorer,
                alone || c.is_absolute() ? c.difference * 2 + c.twice : 0,
                alone ? static_cast<std::int32_t>(v) : -1};
    }

    void find_classes() {
        std::map<std::array<std::int32_t, 10>, std::size_t> known;
        std::vector<std::size_t> first;
        for (std::size_t v = 0; v < size(); ++v) {
            const auto [entry, is_new] = known.try_emplace(traits(v), known.size());
            class_.push_back(entry->second);
            if (is_new) {
                first.push_back(v);
            }
        }
        classes_ = first.size();
        weights_.reserve(classes_ * classes_);
        for (const std::size_t a : first) {
            for (const std::size_t b : first) {
                weights_.push_back(entry(terms(std::min(a, b), std::max(a, b))));
            }
        }
    }

    std::vector<Term> terms(std::size_t a, std::size_t b) const {
        if (b >= vertices_.size()) {
            return a < members() ? layout_.bye(card(a)) : std::vector<Term>{};
        }
        if (roles_[b] == Role::lower) {
            return {};
        }
        if (roles_[b] == Role::next) {
            return layout_.next_pair(card(a), roles_[a]);
        }
        if (roles_[b] == Role::moved_down) {
            return {};
        }
        return layout_.pair(card(a), roles_[a], card(b), initial_);
    }

    // The table of weights has numbers, or of long numbers what they are summed from: most of a
    // long number is zeros, and there may be as many of them as pairs.
    static constexpr bool keeps_terms = std::is_same_v<Number, Long>;
    using Entry = std::conditional_t<keeps_terms, std::vector<Term>, Weight>;

    static Entry entry(const std::vector<Term>& terms) {
        if constexpr (keeps_terms) {
            Entry kept = terms;
            std::erase_if(kept, [](const Term& term) { return term.value == 0; });
            return kept;
        } else {
            return sum(terms);
        }
    }

    static void take(Weight& from, const Entry& entry) {
        if constexpr (keeps_terms) {
            for (const Term& term : entry) {
                from.add(-std::int64_t{term.value}, term.shift);
            }
        } else {
            from -= entry;
        }
    }

    static Weight sum(const std::vector<Term>& terms) {
        Weight total{};
        for (const Term& term : terms) {
            if (term.value >= 0) {
                total += Weight::shifted(static_cast<std::uint64_t>(term.value), term.shift);
            } else {
                total -= Weight::shifted(static_cast<std::uint64_t>(-term.value), term.shift);
            }
        }
        return total;
    }

    const Completion& completion_;
    const Bracket& bracket_;
    const Layout& layout_;
    Below below_;
    Side initial_;
    std::vector<Place> vertices_;
    std::vector<Role> roles_;
    bool spare_ = false;
    Rows real_;
    Rows edges_;
    std::vector<std::size_t> class_;
    std::size_t classes_ = 0;
    std::vector<Entry> weights_;
    std::uint32_t pairs_ = 0;
    std::vector<Weight> order_;
};

} // namespace kodeks::tournament::fide
