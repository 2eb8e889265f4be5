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

    bool to_king_side() const { return rook_from > king_from; }

    // Squares the king crosses and reaches: none of them may be attacked (FIDE:3.8.2.2.3).
    Bitboard king_path() const { return between(king_from, king_to) | bit(king_to); }

    // Squares that must be vacant but for king and rook themselves (FIDE:3.8.2.2.4,
    // FIDE:G.II.3.2.7.4).
    Bitboard vacant() const {
        const Bitboard paths = king_path() | between(rook_from, rook_to) | bit(rook_to);
        return paths & ~(bit(king_from) | bit(rook_from));
    }

    // The board's occupied squares after castling.
    Bitboard occupied_after(Bitboard occupied) const {
        return (occupied & ~(bit(king_from) | bit(rook_from))) | bit(king_to) | bit(rook_to);
    }
};

} // namespace kodeks::games::chess
