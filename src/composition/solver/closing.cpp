#include "composition/solver/closing.hpp"

#include "composition/solver/forced.hpp"

namespace kodeks::composition {

namespace {

class Closing {
public:
    Closing(const Goal& goal, Memory& memory, const Reach& reach)
        : goal_(goal), memory_(memory), graph_(reach) {}

    std::uint64_t run(const games::Position& root) {
        enter(root);
        while (graph_.next()) {
            if (nodes_[graph_.now()].known == Proof::open) {
                look_at(graph_.now());
            }
        }
        if (!graph_.used_up()) {
            graph_.turn_round();
            work_back();
            write();
        }
        return graph_.looked_at();
    }

private:
    struct Node {
        Proof known = Proof::open;
        bool searched = false;
        bool attacks = false;
    };

    Proof known_of(const games::Position& position, const Key& key) const {
        const Memo* const memo = memory_.find(key, key.hash());
        if (memo != nullptr && memo->numbers.settled()) {
            return memo->numbers.proved() ? Proof::proved : Proof::refuted;
        }
        return goal_.attack_settled(position);
    }

    Graph::Number enter(const games::Position& position) {
        const Key key = Key::of(position);
        const Graph::Number number = graph_.enter(position, key);
        if (graph_.size() > nodes_.size()) {
            const bool attacks = games::side_to_move(position) == goal_.attacker();
            nodes_.push_back({known_of(position, key), false, attacks});
        }
        return number;
    }

    void look_at(Graph::Number number) {
        const games::Position position = graph_.position(number);
        games::legal_moves(position, moves_);
        nodes_[number].searched = true;
        for (const games::Move& move : moves_) {
            graph_.lead_to(enter(after_forced(games::play(position, move), replies_).position));
        }
    }

    // Whoever can go to a proved position attacks with success; whoever can go nowhere else loses.
    void work_back() {
        std::vector<Graph::Number> unproved(graph_.size()); // moves that do not lose yet
        std::vector<Graph::Number> work;
        for (Graph::Number i = 0; i < graph_.size(); ++i) {
            unproved[i] = static_cast<Graph::Number>(graph_.children_of(i));
            if (nodes_[i].known == Proof::proved) {
                work.push_back(i);
            }
        }
        while (!work.empty()) {
            const Graph::Number number = work.back();
            work.pop_back();
            for (const Graph::Number before : graph_.before(number)) {
                Node& node = nodes_[before];
                const bool won = node.attacks || --unproved[before] == 0;
                if (won && node.known == Proof::open) {
                    node.known = Proof::proved;
                    work.push_back(before);
                }
            }
        }
    }

    // What is still open has no way to the attacker's end.
    void write() {
        for (Graph::Number i = 0; i < graph_.size(); ++i) {
            const Node& node = nodes_[i];
            if (node.searched) {
                memory_.put(graph_.key(i), graph_.key(i).hash(),
                            node.known == Proof::proved ? Numbers::proved_now()
                                                        : Numbers::refuted_now(),
                            1);
            }
        }
    }

    const Goal& goal_;
    Memory& memory_;
    Graph graph_;
    std::vector<Node> nodes_;
    games::MoveList moves_;
    games::MoveList replies_;
};

} // namespace

std::uint64_t close_graph(const games::Position& position, const Goal& goal, Memory& memory,
                          const Reach& reach) {
    return Closing(goal, memory, reach).run(position);
}

} // namespace kodeks::composition
