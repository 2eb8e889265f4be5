#include "truth/proof/search.hpp"

#include "truth/proof/nodes.hpp"

#include <algorithm>
#include <limits>

namespace kodeks::truth {

namespace {

// A refutation that rests on no repetition.
constexpr int no_repetition = std::numeric_limits<int>::max();
// A refutation only because the play became too long: rests on something above the root, and so
// never becomes one of the position.
constexpr int too_deep = -1;
constexpr int deepest = 400;

struct Child {
    games::Position position;
    games::Identity identity;
    Numbers numbers;
    int rests_on = no_repetition; // for a refuted child: how near the root a repetition lies
};

class ProofSearch {
public:
    ProofSearch(const Question& question, const Leaves& leaves, std::uint64_t budget)
        : question_(question), leaves_(leaves), budget_(budget) {}

    // Numbers are good at finding wins in a large graph and slow to see that play goes round in
    // circles. So half of the budget is theirs; the other half is for looking at everything that
    // can be reached, which decides small graphs completely.
    Answer run() {
        const games::Identity root = games::identity(question_.position);
        node_of(question_.position, root);
        while (unsettled(root)) {
            expand(question_.position, root, {infinite, infinite}, 0);
        }
        Answer answer = answer_so_far(root);
        if (answer.verdict == Verdict::open) {
            const auto [complete, looked_at] =
                close_graph(question_, leaves_, nodes_, budget_ - std::min(budget_, visits_));
            visits_ += looked_at;
            if (complete) {
                mark_proofs(question_, nodes_, proofs_);
            }
            answer = answer_so_far(root);
        }
        return answer;
    }

private:
    bool unsettled(const games::Identity& root) const {
        const Numbers numbers = nodes_.find(root)->second.numbers;
        return !numbers.proved() && !numbers.refuted() && visits_ < budget_ / 2 &&
               !by_way_.contains(way_to(root));
    }

    Answer answer_so_far(const games::Identity& root) const {
        Answer answer;
        answer.nodes = visits_;
        const bool proved = nodes_.find(root)->second.numbers.proved();
        auto strategy =
            proved ? winning_strategy(question_, nodes_) : holding_strategy(question_, nodes_);
        if (strategy) {
            answer.verdict = proved ? Verdict::proved : Verdict::refuted;
            answer.strategy = std::move(*strategy);
        }
        return answer;
    }

    bool attacks(const games::Position& position) const {
        return games::side_to_move(position) == question_.side;
    }

    Node& node_of(const games::Position& position, const games::Identity& identity) {
        return enter(nodes_, position, identity, {question_.side, leaves_});
    }

    std::vector<Child> children_of(const games::Position& position) {
        std::vector<Child> children;
        for (const games::Position& next : successors_of(position)) {
            const games::Identity identity = games::identity(next);
            const bool known =
                std::ranges::find(children, identity, &Child::identity) != children.end();
            if (!known) { // two captures may lead to one position
                node_of(next, identity);
                children.push_back({next, identity, {}, no_repetition});
            }
        }
        return children;
    }

    // One number for the way to a position: which positions lie on it, not in which order.
    std::uint64_t way_to(const games::Identity& identity) const {
        return way_ ^ IdentityHash {}(identity) * 0xD6E8FEB86659FD93U;
    }

    void look_up(Child& child) const {
        const auto node = nodes_.find(child.identity);
        child.numbers = node->second.numbers;
        child.rests_on = no_repetition;
        if (child.numbers.proved() || child.numbers.refuted()) {
            return;
        }
        if (const auto above = depths_.find(child.identity); above != depths_.end()) {
            child.numbers = Numbers::of(Verdict::refuted);
            child.rests_on = above->second;
        } else if (const auto way = by_way_.find(way_to(child.identity)); way != by_way_.end()) {
            child.numbers = Numbers::of(Verdict::refuted);
            child.rests_on = way->second;
        }
    }

    static Number sum(Number a, Number b) { return std::min(a + b, infinite); }

    // The attacker needs one proof among its moves; the defender one refutation.
    static Numbers combined(const std::vector<Child>& children, bool attacker) {
        Numbers all = attacker ? Numbers{infinite, 0} : Numbers{0, infinite};
        for (const Child& child : children) {
            const Numbers one = child.numbers;
            if (attacker) {
                all = {std::min(all.proof, one.proof), sum(all.refutation, one.refutation)};
            } else {
                all = {sum(all.proof, one.proof), std::min(all.refutation, one.refutation)};
            }
        }
        if (all.proof == 0) {
            return Numbers::of(Verdict::proved);
        }
        return all.refutation == 0 ? Numbers::of(Verdict::refuted) : all;
    }

    static int rests_on(const std::vector<Child>& children, bool attacker) {
        int result = attacker ? no_repetition : too_deep;
        for (const Child& child : children) {
            if (child.numbers.refuted()) {
                result =
                    attacker ? std::min(result, child.rests_on) : std::max(result, child.rests_on);
            }
        }
        return result;
    }

    // Where the thresholds of the most promising child lie: what makes it less promising than the
    // second, or settles its parent.
    static std::size_t choose(const std::vector<Child>& children, bool attacker, Numbers limit,
                              Numbers now, Numbers& child_limit) {
        const auto main = [&](const Child& c) {
            return attacker ? c.numbers.proof : c.numbers.refutation;
        };
        std::size_t best = 0;
        Number second = infinite;
        for (std::size_t i = 1; i < children.size(); ++i) {
            if (main(children[i]) < main(children[best])) {
                second = main(children[best]);
                best = i;
            } else {
                second = std::min(second, main(children[i]));
            }
        }
        const Number next = std::min(attacker ? limit.proof : limit.refutation, sum(second, 1));
        const Numbers own = children[best].numbers;
        child_limit = attacker ? Numbers{next, limit.refutation - now.refutation + own.refutation}
                               : Numbers{limit.proof - now.proof + own.proof, next};
        return best;
    }

    void expand(const games::Position& position, const games::Identity& identity, Numbers limit,
                int depth) {
        if (depth > deepest) {
            by_way_[way_to(identity)] = too_deep;
            ++visits_;
            return;
        }
        depths_[identity] = depth;
        const std::uint64_t way_before = way_;
        way_ = way_to(identity);
        work_on(position, identity, limit, depth);
        way_ = way_before;
        depths_.erase(identity);
        if (pending_refutation_) {
            by_way_[way_to(identity)] = *pending_refutation_;
            pending_refutation_.reset();
        }
    }

    void work_on(const games::Position& position, const games::Identity& identity, Numbers limit,
                 int depth) {
        std::vector<Child> children = children_of(position);
        const bool attacker = attacks(position);
        while (true) {
            ++visits_;
            std::ranges::for_each(children, [this](Child& child) { look_up(child); });
            const Numbers now = combined(children, attacker);
            const int rests = now.refuted() ? rests_on(children, attacker) : no_repetition;
            if (now.refuted() && rests < depth) {
                pending_refutation_ = rests; // of this way here, not of the position
                return;
            }
            Node& node = nodes_[identity];
            node.numbers = now;
            if (now.proved()) {
                node.order = ++proofs_;
            }
            if (now.proof >= limit.proof || now.refutation >= limit.refutation || now.proved() ||
                now.refuted() || visits_ >= budget_ / 2) {
                return;
            }
            Numbers child_limit;
            const std::size_t best = choose(children, attacker, limit, now, child_limit);
            expand(children[best].position, children[best].identity, child_limit, depth + 1);
        }
    }

    const Question& question_;
    const Leaves& leaves_;
    std::uint64_t budget_;
    std::uint64_t visits_ = 0;
    std::uint64_t proofs_ = 0;
    Nodes nodes_;
    IdentityMap<int> depths_;                       // the positions of the play in hand
    std::uint64_t way_ = 0;                         // their number
    std::unordered_map<std::uint64_t, int> by_way_; // refutations that rest on repetitions
    std::optional<int> pending_refutation_;
};

} // namespace

Answer search_forced_win(const Question& question, const Leaves& leaves, std::uint64_t budget) {
    return ProofSearch(question, leaves, budget).run();
}

} // namespace kodeks::truth
