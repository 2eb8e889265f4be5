// Sets of chess squares as machine words: bit 0 is a1, bit 7 is h1, bit 63 is h8.
#pragma once

#include "games/side.hpp"

#include <bit>
#include <cstdint>

namespace kodeks::games::chess {

using Bitboard = std::uint64_t;

constexpr Bitboard file_a = 0x0101010101010101;
constexpr Bitboard file_h = file_a << 7;
constexpr Bitboard rank_1 = 0xFF;
constexpr Bitboard rank_8 = rank_1 << 56;
constexpr Bitboard light_squares = 0x55AA55AA55AA55AA;

constexpr Bitboard bit(int square) {
    return Bitboard{1} << square;
}

constexpr int first_square(Bitboard set) {
    return std::countr_zero(set);
}

// Takes the first square out of a set that is not empty.
constexpr int pop_square(Bitboard& set) {
    const int square = first_square(set);
    set &= set - 1;
    return square;
}

constexpr bool has_several(Bitboard set) {
    return (set & (set - 1)) != 0;
}

constexpr int file_of(int square) {
    return square & 7;
}

constexpr int rank_of(int square) {
    return square >> 3;
}

// The n-th rank (from 0) as the given side counts them.
template <Side Us>
constexpr Bitboard own_rank(int n) {
    return rank_1 << 8 * (Us == Side::white ? n : 7 - n);
}

// How far a pawn's step moves it on the square index.
template <Side Us>
constexpr int pawn_step = Us == Side::white ? 8 : -8;

template <int Step>
constexpr Bitboard shifted(Bitboard set) {
    if constexpr (Step > 0) {
        return set << Step;
    } else {
        return set >> -Step;
    }
}

// The squares diagonally in front of pawns, to the a-side and to the h-side (FIDE:3.7.3).
template <Side Us>
constexpr Bitboard a_side_captures(Bitboard pawns) {
    return shifted<pawn_step<Us> - 1>(pawns & ~file_a);
}

template <Side Us>
constexpr Bitboard h_side_captures(Bitboard pawns) {
    return shifted<pawn_step<Us> + 1>(pawns & ~file_h);
}

template <Side Us>
constexpr Bitboard pawn_attacks(Bitboard pawns) {
    return a_side_captures<Us>(pawns) | h_side_captures<Us>(pawns);
}

// Squares a knight's leap away from any square of the set (FIDE:3.6).
constexpr Bitboard knight_attacks_of(Bitboard set) {
    const Bitboard one_left = set >> 1 & ~file_h;
    const Bitboard one_right = set << 1 & ~file_a;
    const Bitboard two_left = set >> 2 & ~(file_h | file_h >> 1);
    const Bitboard two_right = set << 2 & ~(file_a | file_a << 1);
    const Bitboard near = one_left | one_right;
    const Bitboard far = two_left | two_right;
    return near << 16 | near >> 16 | far << 8 | far >> 8;
}

// Squares adjoining any square of the set (FIDE:3.8.1).
constexpr Bitboard king_attacks_of(Bitboard set) {
    const Bitboard row = set | (set >> 1 & ~file_h) | (set << 1 & ~file_a);
    return (row | row << 8 | row >> 8) & ~set;
}

} // namespace kodeks::games::chess
