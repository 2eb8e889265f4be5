// Counting the positions after a number of plies; the last ply is counted, not made.
#pragma once

#include "games/draughts/count.hpp"
#include "games/draughts/generator.hpp"
#include "games/draughts/successor.hpp"

namespace kodeks::games::draughts {

template <Rules R, Side S>
std::uint64_t perft(const Words& words, int depth) {
    if (depth == 1) {
        return static_cast<std::uint64_t>(count_moves<R, S>(words));
    }
    std::uint64_t count = 0;
    visit_moves<R, S>(words, [&](const Capture& move) {
        count += perft<R, opponent(S)>(successor<R, S>(words, move), depth - 1);
    });
    return count;
}

template <Rules R>
std::uint64_t perft(const Words& words, int depth) {
    if (depth <= 0) {
        return 1;
    }
    return words.to_move == Side::white ? perft<R, Side::white>(words, depth)
                                        : perft<R, Side::black>(words, depth);
}

} // namespace kodeks::games::draughts
