#include "games/chess/attacks.hpp"

#include "base/check.hpp"

namespace kodeks::games::chess {

namespace {

using Attacks = Bitboard (*)(int, Bitboard);

// A piece on the edge of a ray never hides anything behind it, so the edge is not a blocker.
Bitboard blocker_mask(int square, Attacks attacks) {
    const Bitboard own_rank_set = rank_1 << 8 * rank_of(square);
    const Bitboard own_file_set = file_a << file_of(square);
    const Bitboard edges =
        ((rank_1 | rank_8) & ~own_rank_set) | ((file_a | file_h) & ~own_file_set);
    return attacks(square, 0) & ~edges;
}

Bitboard* fill(std::array<SliderEntry, 64>& entries, Attacks attacks, Bitboard* next) {
    for (int square = 0; square < 64; ++square) {
        const Bitboard mask = blocker_mask(square, attacks);
        entries[square] = {mask, next};
        for (Bitboard index = 0; index < bit(std::popcount(mask)); ++index) {
            *next++ = attacks(square, deposit(index, mask));
        }
    }
    return next;
}

} // namespace

SliderTables::SliderTables() : bishop(), rook(), sets() {
    if (!extracts_fast) {
        return;
    }
    Bitboard* next = fill(bishop, portable::bishop_attacks, sets.data());
    next = fill(rook, portable::rook_attacks, next);
    KODEKS_ASSERT(next == sets.data() + sets.size());
}

const SliderTables sliders;

} // namespace kodeks::games::chess
