#include "truth/proof/evidence.hpp"

#include <algorithm>
#include <map>
#include <tuple>

namespace kodeks::truth {

namespace {

auto key_of(const Step& step) {
    return std::tie(step.position, step.plies_left);
}

// Walks every play that the strategy allows, depth first without recursion.
class Replay {
public:
    Replay(const Question& question, const Answer& answer, const Leaves& leaves)
        : question_(question), answer_(answer), leaves_(leaves) {}

    bool run() {
        const int plies = question_.moves ? plies_allowed(question_) : 0;
        if (!enter(question_.position, plies)) {
            return false;
        }
        while (!path_.empty()) {
            Visit& top = path_.back();
            if (top.next == top.successors.size()) {
                states_[top.key] = State::left;
                path_.pop_back();
            } else if (!enter(games::Position(top.successors[top.next++]), next_plies(top))) {
                return false;
            }
        }
        return true;
    }

private:
    using Key = std::pair<games::Identity, int>;
    enum class State : std::uint8_t { on_path, left };

    struct Visit {
        Key key;
        std::vector<games::Position> successors;
        std::size_t next = 0;
    };

    int next_plies(const Visit& visit) const { return question_.moves ? visit.key.second - 1 : 0; }

    bool enter(const games::Position& position, int plies_left) {
        const std::optional<int> limit = question_.moves ? std::optional(plies_left) : std::nullopt;
        const Verdict verdict = settled(position, question_.side, limit, leaves_);
        if (verdict != Verdict::open) {
            return verdict == answer_.verdict;
        }
        const Key key{games::identity(position), plies_left};
        if (const auto seen = states_.find(key); seen != states_.end()) {
            // Coming back to a position of the same play is no win, but as good as a draw.
            return seen->second == State::left || answer_.verdict == Verdict::refuted;
        }
        states_[key] = State::on_path;
        auto successors = successors_of(position, key);
        if (successors.empty()) {
            return false;
        }
        path_.push_back({key, std::move(successors)});
        return true;
    }

    bool is_bound(const games::Position& position) const {
        const bool asking = games::side_to_move(position) == question_.side;
        return asking == (answer_.verdict == Verdict::proved);
    }

    // The one move of the strategy, or all moves of the other side; nothing if there is none.
    std::vector<games::Position> successors_of(const games::Position& position,
                                               const Key& key) const {
        std::vector<games::Position> successors;
        if (is_bound(position)) {
            const Step wanted{key.first, key.second, {}};
            const auto found =
                std::ranges::lower_bound(answer_.strategy, key_of(wanted), {}, key_of);
            if (found != answer_.strategy.end() && key_of(*found) == key_of(wanted) &&
                games::is_legal(position, found->move)) {
                successors.push_back(games::play(position, found->move));
            }
            return successors;
        }
        games::MoveList moves;
        games::legal_moves(position, moves);
        for (const games::Move& move : moves) {
            successors.push_back(games::play(position, move));
        }
        return successors;
    }

    const Question& question_;
    const Answer& answer_;
    const Leaves& leaves_;
    std::map<Key, State> states_;
    std::vector<Visit> path_;
};

} // namespace

int plies_allowed(const Question& question) {
    const bool moves_first = games::side_to_move(question.position) == question.side;
    return 2 * question.moves.value_or(0) - (moves_first ? 1 : 0);
}

Verdict settled(const games::Position& position, games::Side side, std::optional<int> plies_left,
                const Leaves& leaves) {
    if (const games::Ending ending = games::ending(position); ending.over()) {
        return ending.winner == side ? Verdict::proved : Verdict::refuted;
    }
    if (plies_left && *plies_left <= 0) {
        return Verdict::refuted;
    }
    const std::optional<Outcome> known = leaves ? leaves(position) : std::nullopt;
    if (!known) {
        return Verdict::open;
    }
    const Value winning = games::side_to_move(position) == side ? Value::win : Value::loss;
    if (known->value != winning) {
        return Verdict::refuted;
    }
    if (!plies_left) {
        return Verdict::proved;
    }
    if (!known->plies) {
        return Verdict::open;
    }
    return *known->plies <= *plies_left ? Verdict::proved : Verdict::refuted;
}

void sort_strategy(std::vector<Step>& strategy) {
    std::ranges::sort(strategy, {}, key_of);
}

bool replays(const Question& question, const Answer& answer, const Leaves& leaves) {
    return answer.verdict != Verdict::open && Replay(question, answer, leaves).run();
}

} // namespace kodeks::truth
