#include "truth/proof/nodes.hpp"

#include <algorithm>
#include <deque>

namespace kodeks::truth {

namespace {

struct Reply {
    games::Move move;
    games::Position position;
    games::Identity identity;
};

std::vector<Reply> replies_in(const games::Position& position) {
    games::MoveList moves;
    games::legal_moves(position, moves);
    moves.sort();
    std::vector<Reply> replies;
    for (const games::Move& move : moves) {
        const games::Position next = games::play(position, move);
        replies.push_back({move, next, games::identity(next)});
    }
    return replies;
}

// Of the proved replies the one proved first: proofs rest on earlier ones, so this comes to an end.
const Reply* first_proved(const std::vector<Reply>& replies, const Nodes& nodes) {
    const Reply* best = nullptr;
    std::uint64_t order = 0;
    for (const Reply& reply : replies) {
        const auto node = nodes.find(reply.identity);
        if (node != nodes.end() && node->second.numbers.proved() &&
            (best == nullptr || node->second.order < order)) {
            best = &reply;
            order = node->second.order;
        }
    }
    return best;
}

// Every position the search has seen that may be one the attacker cannot win from, with the moves
// that matter; positions that turn out to be winnable are taken out one after the other.
class HoldingSet {
public:
    HoldingSet(const Question& question, const Nodes& nodes) : question_(question), nodes_(nodes) {
        explore();
        prune();
    }

    // Positions that do not hold, each after those that are the reason.
    const std::vector<std::size_t>& taken_out() const { return taken_out_; }

    const games::Identity& identity(std::size_t place) const { return places_[place].identity; }

    std::optional<std::vector<Step>> strategy() const {
        if (places_.empty() || !places_.front().holds) {
            return std::nullopt;
        }
        std::vector<Step> steps;
        for (const Place& place : places_) {
            if (place.holds && !place.attacker && !place.settled) {
                const auto kept = std::ranges::find_if(
                    place.next, [&](const Edge& edge) { return places_[edge.to].holds; });
                steps.push_back({place.identity, 0, kept->move});
            }
        }
        sort_strategy(steps);
        return steps;
    }

private:
    struct Edge {
        games::Move move;
        std::size_t to;
    };

    struct Place {
        games::Identity identity;
        bool attacker;
        bool settled;
        bool holds;
        std::vector<Edge> next = {};
        std::vector<std::size_t> before = {};
    };

    std::size_t place_of(const games::Position& position, const games::Identity& identity) {
        const auto [found, added] = numbers_.try_emplace(identity, places_.size());
        if (added) {
            const auto node = nodes_.find(identity);
            const bool seen = node != nodes_.end();
            const bool is_settled = seen && node->second.settled;
            places_.push_back({identity, games::side_to_move(position) == question_.side,
                               is_settled, seen && !node->second.numbers.proved()});
            if (!is_settled && places_.back().holds) {
                open_.emplace_back(found->second, position);
            }
        }
        return found->second;
    }

    void explore() {
        place_of(question_.position, games::identity(question_.position));
        while (!open_.empty()) {
            const auto [number, position] = open_.front();
            open_.pop_front();
            for (const Reply& reply : replies_in(position)) {
                const std::size_t to = place_of(reply.position, reply.identity);
                places_[number].next.push_back({reply.move, to});
                places_[to].before.push_back(number);
            }
        }
    }

    bool still_holds(const Place& place) const {
        const auto kept = [&](const Edge& edge) { return places_[edge.to].holds; };
        return place.attacker ? std::ranges::all_of(place.next, kept)
                              : std::ranges::any_of(place.next, kept);
    }

    void prune() {
        std::vector<std::size_t> doubtful(places_.size());
        for (std::size_t i = 0; i < doubtful.size(); ++i) {
            doubtful[i] = i;
        }
        while (!doubtful.empty()) {
            const std::size_t number = doubtful.back();
            doubtful.pop_back();
            Place& place = places_[number];
            if (place.holds && !place.settled && !still_holds(place)) {
                place.holds = false;
                taken_out_.push_back(number);
                doubtful.insert(doubtful.end(), place.before.begin(), place.before.end());
            }
        }
    }

    const Question& question_;
    const Nodes& nodes_;
    std::vector<Place> places_;
    std::vector<std::size_t> taken_out_;
    IdentityMap<std::size_t> numbers_;
    std::deque<std::pair<std::size_t, games::Position>> open_;
};

} // namespace

Node& enter(Nodes& nodes, const games::Position& position, const games::Identity& identity,
            const Judge& judge) {
    const auto [found, added] = nodes.try_emplace(identity);
    if (added) {
        const Verdict verdict = settled(position, judge.side, std::nullopt, judge.leaves);
        found->second.numbers = Numbers::of(verdict);
        found->second.settled = verdict != Verdict::open;
    }
    return found->second;
}

Closing close_graph(const Question& question, const Leaves& leaves, Nodes& nodes,
                    std::uint64_t budget) {
    Closing closing;
    IdentityMap<bool> seen;
    std::deque<games::Position> open{question.position};
    seen[games::identity(question.position)] = true;
    while (!open.empty() && closing.looked_at < budget) {
        const games::Position position = open.front();
        open.pop_front();
        ++closing.looked_at;
        for (const Reply& reply : replies_in(position)) {
            const Node& node =
                enter(nodes, reply.position, reply.identity, {question.side, leaves});
            if (!node.settled && !node.numbers.proved() &&
                seen.try_emplace(reply.identity, true).second) {
                open.push_back(reply.position);
            }
        }
    }
    closing.complete = open.empty();
    return closing;
}

void mark_proofs(const Question& question, Nodes& nodes, std::uint64_t last_order) {
    const HoldingSet set(question, nodes);
    for (const std::size_t place : set.taken_out()) {
        Node& node = nodes.find(set.identity(place))->second;
        node.numbers = Numbers::of(Verdict::proved);
        node.order = ++last_order;
    }
}

std::optional<std::vector<Step>> winning_strategy(const Question& question, const Nodes& nodes) {
    std::vector<Step> steps;
    IdentityMap<bool> entered;
    std::vector<games::Position> open{question.position};
    while (!open.empty()) {
        const games::Position position = open.back();
        open.pop_back();
        const games::Identity identity = games::identity(position);
        const auto node = nodes.find(identity);
        if (node == nodes.end() || !node->second.numbers.proved()) {
            return std::nullopt;
        }
        if (node->second.settled || !entered.try_emplace(identity, true).second) {
            continue;
        }
        const std::vector<Reply> replies = replies_in(position);
        if (games::side_to_move(position) == question.side) {
            const Reply* const reply = first_proved(replies, nodes);
            if (reply == nullptr) {
                return std::nullopt;
            }
            steps.push_back({identity, 0, reply->move});
            open.push_back(reply->position);
        } else {
            for (const Reply& reply : replies) {
                open.push_back(reply.position);
            }
        }
    }
    sort_strategy(steps);
    return steps;
}

std::optional<std::vector<Step>> holding_strategy(const Question& question, const Nodes& nodes) {
    return HoldingSet(question, nodes).strategy();
}

} // namespace kodeks::truth
