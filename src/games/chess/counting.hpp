// The sink that only counts: a leaf of a search costs population counts, no list.
#pragma once

#include "games/chess/generate.hpp"

namespace kodeks::games::chess {

struct CountingSink {
    std::uint64_t count = 0;

    void add(Bitboard targets) { count += static_cast<std::uint64_t>(std::popcount(targets)); }

    template <Kind K>
    void piece(int, Bitboard targets) {
        add(targets);
    }

    template <int Step>
    void pawns(Bitboard targets) {
        add(targets);
    }

    void doubled(Bitboard targets) { add(targets); }

    template <int Step>
    void promotions(Bitboard targets) {
        count += 4 * static_cast<std::uint64_t>(std::popcount(targets));
    }

    void en_passant(int, int) { ++count; }

    void castle(const Castling&) { ++count; }
};

template <Side Us>
std::uint64_t count_moves(const Position& position) {
    CountingSink sink;
    generate<Us>(position, sink);
    return sink.count;
}

} // namespace kodeks::games::chess
