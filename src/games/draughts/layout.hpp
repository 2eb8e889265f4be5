// Where the squares of a board lie in a 64-bit word.
//
// Bits run in the order of the square numbers, row by row from the top, with unused "ghost" bits
// after the rows, so that one step in a given direction is the same shift on every row and a step
// off the board falls on a ghost or out of the word. Sets of squares never hold ghosts, so no edge
// masks are needed. Diagonal games need a ghost after every second row (8x8: shifts 4 and 5 in 35
// bits; 10x8: 5 and 6 in 43; 10x10: 5 and 6 in 54); orthogonal captures need one after every row
// (10x10: shifts 6, 7, 1 and 13 in 63 bits).
#pragma once

#include "games/draughts/rules.hpp"
#include "games/side.hpp"
#include "games/square.hpp"

#include <array>
#include <bit>
#include <cstdint>
#include <utility>

namespace kodeks::games::draughts {

using Bits = std::uint64_t;

// One step in a direction: towards higher bits (down the board) when positive.
template <int Direction>
constexpr Bits shift(Bits bits) {
    if constexpr (Direction > 0) {
        return bits << Direction;
    } else {
        return bits >> -Direction;
    }
}

constexpr Bits lowest(Bits bits) {
    return bits & (~bits + 1);
}

template <Rules R>
struct Layout {
    static_assert(R.files % 2 == 0 && R.ranks % 2 == 0, "rows of equal length, dark near corner");

    static constexpr bool orthogonal = R.capture_lines == CaptureLines::diagonal_and_orthogonal;
    static constexpr int width = R.files / 2;
    static constexpr int down_left = width + (orthogonal ? 1 : 0);
    static constexpr int down_right = down_left + 1;
    static constexpr int down = down_left + down_right; // two rows: the next dark square below
    static constexpr int square_count = R.files * R.ranks / 2;

    static constexpr int start_of_row(int row) { return row / 2 * down + row % 2 * down_left; }

    static constexpr int bit_of(int square) {
        return start_of_row(square / width) + square % width;
    }

    static_assert(start_of_row(R.ranks - 1) + width <= 64, "the board does not fit one word");

    static constexpr Bits row(int from_top) {
        return ((Bits{1} << width) - 1) << start_of_row(from_top);
    }

    static constexpr Bits rows(int first, int last) {
        Bits result = 0;
        for (int i = first; i <= last; ++i) {
            result |= row(i);
        }
        return result;
    }

    static constexpr Bits squares = rows(0, R.ranks - 1);

    static constexpr Bits promotion_row(Side side) {
        return side == Side::white ? row(0) : row(R.ranks - 1);
    }

    static constexpr Bits start_men(Side side) {
        return side == Side::white ? rows(R.ranks - R.men_rows, R.ranks - 1)
                                   : rows(0, R.men_rows - 1);
    }

    static constexpr Bits bit(Square square) { return Bits{1} << bit_of(square.index); }

    // The ghosts taken out: bit n of the result is square n.
    static constexpr SquareSet squares_of(Bits bits) {
        Bits result = 0;
        for (int i = 0; i < R.ranks; ++i) {
            result |= (bits >> start_of_row(i) & ((Bits{1} << width) - 1)) << i * width;
        }
        return SquareSet(result);
    }

    static constexpr Bits bits_of(SquareSet set) {
        Bits result = 0;
        for (int i = 0; i < R.ranks; ++i) {
            result |= (set.bits() >> i * width & ((Bits{1} << width) - 1)) << start_of_row(i);
        }
        return result;
    }

    // By bit; ghosts have none.
    static constexpr std::array<std::uint8_t, 64> square_of_bit = [] {
        std::array<std::uint8_t, 64> table{};
        for (int square = 0; square < square_count; ++square) {
            table[static_cast<std::size_t>(bit_of(square))] = static_cast<std::uint8_t>(square);
        }
        return table;
    }();

    // The square of a one-bit set.
    static constexpr Square square_of(Bits bit) {
        return {square_of_bit[static_cast<std::size_t>(std::countr_zero(bit))]};
    }
};

// Lists of directions that loops are unrolled over at compile time.
template <Rules R>
struct Directions {
    using L = Layout<R>;

    static constexpr std::array<int, 2> forward(Side side) {
        return side == Side::white ? std::array{-L::down_right, -L::down_left}
                                   : std::array{L::down_left, L::down_right};
    }

    static constexpr std::array<int, 4> diagonal = {-L::down_right, -L::down_left, L::down_left,
                                                    L::down_right};

    static constexpr auto capture = [] {
        if constexpr (L::orthogonal) {
            return std::array{-L::down_right, -L::down_left, L::down_left, L::down_right, -1, 1,
                              -L::down,       L::down};
        } else {
            return diagonal;
        }
    }();

    static constexpr auto man_capture(Side side) {
        if constexpr (R.man_captures == ManCaptures::forward) {
            return forward(side);
        } else {
            static_cast<void>(side);
            return capture;
        }
    }
};

// Calls function.operator()<I>() for I = 0 .. Count - 1. Always inlined: left to themselves the
// compilers make calls of what should be a handful of shifts.
template <std::size_t Count, class Function>
[[gnu::always_inline]] constexpr void unroll(Function&& function) {
    [&]<std::size_t... I>(std::index_sequence<I...>) __attribute__((always_inline)) {
        (function.template operator()<I>(), ...);
    }(std::make_index_sequence<Count>{});
}

} // namespace kodeks::games::draughts
