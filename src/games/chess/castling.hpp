// The geometry of castling, the same for all starting files: king and rook end where they end in
// regular chess (FIDE:3.8.2, FIDE:G.II.3.2.5.2, FIDE:G.II.3.2.6).
#pragma once

#include "games/chess/attacks.hpp"

namespace kodeks::games::chess {

// One castling: the squares king and rook leave and reach.
struct Castling {
    int king_from = 0;
    int king_to = 0;
    int rook_from = 0;
    int rook_to = 0;

    static constexpr Castling of(int king, int rook) {
        const int back_rank = king & 56;
        return rook > king ? Castling{king, back_rank + 6, rook, back_rank + 5}
                           : Castling{king, back_rank + 2, rook, back_rank + 3};
    }

    constexpr bool to_king_side() const { return rook_from > king_from; }

    // Squares the king crosses and reaches: none of them may be attacked (FIDE:3.8.2.2.3).
    constexpr Bitboard king_path() const {
        return leapers.between[king_from][king_to] | bit(king_to);
    }

    // Squares that must be vacant but for king and rook themselves (FIDE:3.8.2.2.4,
    // FIDE:G.II.3.2.7.4).
    constexpr Bitboard vacant() const {
        const Bitboard rook_path = leapers.between[rook_from][rook_to] | bit(rook_to);
        return (king_path() | rook_path) & ~(bit(king_from) | bit(rook_from));
    }

    // The board's occupied squares after castling.
    Bitboard occupied_after(Bitboard occupied) const {
        return (occupied & ~(bit(king_from) | bit(rook_from))) | bit(king_to) | bit(rook_to);
    }
};

// vacant() of every pair of files as one byte, a bit per file of the back rank.
using VacantFiles = std::array<std::array<std::uint8_t, 8>, 8>;

constexpr VacantFiles make_vacant_files() {
    VacantFiles table{};
    for (int king = 0; king < 8; ++king) {
        for (int rook = 0; rook < 8; ++rook) {
            table[king][rook] = static_cast<std::uint8_t>(Castling::of(king, rook).vacant());
        }
    }
    return table;
}

inline constexpr VacantFiles vacant_files = make_vacant_files();

// The castling rooks of a king on the back rank whose way, and his, is free.
template <Side Us>
Bitboard rooks_with_vacant_way(int king, Bitboard rooks, Bitboard occupied) {
    constexpr int shift = Us == Side::white ? 0 : 56;
    const Bitboard files = occupied >> shift & 0xFF;
    const auto& needed = vacant_files[file_of(king)];
    Bitboard result = 0;
    while (rooks != 0) {
        const int rook = pop_square(rooks);
        result |= (needed[file_of(rook)] & files) == 0 ? bit(rook) : 0;
    }
    return result;
}

} // namespace kodeks::games::chess
