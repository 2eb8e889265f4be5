// Set-wise questions about a position: which men can step, which can jump, how far kings see. They
// answer for all pieces at once with a few shifts, so that most positions are judged without
// looking at a single piece.
#pragma once

#include "games/draughts/words.hpp"

namespace kodeks::games::draughts {

// The squares from which a piece could jump an adjacent victim in this direction.
template <int Direction>
constexpr Bits jump_squares(Bits victims, Bits empty) {
    return shift<-Direction>(victims) & shift<-Direction>(shift<-Direction>(empty));
}

// The empty squares that kings see in this direction. Kings on one line block each other, so the
// result counts each king's squares once.
template <Rules R, int Direction>
constexpr Bits king_reach(Bits kings, Bits empty) {
    if constexpr (R.king_range == KingRange::one_step) {
        return shift<Direction>(kings) & empty;
    }
    // Each line doubles the distance: 1, 2, 4, 8 squares.
    Bits reach = shift<Direction>(kings) & empty;
    reach |= shift<Direction>(reach) & empty;
    Bits open = empty & shift<Direction>(empty);
    reach |= shift<2 * Direction>(reach) & open;
    open &= shift<2 * Direction>(open);
    reach |= shift<4 * Direction>(reach) & open;
    if constexpr (R.ranks > 8 && R.files > 8) {
        reach |= shift<Direction>(reach) & empty; // the ninth square, from corner to corner
    }
    return reach;
}

template <Rules R, Side S>
constexpr bool men_can_capture(const View<R, S>& view) {
    constexpr auto directions = Directions<R>::man_capture(S);
    Bits from = 0;
    unroll<directions.size()>(
        [&]<std::size_t I>() { from |= jump_squares<directions[I]>(view.victims, view.empty); });
    return (from & view.men) != 0;
}

// Whether a king on any of these squares has a jump.
template <Rules R>
constexpr bool kings_can_capture(Bits kings, Bits victims, Bits empty) {
    constexpr auto& directions = Directions<R>::capture;
    Bits jumps = 0;
    unroll<directions.size()>([&]<std::size_t I>() {
        constexpr int d = directions[I];
        const Bits seen =
            R.king_range == KingRange::one_step ? kings : kings | king_reach<R, d>(kings, empty);
        jumps |= seen & jump_squares<d>(victims, empty);
    });
    return jumps != 0;
}

template <Rules R, Side S>
constexpr bool can_capture(const View<R, S>& view) {
    return men_can_capture(view) ||
           (view.kings != 0 && kings_can_capture<R>(view.kings, view.victims, view.empty));
}

// The king that may not make a quiet move now (FR:17#1), or nothing.
template <Rules R, Side S>
constexpr Bits frozen_king(const Words& words) {
    if constexpr (R.quiet_king_moves == 0) {
        return 0;
    }
    const Run run = words.run(S);
    return run.count < R.quiet_king_moves ? 0 : Bits{1} << run.king_bit;
}

template <Rules R, Side S>
constexpr int count_quiet_man_moves(const View<R, S>& view) {
    constexpr auto forward = Directions<R>::forward(S);
    return std::popcount(shift<forward[0]>(view.men) & view.empty) +
           std::popcount(shift<forward[1]>(view.men) & view.empty);
}

template <Rules R>
constexpr int count_quiet_king_moves(Bits kings, Bits empty) {
    constexpr auto& directions = Directions<R>::diagonal;
    int count = 0;
    unroll<directions.size()>([&]<std::size_t I>() {
        count += std::popcount(king_reach<R, directions[I]>(kings, empty));
    });
    return count;
}

} // namespace kodeks::games::draughts
