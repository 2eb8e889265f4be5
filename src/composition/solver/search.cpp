#include "composition/solver/search.hpp"

#include "base/check.hpp"
#include "composition/solver/closing.hpp"
#include "composition/solver/confirm.hpp"
#include "composition/solver/forced.hpp"
#include "composition/solver/selection.hpp"

#include <algorithm>
#include <tuple>

namespace kodeks::composition {

namespace {

constexpr std::size_t deepest = 3000; // plies; a position below is left open
constexpr std::uint64_t watch_every = 1024;
constexpr std::uint64_t first_slice =
    20'000; // nodes until everything is looked at for the first time
constexpr std::uint64_t slice_growth = 4;
constexpr std::uint64_t close_slice = 4; // of a slice, a part goes into looking at everything
constexpr int most_ahead = 16;           // of force, as far as it counts
constexpr std::uint64_t least_graph_bytes = 64 << 10; // below that nothing could be confirmed

// The same for a position of few pieces below, where kings go round: once it has cost so much, and
// again whenever it has cost so many times more, but never more than a part of the whole work.
constexpr int few_pieces = 5;
constexpr std::uint64_t first_close = 1000;
constexpr std::uint64_t close_growth = 4;
constexpr std::uint64_t close_part = 3;

// Small graphs are closed whole; in large ones the numbers find more.
std::uint64_t close_share(std::uint64_t slice) {
    return std::max(std::min(slice, first_slice), slice / close_slice);
}

} // namespace

// Proved, refuted for certain, or open; guesses are confirmed here or taken back.
Proof Search::answer(const Child& root, std::uint64_t end) {
    const Memo* memo = memory_.find(root.key, root.hash);
    if (memo != nullptr && !memo->numbers.settled() && memo->anchor == root.hash) {
        nodes_ +=
            confirm_refutation(root.position, goal_, memory_, reach(end - std::min(end, nodes_)));
        memo = memory_.find(root.key, root.hash);
    }
    if (memo == nullptr || !memo->numbers.settled()) {
        return Proof::open;
    }
    return memo->numbers.proved() ? Proof::proved : Proof::refuted;
}

// Numbers find wins in a large graph and are slow to see that play goes round in circles. So from
// time to time, and at the latest when half of the budget is gone, what can be reached is looked
// at, which decides small graphs at once.
Proof Search::attack(const games::Position& asked, std::uint64_t nodes) {
    const games::Position position = after_forced(asked, moves_).position;
    const Proof known = goal_.attack_settled(position);
    if (known != Proof::open) {
        return known;
    }
    if (!force_ || &force_->variant() != &position.variant()) {
        force_.emplace(position.variant());
    }
    const std::uint64_t end = nodes_ + nodes;
    const Key key = Key::of(position);
    const Child root{position, key, key.hash(), {}, {}, true, false};
    way_.clear();
    stopped_ = false;
    std::uint64_t slice = std::max<std::uint64_t>(1, std::min(nodes / 2, first_slice));
    Proof found = answer(root, end);
    while (found == Proof::open && nodes_ < end && !stopped_) {
        found = by_numbers(root, std::min(end, nodes_ + slice));
        if (found == Proof::open && !stopped_) {
            close(root, std::min(close_share(slice), end - nodes_));
            found = answer(root, end);
        }
        slice *= slice_growth;
    }
    return found;
}

Proof Search::by_numbers(const Child& root, std::uint64_t end) {
    last_node_ = end;
    Proof found = Proof::open;
    while (found == Proof::open && !out_of_budget()) {
        expand(root, {infinite, infinite});
        found = answer(root, end);
        const Memo* const memo = memory_.find(root.key, root.hash);
        if (memo != nullptr && memo->numbers.proof >= most && memo->numbers.refutation >= most) {
            break;
        }
    }
    return found;
}

// Whoever watches may stop the search, also while a graph is looked at.
bool Search::goes_on(std::uint64_t nodes) {
    next_watch_ = nodes + watch_every;
    stopped_ = stopped_ || (watch_ && !watch_(nodes));
    return !stopped_;
}

Reach Search::reach(std::uint64_t positions) {
    return {positions, std::max(graph_bytes_, least_graph_bytes),
            [this](std::uint64_t looked_at) { return goes_on(nodes_ + looked_at); }};
}

// Looks at everything that can be reached from here. Whether that settled it.
bool Search::close(const Child& node, std::uint64_t positions) {
    const std::uint64_t looked_at = close_graph(node.position, goal_, memory_, reach(positions));
    nodes_ += looked_at;
    closed_ += looked_at;
    const Memo* const memo = memory_.find(node.key, node.hash);
    return memo != nullptr && memo->numbers.settled();
}

bool Search::out_of_budget() const {
    return stopped_ || nodes_ >= last_node_;
}

int Search::ply_on_way(std::uint64_t hash) const {
    if (way_.empty()) {
        return -1;
    }
    for (std::size_t i = way_.size(); i-- > way_.back().reversible_from;) {
        if (way_[i].hash == hash) {
            return static_cast<int>(i);
        }
    }
    return -1;
}

// Of a position that is new. More force makes a proof likelier; what can be taken at once counts as
// taken, and a piece no more than two moves: combinations give many. The number of moves is what a
// proof number must at least be.
Numbers Search::first_numbers(const games::Position& position, const Key& key) {
    games::legal_moves(position, moves_);
    const Proof known =
        moves_.empty() ? goal_.attack_settled(position) : goal_.attack_settled_going_on(position);
    if (known != Proof::open) {
        return known == Proof::proved ? Numbers::proved_now() : Numbers::refuted_now();
    }
    int taken = 0;
    for (const games::Move& move : moves_) {
        taken = std::max(taken, man_worth * move.captured.size());
    }
    const games::Side side = goal_.attacker();
    const bool attacker = attacks(position);
    const int ahead = force_->of(key, side, true) - force_->of(key, games::opponent(side), false) +
                      (attacker ? taken : -taken);
    const auto choices = static_cast<Number>(moves_.size());
    const Number behind = static_cast<Number>(std::clamp(-ahead, 0, most_ahead));
    const Number before = static_cast<Number>(std::clamp(ahead, 0, most_ahead));
    return {(attacker ? 1 : choices) + behind, (attacker ? choices : 1) + before};
}

std::vector<Search::Child> Search::children_of(const games::Position& position) {
    games::legal_moves(position, moves_);
    moves_.sort();
    std::vector<Child> children;
    children.reserve(moves_.size());
    for (const games::Move& move : moves_) {
        const AfterForced next = after_forced(games::play(position, move), replies_);
        const Key key = Key::of(next.position);
        if (std::ranges::find(children, key, &Child::key) == children.end()) {
            const std::uint64_t hash = key.hash();
            memory_.prefetch(hash);
            const bool irreversible = next.captured || games::is_irreversible(position, move);
            children.push_back({next.position, key, hash, {}, {}, irreversible, false});
        }
    }
    for (Child& child : children) {
        if (memory_.find(child.key, child.hash) == nullptr) {
            child.numbers = first_numbers(child.position, child.key);
        }
    }
    return children;
}

// Follows the anchors to one that lies on the way or needs no other.
bool Search::refuted_by_anchor(const Memo& memo, Rest& rest) const {
    constexpr int longest_chain = 8;
    const Memo* link = &memo;
    std::uint64_t hash = 0; // of the last anchor
    rest = {};
    for (int i = 0; i < longest_chain && link != nullptr && link->anchor != 0; ++i) {
        rest.sure = rest.sure && link->sure;
        if (link->anchor == hash || link->anchor == link->key.hash()) {
            return true; // seems to need nothing but itself
        }
        hash = link->anchor;
        if (const int ply = ply_on_way(hash); ply >= 0) {
            rest.ply = ply;
            return true;
        }
        link = memory_.find(hash);
        if (link != nullptr && link->numbers.settled()) {
            return link->numbers.refuted();
        }
    }
    rest.sure = false; // of an anchor nothing is known; as long as it is not proved, guess on
    return memo.anchor != 0;
}

// What is known of a child by now. Its first numbers stay where nothing is.
void Search::look_up(Child& child) const {
    if (child.numbers.settled() && !child.refuted_here) {
        return;
    }
    const Memo* const memo = memory_.find(child.key, child.hash);
    if (memo != nullptr && memo->numbers.settled()) {
        child.numbers = memo->numbers;
        child.rest = {};
        child.refuted_here = false;
        return;
    }
    if (child.refuted_here) {
        return;
    }
    const int ply = child.irreversible ? -1 : ply_on_way(child.hash);
    Rest rest{ply};
    if (ply >= 0 || (memo != nullptr && refuted_by_anchor(*memo, rest))) {
        child.numbers = Numbers::refuted_now();
        child.rest = rest;
        child.refuted_here = true;
    } else if (memo != nullptr) {
        child.numbers = memo->numbers;
    }
}

// The attacker needs every child refuted, the defender the best one.
Search::Rest Search::rest_of(const std::vector<Child>& children, bool attacker) const {
    Rest all;
    Rest best{-1, true, false};
    for (const Child& child : children) {
        if (!child.numbers.refuted()) {
            continue;
        }
        Rest rest = child.rest;
        if (rest.holds_from(depth())) {
            rest = {Rest::nothing, false, rest.sure};
        }
        const bool same =
            rest.ply == Rest::nothing || all.ply == Rest::nothing || all.ply == rest.ply;
        all = {std::min(all.ply, rest.ply), all.several || rest.several || !same,
               all.sure && rest.sure};
        const auto goodness = [](const Rest& r) { return std::tuple(r.sure, r.ply, !r.several); };
        best = goodness(rest) > goodness(best) ? rest : best;
    }
    return attacker ? all : best;
}

Search::Found Search::refuted(const Child& node, const std::vector<Child>& children,
                              std::uint64_t work) {
    const Rest rest = rest_of(children, attacks(node.position));
    if (rest.ply == Rest::nothing && rest.sure) {
        memory_.put(node.key, node.hash, Numbers::refuted_now(), work);
        return {};
    }
    const std::uint64_t anchor =
        rest.ply == Rest::nothing ? node.hash : way_[static_cast<std::size_t>(rest.ply)].hash;
    memory_.put_anchor(node.key, node.hash, anchor, rest.sure && !rest.several);
    return {true, rest};
}

bool Search::worth_closing(const Child& node) const {
    const int pieces = games::material(node.position, games::Side::white).total() +
                       games::material(node.position, games::Side::black).total();
    return pieces <= few_pieces && closed_ * close_part <= nodes_;
}

Search::Found Search::work_on(const Child& node, Numbers limit, std::vector<Child>& children) {
    const std::uint64_t before = nodes_;
    const bool attacker = attacks(node.position);
    const Memo* const memo = memory_.find(node.key, node.hash);
    const std::uint64_t earlier = memo == nullptr ? 0 : memo->work;
    std::uint64_t close_at = first_close;
    while (close_at <= earlier) {
        close_at *= close_growth;
    }
    std::ranges::for_each(children, [this](Child& child) { look_up(child); });
    while (true) {
        if (earlier + nodes_ - before >= close_at) {
            const std::uint64_t work = earlier + nodes_ - before;
            close_at = work * close_growth;
            if (worth_closing(node) && close(node, work)) {
                return {};
            }
        }
        const Numbers now = combined(children, attacker);
        if (now.refuted()) {
            return refuted(node, children, nodes_ - before + 1);
        }
        if (now.proof >= limit.proof || now.refutation >= limit.refutation || now.proved() ||
            out_of_budget() || (now.proof >= most && now.refutation >= most)) {
            memory_.put(node.key, node.hash, now, nodes_ - before + 1);
            return {};
        }
        const Selection chosen = select(children, attacker, limit);
        Child& child = children[chosen.child];
        const Numbers known = child.numbers;
        look_up(child);
        if (child.numbers != known) {
            continue; // it was reached by another way meanwhile
        }
        const Found found = expand(child, chosen.limit);
        if (found.refuted_here) {
            child.numbers = Numbers::refuted_now();
            child.rest = found.rest;
            child.refuted_here = true;
        } else {
            look_up(child);
        }
    }
}

Search::Found Search::expand(const Child& node, Numbers limit) {
    if (way_.size() >= deepest) {
        memory_.put(node.key, node.hash, {most, most}, 1);
        ++nodes_;
        return {};
    }
    const std::size_t from =
        node.irreversible || way_.empty() ? way_.size() : way_.back().reversible_from;
    way_.push_back({node.hash, from});
    ++nodes_;
    if (nodes_ >= next_watch_) {
        goes_on(nodes_);
    }
    std::vector<Child> children = children_of(node.position);
    const Found found = work_on(node, limit, children);
    way_.pop_back();
    return found;
}

} // namespace kodeks::composition
