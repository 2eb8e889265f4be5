#include "composition/solver/closing.hpp"

#include <unordered_map>

namespace kodeks::composition {

namespace {

class Closing {
public:
    Closing(const Goal& goal, Memory& memory) : goal_(goal), memory_(memory) {}

    std::uint64_t run(const games::Position& root, std::uint64_t most) {
        enter(root);
        for (std::size_t i = 0; i < nodes_.size(); ++i) {
            if (nodes_.size() > most) {
                return i;
            }
            if (nodes_[i].known == Proof::open) {
                look_at(i);
            }
        }
        work_back();
        for (const Node& node : nodes_) {
            if (node.known != Proof::refuted && node.searched) {
                memory_.put(node.key, node.key.hash(),
                            node.known == Proof::proved ? Numbers::proved_now()
                                                        : Numbers::refuted_now(),
                            1);
            }
        }
        return nodes_.size();
    }

private:
    struct Hash {
        std::size_t operator()(const Key& key) const { return key.hash(); }
    };

    struct Node {
        games::Position position;
        Key key;
        std::vector<std::uint32_t> before{};
        std::uint32_t unproved = 0; // moves of the defender that do not lose yet
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

    std::size_t enter(const games::Position& position) {
        const Key key = Key::of(position);
        const auto [found, is_new] = numbers_.emplace(key, nodes_.size());
        if (is_new) {
            const bool attacks = games::side_to_move(position) == goal_.attacker();
            nodes_.push_back({position, key, {}, 0, known_of(position, key), false, attacks});
        }
        return found->second;
    }

    void look_at(std::size_t number) {
        games::MoveList moves;
        games::legal_moves(nodes_[number].position, moves);
        nodes_[number].searched = true;
        nodes_[number].unproved = static_cast<std::uint32_t>(moves.size());
        for (const games::Move& move : moves) {
            const std::size_t child = enter(games::play(nodes_[number].position, move));
            nodes_[child].before.push_back(static_cast<std::uint32_t>(number));
        }
    }

    // Whoever can go to a proved position attacks with success; whoever can go nowhere else loses.
    void work_back() {
        std::vector<std::size_t> work;
        for (std::size_t i = 0; i < nodes_.size(); ++i) {
            if (nodes_[i].known == Proof::proved) {
                work.push_back(i);
            }
        }
        while (!work.empty()) {
            const std::size_t number = work.back();
            work.pop_back();
            for (const std::uint32_t before : nodes_[number].before) {
                Node& node = nodes_[before];
                const bool won = node.attacks || --node.unproved == 0;
                if (won && node.known == Proof::open) {
                    node.known = Proof::proved;
                    work.push_back(before);
                }
            }
        }
    }

    const Goal& goal_;
    Memory& memory_;
    std::vector<Node> nodes_;
    std::unordered_map<Key, std::size_t, Hash> numbers_;
};

} // namespace

std::uint64_t close_graph(const games::Position& position, const Goal& goal, Memory& memory,
                          std::uint64_t most) {
    return Closing(goal, memory).run(position, most);
}

} // namespace kodeks::composition
