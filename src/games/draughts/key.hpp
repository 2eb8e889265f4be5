// What makes two positions the same: side to move, placement and, where the rules count them, the
// runs of quiet king moves. `identity_of` is exact; `key_of` is its 64-bit hash.
#pragma once

#include "games/draughts/words.hpp"
#include "games/position.hpp"

namespace kodeks::games::draughts {

constexpr Identity identity_of(const Words& words) {
    Identity identity;
    identity.words[0] = words.pieces[0];
    identity.words[1] = words.pieces[1];
    identity.words[2] = words.kings;
    Bits rest = static_cast<Bits>(words.to_move);
    for (const Run run : words.runs) {
        rest = rest << 16 | static_cast<Bits>(run.king_bit) << 8 | run.count;
    }
    identity.words[3] = rest;
    return identity;
}

// The finaliser of SplitMix64 (Steele, Lea, Flood 2014): every bit of the word moves every bit of
// the result with a chance of about one half, and no two words meet.
constexpr std::uint64_t scrambled(std::uint64_t word) {
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9U;
    word = (word ^ word >> 27) * 0x94D049BB133111EBU;
    return word ^ word >> 31;
}

// Recomputed from the four words at need: cheaper than carrying a key through every move.
constexpr std::uint64_t key_of(const Words& words) {
    constexpr std::uint64_t golden = 0x9E3779B97F4A7C15U; // 2^64 divided by the golden ratio
    std::uint64_t key = golden;
    const Identity identity = identity_of(words);
    for (std::size_t i = 0; i < 4; ++i) {
        key = scrambled(key + identity.words[i] + golden);
    }
    return key;
}

} // namespace kodeks::games::draughts
