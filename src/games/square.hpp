// Squares and sets of squares as every room above sees them.
//
// A Square is the index of a *playing* square: in chess a1 = 0, b1 = 1 ... h8 = 63; in draughts the
// square's number minus one, numbers running row by row from the top left as White sees the board
// (UA:IV.1.3.1; on 8x8 b8 = 1 ... g1 = 32). No board here has more than 64 playing squares, so a
// set of squares is one word.
#pragma once

#include <bit>
#include <compare>
#include <cstdint>

namespace kodeks::games {

struct Square {
    std::uint8_t index = 0;
    friend constexpr auto operator<=>(Square, Square) = default;
};

constexpr Square no_square{255};

class SquareSet {
public:
    constexpr SquareSet() = default;

    explicit constexpr SquareSet(std::uint64_t bits) : bits_(bits) {}

    constexpr void add(Square square) { bits_ |= std::uint64_t{1} << square.index; }

    constexpr void remove(Square square) { bits_ &= ~(std::uint64_t{1} << square.index); }

    constexpr bool contains(Square square) const { return (bits_ >> square.index & 1) != 0; }

    constexpr int size() const { return std::popcount(bits_); }

    constexpr bool empty() const { return bits_ == 0; }

    constexpr std::uint64_t bits() const { return bits_; }

    friend constexpr auto operator<=>(SquareSet, SquareSet) = default;

    // Iterates in ascending order: for (Square square : set) { ... }
    class Iterator {
    public:
        explicit constexpr Iterator(std::uint64_t rest) : rest_(rest) {}

        constexpr Square operator*() const {
            return {static_cast<std::uint8_t>(std::countr_zero(rest_))};
        }

        constexpr Iterator& operator++() {
            rest_ &= rest_ - 1;
            return *this;
        }

        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        std::uint64_t rest_;
    };

    constexpr Iterator begin() const { return Iterator(bits_); }

    constexpr Iterator end() const { return Iterator(0); }

private:
    std::uint64_t bits_ = 0;
};

} // namespace kodeks::games
