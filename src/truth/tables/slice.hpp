// A slice: all positions with the same men and kings on both sides. Tables are made slice by slice.
//
// A position is always seen by the side to move as if it were White: turning the board round and
// swapping the colours turns Black's move into White's, so only one side to move is stored. The
// mirror of a slice is what the opponent sees: a quiet move leads from a slice into its mirror, and
// everything else (captures, promotions) into slices made before.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <string>
#include <vector>

namespace kodeks::truth::tables {

struct Slice {
    std::uint8_t men = 0; // of the side to move
    std::uint8_t kings = 0;
    std::uint8_t their_men = 0;
    std::uint8_t their_kings = 0;

    constexpr int own() const { return men + kings; }

    constexpr int theirs() const { return their_men + their_kings; }

    constexpr int pieces() const { return own() + theirs(); }

    constexpr int all_men() const { return men + their_men; }

    constexpr Slice mirror() const { return {their_men, their_kings, men, kings}; }

    // Three bits a count: slices are found in an array.
    constexpr std::size_t id() const {
        return static_cast<std::size_t>(men | kings << 3 | their_men << 6 | their_kings << 9);
    }

    friend constexpr auto operator<=>(Slice, Slice) = default;
};

constexpr int most_pieces = 7;
constexpr std::size_t slice_ids = std::size_t{1} << 12;

// "2K1M-1K": the side to move first.
std::string name_of(Slice slice);

// Two slices that are each other's mirror are made together; of the two, the greater stands for
// both.
constexpr bool leads_pair(Slice slice) {
    return slice >= slice.mirror();
}

// Which slices a table holds: everything up to so many pieces, and positions of kings alone up to
// so many (kings alone never become anything else, so that set is closed by itself).
struct Scope {
    int pieces = 0;
    int kings_only = 0;

    constexpr bool holds(Slice slice) const {
        return slice.pieces() <= pieces || (slice.all_men() == 0 && slice.pieces() <= kings_only);
    }

    friend constexpr bool operator==(Scope, Scope) = default;
};

// In the order in which they can be made: fewer pieces first, then fewer men.
std::vector<Slice> slices_of(Scope scope);

// The slices that moves lead to from this slice or its mirror, without these two themselves.
std::vector<Slice> needed_by(Slice slice);

// The given slice and everything play can lead to from it, in making order.
std::vector<Slice> closure_of(Slice slice);

} // namespace kodeks::truth::tables
