// What a piece on a square attacks (FIDE:3.1.2), from tables.
//
// Bishop and rook: one table look-up indexed by pext where the processor has it
// (base/scattered.hpp), else computed (portable_sliders.hpp); the results are identical.
#pragma once

#include "base/scattered.hpp"
#include "games/chess/bitboard.hpp"
#include "games/chess/portable_sliders.hpp"

#include <array>

namespace kodeks::games::chess {

struct LeaperTables {
    std::array<Bitboard, 64> knight{};
    std::array<Bitboard, 64> king{};
    // What bishop and rook see on an empty board.
    std::array<Bitboard, 64> diagonal_rays{};
    std::array<Bitboard, 64> straight_rays{};
    // The squares strictly between two squares of one line, else nothing.
    std::array<std::array<Bitboard, 64>, 64> between{};
};

constexpr LeaperTables make_leaper_tables() {
    LeaperTables tables;
    for (int a = 0; a < 64; ++a) {
        tables.knight[a] = knight_attacks_of(bit(a));
        tables.king[a] = king_attacks_of(bit(a));
        for (int direction = 0; direction < 9; ++direction) {
            const int file_step = direction % 3 - 1;
            const int rank_step = direction / 3 - 1;
            Bitboard rest = direction == 4 ? 0 : portable::ray(a, file_step, rank_step);
            const bool diagonal = file_step != 0 && rank_step != 0;
            (diagonal ? tables.diagonal_rays : tables.straight_rays)[a] |= rest;
            while (rest != 0) {
                const int b = pop_square(rest);
                tables.between[a][b] = portable::ray(a, file_step, rank_step) &
                                       portable::ray(b, -file_step, -rank_step);
            }
        }
    }
    return tables;
}

inline constexpr LeaperTables leapers = make_leaper_tables();

inline Bitboard knight_attacks(int square) {
    return leapers.knight[square];
}

inline Bitboard king_attacks(int square) {
    return leapers.king[square];
}

inline Bitboard diagonal_rays(int square) {
    return leapers.diagonal_rays[square];
}

inline Bitboard straight_rays(int square) {
    return leapers.straight_rays[square];
}

inline Bitboard between(int a, int b) {
    return leapers.between[a][b];
}

struct SliderEntry {
    Bitboard mask;           // the squares whose pieces can block
    const Bitboard* attacks; // by pext(occupied, mask)
};

// The entries point into `sets`, which holds the attacks for all sets of blockers of all squares:
// 5248 for the bishop, 102400 for the rook.
struct SliderTables {
    SliderTables();
    SliderTables(const SliderTables&) = delete;
    SliderTables& operator=(const SliderTables&) = delete;

    std::array<SliderEntry, 64> bishop;
    std::array<SliderEntry, 64> rook;
    std::array<Bitboard, 5248 + 102400> sets;
};

// Built once before main(), never changed; empty where nobody looks into it.
extern const SliderTables sliders;

inline Bitboard slider_attacks(const SliderEntry& entry, Bitboard occupied) {
    return entry.attacks[extract(occupied, entry.mask)];
}

inline Bitboard bishop_attacks(int square, Bitboard occupied) {
    return extracts_fast ? slider_attacks(sliders.bishop[square], occupied)
                         : portable::bishop_attacks(square, occupied);
}

inline Bitboard rook_attacks(int square, Bitboard occupied) {
    return extracts_fast ? slider_attacks(sliders.rook[square], occupied)
                         : portable::rook_attacks(square, occupied);
}

} // namespace kodeks::games::chess
