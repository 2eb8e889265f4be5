// What happens in the play of a composition, by names one can search for. Counted from the lines.
#pragma once

#include "composition/composition.hpp"
#include "ledger/words.hpp"

#include <cstdint>

namespace kodeks::composition {

enum class Motif : std::uint8_t {
    sacrifice,       // White gives a piece
    many_sacrifices, // three or more
    promotion,       // a white man becomes a king
    black_promotion,
    long_capture, // White takes three or more in one move
    lock,         // Black ends with pieces that cannot move
    lone_piece,   // White ends with one piece
    quiet_play,   // White captures nothing but at the end
};

// A set with one bit for each.
std::uint32_t motifs_of(const Composition& composition);

constexpr std::uint32_t bit_of(Motif motif) {
    return std::uint32_t{1} << static_cast<unsigned>(motif);
}

} // namespace kodeks::composition

namespace kodeks::ledger {

KODEKS_WORDS(composition::Motif, "sacrifice", "many-sacrifices", "promotion", "black-promotion",
             "long-capture", "lock", "lone-piece", "quiet-play")

} // namespace kodeks::ledger
