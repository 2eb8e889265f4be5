#include "composition/solver/confirm.hpp"

#include <unordered_map>

namespace kodeks::composition {

namespace {

struct KeyHash {
    std::size_t operator()(const Key& key) const { return key.hash(); }
};

class Confirmation {
public:
    Confirmation(const Goal& goal, Memory& memory) : goal_(goal), memory_(memory) {}

    std::uint64_t run(const games::Position& root, std::uint64_t most) {
        enter(root);
        for (std::size_t i = 0; i < nodes_.size(); ++i) {
            if (i >= most) {
                return i; // too many: the guesses stay guesses
            }
            gather(i);
        }
        take_out();
        write();
        return nodes_.size();
    }

private:
    struct Node {
        games::Position position;
        Key key;
        std::vector<std::size_t> before{}; // nodes that lead here
        std::size_t answers = 0;           // of the defender, still inside
        bool attacks = false;
        bool out = false;
    };

    std::size_t enter(const games::Position& position) {
        const Key key = Key::of(position);
        const auto [found, is_new] = numbers_.emplace(key, nodes_.size());
        if (is_new) {
            const bool attacks = games::side_to_move(position) == goal_.attacker();
            nodes_.push_back({position, key, {}, 0, attacks, false});
        }
        return found->second;
    }

    enum class Standing : std::uint8_t { refuted, guessed, outside };

    Standing standing_of(const games::Position& position) const {
        const Key key = Key::of(position);
        const Memo* const memo = memory_.find(key, key.hash());
        if (memo != nullptr && memo->numbers.settled()) {
            return memo->numbers.refuted() ? Standing::refuted : Standing::outside;
        }
        if (memo != nullptr && memo->anchor != 0) {
            return Standing::guessed;
        }
        if (numbers_.contains(key)) {
            return Standing::guessed;
        }
        return goal_.attack_settled(position) == Proof::refuted ? Standing::refuted
                                                                : Standing::outside;
    }

    void gather(std::size_t number) {
        games::MoveList moves;
        games::legal_moves(nodes_[number].position, moves);
        const bool attacks = nodes_[number].attacks;
        for (const games::Move& move : moves) {
            const games::Position next = games::play(nodes_[number].position, move);
            const Standing standing = standing_of(next);
            if (standing == Standing::refuted) {
                nodes_[number].answers += attacks ? 0 : 1;
            } else if (standing == Standing::guessed) {
                const std::size_t child = enter(next);
                nodes_[child].before.push_back(number);
                nodes_[number].answers += attacks ? 0 : 1;
            } else if (attacks) {
                nodes_[number].out = true;
            }
        }
        nodes_[number].out = nodes_[number].out || (!attacks && nodes_[number].answers == 0);
    }

    void take_out() {
        std::vector<std::size_t> work;
        for (std::size_t i = 0; i < nodes_.size(); ++i) {
            if (nodes_[i].out) {
                work.push_back(i);
            }
        }
        while (!work.empty()) {
            const std::size_t number = work.back();
            work.pop_back();
            for (const std::size_t before : nodes_[number].before) {
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
        for (const Node& node : nodes_) {
            if (node.out) {
                memory_.forget_anchor(node.key, node.key.hash());
            } else {
                memory_.put(node.key, node.key.hash(), Numbers::refuted_now(), 1);
            }
        }
    }

    const Goal& goal_;
    Memory& memory_;
    std::vector<Node> nodes_;
    std::unordered_map<Key, std::size_t, KeyHash> numbers_;
};

} // namespace

std::uint64_t confirm_refutation(const games::Position& position, const Goal& goal, Memory& memory,
                                 std::uint64_t most) {
    return Confirmation(goal, memory).run(position, most);
}

} // namespace kodeks::composition
