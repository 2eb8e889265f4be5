// The position after a move: a new value, the old one stays.
#pragma once

#include "games/draughts/capture.hpp"

namespace kodeks::games::draughts {

// The run of the side that has just moved: a quiet move of a king starts or continues it, any other
// move ends it (FR:17#2), and a side without men has none (FR:17#3).
template <Rules R>
constexpr Run run_after(Run before, const Words& after, Side mover, const Capture& move) {
    const bool quiet_king_move =
        move.captured == 0 && !move.promotes && (move.to & after.kings) != 0;
    if (!quiet_king_move || after.men(mover) == 0) {
        return {};
    }
    const bool same_king = before.count != 0 && (Bits{1} << before.king_bit) == move.from;
    const int count = same_king ? std::min(before.count + 1, R.quiet_king_moves) : 1;
    return {static_cast<std::uint8_t>(std::countr_zero(move.to)), static_cast<std::uint8_t>(count)};
}

// A run ends too when its king is captured or the last man of its side is.
constexpr Run run_left(Run before, const Words& after, Side side) {
    const bool stands =
        before.count != 0 && (after.of(side) & after.kings & Bits{1} << before.king_bit) != 0;
    return stands && after.men(side) != 0 ? before : Run{};
}

template <Rules R, Side S>
constexpr Words successor(const Words& words, const Capture& move) {
    Words next = words;
    next.of(S) = (words.of(S) & ~move.from) | move.to;
    next.of(opponent(S)) = words.of(opponent(S)) & ~move.captured;
    const bool is_king = (words.kings & move.from) != 0 || move.promotes;
    next.kings = (words.kings & ~(move.from | move.captured)) | (is_king ? move.to : 0);
    next.to_move = opponent(S);
    if constexpr (R.quiet_king_moves != 0) {
        next.run(S) = run_after<R>(words.run(S), next, S, move);
        next.run(opponent(S)) = run_left(words.run(opponent(S)), next, opponent(S));
    }
    return next;
}

} // namespace kodeks::games::draughts
