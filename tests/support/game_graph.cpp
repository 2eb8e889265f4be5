#include "support/game_graph.hpp"

#include <set>

namespace kodeks::test {

using truth::tables::Outcome;
using truth::tables::Value;

GameGraph::GameGraph(const games::Position& root, std::size_t most) {
    number_of(root);
    explore(most);
    if (complete_) {
        solve();
    }
}

std::size_t GameGraph::number_of(const games::Position& position) {
    const auto [found, added] = numbers_.try_emplace(games::identity(position), positions_.size());
    if (added) {
        positions_.push_back(position);
        before_.emplace_back();
    }
    return found->second;
}

void GameGraph::explore(std::size_t most) {
    for (std::size_t i = 0; i < positions_.size(); ++i) {
        if (positions_.size() > most) {
            complete_ = false;
            return;
        }
        std::set<std::size_t> successors;
        if (!games::ending(positions_[i]).over()) {
            for (const games::Position& next : truth::successors_of(positions_[i])) {
                successors.insert(number_of(next));
            }
        }
        moves_left_.push_back(successors.size());
        for (const std::size_t next : successors) {
            before_[next].push_back(i);
        }
    }
}

// Positions in ascending distance from the end: the first win found is the fastest, the last move
// found to lose is the slowest loss.
void GameGraph::solve() {
    outcomes_.resize(positions_.size());
    std::vector<std::size_t> queue;
    for (std::size_t i = 0; i < positions_.size(); ++i) {
        if (const games::Ending ending = games::ending(positions_[i]); ending.over()) {
            const bool won = ending.winner == games::side_to_move(positions_[i]);
            outcomes_[i] = {won ? Value::win : Value::loss, 0};
            queue.push_back(i);
        }
    }
    for (std::size_t i = 0; i < queue.size(); ++i) {
        const Outcome after = outcomes_[queue[i]];
        for (const std::size_t number : before_[queue[i]]) {
            const bool wins = after.value == Value::loss;
            --moves_left_[number];
            if (outcomes_[number].plies || (!wins && moves_left_[number] > 0)) {
                continue;
            }
            outcomes_[number] = {wins ? Value::win : Value::loss, *after.plies + 1};
            queue.push_back(number);
        }
    }
}

} // namespace kodeks::test
