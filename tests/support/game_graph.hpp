// An independent judge of endings: every position that play can reach from a given one, as an
// explicit graph made with the common face of all games, and the outcome of each by working back
// from the ends. It shares no code with the tables.
#pragma once

#include "games/position.hpp"
#include "truth/proof/identity_map.hpp"
#include "truth/tables/code.hpp"

#include <vector>

namespace kodeks::test {

class GameGraph {
public:
    // Empty graph when more positions than `most` are reachable.
    GameGraph(const games::Position& root, std::size_t most);

    bool complete() const { return complete_; }

    std::size_t size() const { return positions_.size(); }

    const games::Position& position(std::size_t number) const { return positions_[number]; }

    truth::tables::Outcome outcome(std::size_t number) const { return outcomes_[number]; }

private:
    void explore(std::size_t most);
    void solve();
    std::size_t number_of(const games::Position& position);

    bool complete_ = true;
    std::vector<games::Position> positions_;
    truth::IdentityMap<std::size_t> numbers_;
    std::vector<std::vector<std::size_t>> before_;
    std::vector<std::size_t> moves_left_;
    std::vector<truth::tables::Outcome> outcomes_;
};

} // namespace kodeks::test
