#include "composition/solver/confirm.hpp"

#include "composition/solver/forced.hpp"

namespace kodeks::composition {

namespace {

class Confirmation {
public:
    Confirmation(const Goal& goal, Memory& memory, const Reach& reach)
        : goal_(goal), memory_(memory), graph_(reach) {}

    std::uint64_t run(const games::Position& root) {
        enter(root, Key::of(root));
        while (graph_.next()) {
            gather(graph_.now());
        }
        if (!graph_.used_up()) { // else the guesses stay guesses
            graph_.turn_round();
            take_out();
            write();
        }
        return graph_.looked_at();
    }

private:
    struct Node {
        std::uint32_t answers = 0; // of the defender, still inside
        bool attacks = false;
        bool out = false;
    };

    Graph::Number enter(const games::Position& position, const Key& key) {
        const Graph::Number number = graph_.enter(position, key);
        if (graph_.size() > nodes_.size()) {
            nodes_.push_back({0, games::side_to_move(position) == goal_.attacker(), false});
        }
        return number;
    }

    enum class Standing : std::uint8_t { refuted, guessed, outside };

    Standing standing_of(const games::Position& position, const Key& key) const {
        const Memo* const memo = memory_.find(key, key.hash());
        if (memo != nullptr && memo->numbers.settled()) {
            return memo->numbers.refuted() ? Standing::refuted : Standing::outside;
        }
        if ((memo != nullptr && memo->anchor != 0) || graph_.contains(key)) {
            return Standing::guessed;
        }
        return goal_.attack_settled(position) == Proof::refuted ? Standing::refuted
                                                                : Standing::outside;
    }

    void gather(Graph::Number number) {
        const games::Position position = graph_.position(number);
        games::legal_moves(position, moves_);
        const bool attacks = nodes_[number].attacks;
        std::uint32_t answers = 0;
        bool out = false;
        for (const games::Move& move : moves_) {
            const games::Position next =
                after_forced(games::play(position, move), replies_).position;
            const Key key = Key::of(next);
            const Standing standing = standing_of(next, key);
            if (standing == Standing::guessed) {
                graph_.lead_to(enter(next, key));
            }
            answers += standing != Standing::outside ? 1 : 0;
            out = out || (attacks && standing == Standing::outside);
        }
        nodes_[number].answers = answers;
        nodes_[number].out = out || (!attacks && answers == 0);
    }

    void take_out() {
        std::vector<Graph::Number> work;
        for (Graph::Number i = 0; i < graph_.size(); ++i) {
            if (nodes_[i].out) {
                work.push_back(i);
            }
        }
        while (!work.empty()) {
            const Graph::Number number = work.back();
            work.pop_back();
            for (const Graph::Number before : graph_.before(number)) {
                Node& node = nodes_[before];
                const bool gone = node.attacks || --node.answers == 0;
                if (gone && !node.out) {
                    node.out = true;
                    work.push_back(before);
                }
            }
        }
    }

    void write() {
        for (Graph::Number i = 0; i < graph_.size(); ++i) {
            const Key& key = graph_.key(i);
            if (nodes_[i].out) {
                memory_.forget_anchor(key, key.hash());
            } else {
                memory_.put(key, key.hash(), Numbers::refuted_now(), 1);
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

std::uint64_t confirm_refutation(const games::Position& position, const Goal& goal, Memory& memory,
                                 const Reach& reach) {
    return Confirmation(goal, memory, reach).run(position);
}

} // namespace kodeks::composition
