// Attacks of bishop and rook without special instructions: on each of the two lines through a
// square, the squares from the nearest piece below to the nearest piece above ("obstruction
// difference"). It builds the tables of attacks.cpp, is what the program uses on processors without
// pext, and is the reference for the fast form in the tests.
#pragma once

#include "games/chess/bitboard.hpp"

#include <array>

namespace kodeks::games::chess::portable {

struct Line {
    Bitboard below = 0; // squares of the line with a lower index than the piece's own
    Bitboard above = 0;
};

constexpr Bitboard attacks_on(const Line& line, Bitboard occupied) {
    const Bitboard below = line.below & occupied;
    const Bitboard above = line.above & occupied;
    const Bitboard from_nearest_below = ~Bitboard{0} << (63 - std::countl_zero(below | 1));
    const Bitboard up_to_nearest_above = above ^ (above - 1);
    return from_nearest_below & up_to_nearest_above & (line.below | line.above);
}

constexpr Bitboard ray(int square, int file_step, int rank_step) {
    Bitboard result = 0;
    int file = file_of(square) + file_step;
    int rank = rank_of(square) + rank_step;
    while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
        result |= bit(rank * 8 + file);
        file += file_step;
        rank += rank_step;
    }
    return result;
}

struct Lines {
    std::array<Line, 64> rank, file, diagonal, antidiagonal;
};

constexpr Lines make_lines() {
    Lines lines;
    for (int square = 0; square < 64; ++square) {
        lines.rank[square] = {ray(square, -1, 0), ray(square, 1, 0)};
        lines.file[square] = {ray(square, 0, -1), ray(square, 0, 1)};
        lines.diagonal[square] = {ray(square, -1, -1), ray(square, 1, 1)};
        lines.antidiagonal[square] = {ray(square, 1, -1), ray(square, -1, 1)};
    }
    return lines;
}

inline constexpr Lines lines = make_lines();

constexpr Bitboard bishop_attacks(int square, Bitboard occupied) {
    return attacks_on(lines.diagonal[square], occupied) |
           attacks_on(lines.antidiagonal[square], occupied);
}

constexpr Bitboard rook_attacks(int square, Bitboard occupied) {
    return attacks_on(lines.rank[square], occupied) | attacks_on(lines.file[square], occupied);
}

} // namespace kodeks::games::chess::portable
