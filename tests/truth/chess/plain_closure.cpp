#include "truth/chess/plain_closure.hpp"

#include <set>
#include <vector>

namespace kodeks::truth::chess::test {

std::optional<bool> can_mate_plainly(const games::Position& position, games::Side winner,
                                     std::size_t limit) {
    std::vector<games::Position> queue{position};
    std::set<games::Identity> seen{games::identity(position)};
    for (std::size_t i = 0; i < queue.size(); ++i) {
        if (queue.size() > limit) {
            return std::nullopt;
        }
        const games::Position now = queue[i];
        if (games::ending(now) == games::Ending{games::EndReason::checkmate, winner}) {
            return true;
        }
        games::MoveList moves;
        games::legal_moves(now, moves);
        for (const games::Move& move : moves) {
            const games::Position next = games::play(now, move);
            if (seen.insert(games::identity(next)).second) {
                queue.push_back(next);
            }
        }
    }
    return false;
}

} // namespace kodeks::truth::chess::test
