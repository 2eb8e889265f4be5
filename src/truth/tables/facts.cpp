#include "truth/tables/facts.hpp"

#include <algorithm>
#include <numeric>

namespace kodeks::truth::tables {

std::uint64_t Facts::wins_longer_than(std::size_t moves) const {
    if (moves + 1 >= wins_by_moves.size()) {
        return 0;
    }
    return std::accumulate(wins_by_moves.begin() + static_cast<std::ptrdiff_t>(moves) + 1,
                           wins_by_moves.end(), std::uint64_t{0});
}

void Facts::add(const Facts& other) {
    wins += other.wins;
    losses += other.losses;
    draws += other.draws;
    longest_win_plies = std::max(longest_win_plies, other.longest_win_plies);
    longest_loss_plies = std::max(longest_loss_plies, other.longest_loss_plies);
    wins_by_moves.resize(std::max(wins_by_moves.size(), other.wins_by_moves.size()));
    for (std::size_t i = 0; i < other.wins_by_moves.size(); ++i) {
        wins_by_moves[i] += other.wins_by_moves[i];
    }
}

Facts facts_of(const Histogram& histogram, Stuck stuck) {
    Facts facts;
    facts.draws = histogram[draw_code];
    for (int code = stuck_code; code <= longest_code; ++code) {
        const std::uint64_t count = histogram[static_cast<std::size_t>(code)];
        if (count == 0) {
            continue;
        }
        const int plies = plies_of(static_cast<Code>(code));
        if (is_loss(static_cast<Code>(code), stuck)) {
            facts.losses += count;
            facts.longest_loss_plies = plies;
            continue;
        }
        const auto moves = static_cast<std::size_t>(plies + 1) / 2;
        facts.wins += count;
        facts.longest_win_plies = plies;
        facts.wins_by_moves.resize(std::max(facts.wins_by_moves.size(), moves + 1));
        facts.wins_by_moves[moves] += count;
    }
    return facts;
}

Facts facts_of(const Engine& engine, const Contents& contents, Slice slice) {
    Facts facts;
    for (std::size_t i = 0; i < contents.slices.size(); ++i) {
        if (contents.slices[i].slice == slice) {
            facts.add(facts_of(contents.histograms[i], engine.stuck));
        }
    }
    return facts;
}

Facts facts_of(const Engine& engine, const Contents& contents, int pieces) {
    Facts facts;
    for (std::size_t i = 0; i < contents.slices.size(); ++i) {
        if (contents.slices[i].slice.pieces() == pieces) {
            facts.add(facts_of(contents.histograms[i], engine.stuck));
        }
    }
    return facts;
}

} // namespace kodeks::truth::tables
