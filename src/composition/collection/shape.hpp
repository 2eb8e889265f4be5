// Where the pieces of a position stand, as four sets of squares, and what becomes of them when the
// position is shifted over the board, mirrored, or turned round with the colours changed. Two
// positions are variations of one another when their normal forms are equal.
#pragma once

#include "games/position.hpp"

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <vector>

namespace kodeks::composition {

struct Shape {
    std::array<std::uint64_t, 4> sets{}; // white men, white kings, black men, black kings
    bool black_to_move = false;
    friend constexpr auto operator<=>(const Shape&, const Shape&) = default;
};

Shape shape_of(const games::Position& position);

// How one position becomes another.
enum class Likeness : std::uint8_t {
    equal,
    shifted,         // over the board
    mirrored,        // left and right exchanged, which on a board of dark squares shifts too
    rotated,         // turned round, with the colours and the turn exchanged
    rotated_shifted, // and shifted or mirrored besides
};

// Where the pieces stand to each other, whatever the place on the board: the same for all positions
// that are variations of one another.
using NormalForm = std::vector<std::uint16_t>;
NormalForm normal_form(const games::Board& board, const Shape& shape);

// Empty when they are no variations of one another.
std::optional<Likeness> likeness(const games::Board& board, const Shape& a, const Shape& b);

// Pieces that stand on one board and not, or not as the same, on the other.
int difference(const Shape& a, const Shape& b);

bool contains(const Shape& whole, const Shape& part);

// A number for tables; different forms may share it.
std::uint64_t key_of(const NormalForm& form);

} // namespace kodeks::composition
