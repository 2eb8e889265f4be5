#include "composition/certificate/writer.hpp"

#include "base/check.hpp"

#include <algorithm>

namespace kodeks::composition {

namespace {

std::vector<games::Move> ordered_moves(const games::Position& position) {
    games::MoveList list;
    games::legal_moves(position, list);
    list.sort();
    std::vector<games::Move> moves(list.begin(), list.end());
    // Captures and moves of men first: they cannot be taken back, so they lead on.
    std::ranges::stable_partition(
        moves, [&](const games::Move& move) { return games::is_irreversible(position, move); });
    return moves;
}

// The positions that one claim needs, as a graph.
class Gathering {
public:
    Gathering(Solver& solver, const CertificateLimits& limits)
        : solver_(solver), limits_(limits), end_(solver.nodes() + limits.nodes) {}

    // False when there is too much of it, or an answer cannot be found again.
    bool gather(const games::Position& root, bool met) {
        attack_ = (solver_.goal().task_of(Proof::proved) == Proof::proved) == met;
        const games::Side attacker = solver_.goal().attacker();
        right_ = attack_ ? attacker : games::opponent(attacker);
        enter(root);
        for (std::size_t i = 0; i < nodes_.size(); ++i) {
            if (nodes_.size() > limits_.steps || solver_.nodes() >= end_ || !expand(i)) {
                return false;
            }
        }
        return !attack_ || rank();
    }

    // What the strategy really comes to; other positions were only looked at.
    void add_to(TaskBook& book, truth::IdentityMap<char>& known) const {
        std::vector<std::size_t> work{0};
        while (!work.empty()) {
            const Node& node = nodes_[work.back()];
            work.pop_back();
            if (!known.emplace(games::identity(node.position), 0).second) {
                continue;
            }
            if (node.leaf) {
                book.leaves.push_back(node.position);
            } else if (!node.children.empty() && games::side_to_move(node.position) == right_) {
                const Edge& chosen = node.children[node.chosen];
                book.steps.push_back({node.position, chosen.move});
                work.push_back(chosen.to);
            } else {
                for (const Edge& edge : node.children) {
                    work.push_back(edge.to);
                }
            }
        }
    }

private:
    struct Edge {
        games::Move move;
        std::size_t to = 0;
    };

    struct Node {
        games::Position position;
        std::vector<Edge> children{};
        std::size_t chosen = 0;
        bool leaf = false;
        bool ranked = false;
    };

    std::size_t enter(const games::Position& position) {
        const auto [found, is_new] = numbers_.emplace(games::identity(position), nodes_.size());
        if (is_new) {
            nodes_.push_back({position});
        }
        return found->second;
    }

    Proof wanted() const { return attack_ ? Proof::proved : Proof::refuted; }

    bool is_right(const games::Position& position, std::uint64_t nodes) {
        return solver_.goal().task_of(solver_.meets(position, nodes)) == wanted();
    }

    bool expand(std::size_t number) {
        const games::Position position = nodes_[number].position;
        if (solver_.goal().attack_settled(position) != Proof::open) {
            nodes_[number].leaf = solver_.goal().rests_on_leaves(position);
            return true;
        }
        if (games::side_to_move(position) == right_) {
            return choose(number, position);
        }
        for (const games::Move& move : ordered_moves(position)) {
            link(number, position, move);
        }
        return true;
    }

    void link(std::size_t number, const games::Position& position, const games::Move& move) {
        const std::size_t child = enter(games::play(position, move));
        nodes_[number].children.push_back({move, child});
    }

    // Whoever holds needs one move; whoever attacks gets a second, in case the first goes in a
    // circle.
    bool choose(std::size_t number, const games::Position& position) {
        const std::size_t enough = attack_ ? 2 : 1;
        for (const std::uint64_t nodes : {std::uint64_t{0}, limits_.nodes_each}) {
            for (const games::Move& move : ordered_moves(position)) {
                if (nodes_[number].children.size() < enough &&
                    is_right(games::play(position, move), nodes)) {
                    link(number, position, move);
                }
            }
            if (!nodes_[number].children.empty()) {
                return true;
            }
        }
        return false;
    }

    // An attack must come to an end: from the ends backwards, every position gets its place behind
    // those it needs.
    bool rank() {
        std::vector<std::vector<std::size_t>> before(nodes_.size());
        std::vector<std::size_t> missing(nodes_.size());
        std::vector<std::size_t> work;
        for (std::size_t i = 0; i < nodes_.size(); ++i) {
            missing[i] = nodes_[i].children.size();
            for (const Edge& edge : nodes_[i].children) {
                before[edge.to].push_back(i);
            }
            if (nodes_[i].children.empty()) {
                nodes_[i].ranked = true;
                work.push_back(i);
            }
        }
        while (!work.empty()) {
            const std::size_t number = work.back();
            work.pop_back();
            for (const std::size_t parent : before[number]) {
                if (!nodes_[parent].ranked && can_rank(nodes_[parent], number, --missing[parent])) {
                    nodes_[parent].ranked = true;
                    work.push_back(parent);
                }
            }
        }
        return nodes_.front().ranked;
    }

    // Whoever attacks takes the first way that is known to lead to the end; the other has all
    // moves.
    bool can_rank(Node& node, std::size_t child, std::size_t missing) const {
        if (games::side_to_move(node.position) != right_) {
            return missing == 0;
        }
        const auto found = std::ranges::find(node.children, child, &Edge::to);
        node.chosen = static_cast<std::size_t>(found - node.children.begin());
        return true;
    }

    Solver& solver_;
    CertificateLimits limits_;
    std::uint64_t end_; // of the solver's work
    bool attack_ = false;
    games::Side right_ = games::Side::white;
    std::vector<Node> nodes_;
    truth::IdentityMap<std::size_t> numbers_;
};

TaskBook& book_of(Certificate& certificate, const Task& task) {
    const auto found = std::ranges::find(certificate.books, task, &TaskBook::task);
    if (found != certificate.books.end()) {
        return *found;
    }
    certificate.books.push_back({task, {}, {}, {}});
    return certificate.books.back();
}

} // namespace

Certificate certificate_of(const games::Variant& variant, Proofs& proofs,
                           const CertificateLimits& limits) {
    Certificate certificate{&variant, {}, 0};
    std::vector<std::pair<Task, truth::IdentityMap<char>>> known;
    const std::vector<Claim> claims = proofs.claims();
    const std::uint64_t end = proofs.nodes() + limits.nodes;
    for (const Claim& claim : claims) {
        if (claim.proof == Proof::open) {
            continue;
        }
        TaskBook& book = book_of(certificate, claim.task);
        known.resize(certificate.books.size());
        auto& own = known[static_cast<std::size_t>(&book - certificate.books.data())].second;
        CertificateLimits left = limits; // one claim may not use up what the others need
        left.nodes = (end - std::min(end, proofs.nodes())) / 2;
        Gathering gathering(proofs.solver(claim.task), left);
        const bool met = claim.proof == Proof::proved;
        const bool is_known = own.contains(games::identity(claim.position));
        if (!is_known && !gathering.gather(claim.position, met)) {
            ++certificate.left_out;
            continue;
        }
        if (!is_known) {
            gathering.add_to(book, own);
        }
        book.claims.push_back({claim.position, met});
    }
    return certificate;
}

} // namespace kodeks::composition
