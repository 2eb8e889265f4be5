// What a table knows in numbers: wins, losses, draws, the longest win, how many wins take how long.
#pragma once

#include "truth/tables/contents.hpp"

namespace kodeks::truth::tables {

struct Facts {
    std::uint64_t wins = 0; // for the side to move
    std::uint64_t losses = 0;
    std::uint64_t draws = 0;
    int longest_win_plies = 0; // 0: no win
    int longest_loss_plies = 0;
    std::vector<std::uint64_t> wins_by_moves; // [n]: won with the winner's n-th own move

    std::uint64_t positions() const { return wins + losses + draws; }

    std::uint64_t wins_longer_than(std::size_t moves) const;
    void add(const Facts& other);
    friend bool operator==(const Facts&, const Facts&) = default;
};

Facts facts_of(const Histogram& histogram, Stuck stuck);

// Of a slice the file holds, or of all its slices with so many pieces.
Facts facts_of(const Engine& engine, const Contents& contents, Slice slice);
Facts facts_of(const Engine& engine, const Contents& contents, int pieces);

} // namespace kodeks::truth::tables
