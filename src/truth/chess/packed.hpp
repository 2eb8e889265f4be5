// A position in 25 bytes, exactly: two positions have the same packed form if and only if the same
// can be played from them with the same men. No hash decides what was visited.
//
// The men stand on at most 32 squares; four planes, pressed together onto the occupied squares, say
// the side and the kind (a rook that may castle is a kind of its own), one byte says whose move it
// is and which pawn may be captured en passant.
#pragma once

#include "games/chess/position.hpp"

#include <array>
#include <cstdint>

namespace kodeks::truth::chess {

struct Packed {
    std::uint64_t occupied = 0;
    std::array<std::uint32_t, 4> planes{};
    std::uint8_t turn = 0; // bit 0: Black moves; from bit 1: 1 + file of the passed square, or 0

    friend bool operator==(const Packed&, const Packed&) = default;
};

constexpr int packed_men_max = 32;

// Boards with more men have no packed form.
inline bool can_pack(const games::chess::Position& position) {
    return std::popcount(position.occupied()) <= packed_men_max;
}

Packed pack(const games::chess::Position& position);
games::chess::Position unpack(const Packed& packed);
std::uint64_t hash_of(const Packed& packed);

} // namespace kodeks::truth::chess
