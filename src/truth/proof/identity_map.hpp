// Maps from positions by their exact identity, and the positions one move away.
#pragma once

#include "games/position.hpp"

#include <unordered_map>
#include <vector>

namespace kodeks::truth {

struct IdentityHash {
    std::size_t operator()(const games::Identity& identity) const {
        std::uint64_t hash = 0;
        for (const std::uint64_t word : identity.words) {
            hash = (hash ^ word) * 0x9E3779B97F4A7C15U; // 2^64 divided by the golden ratio
            hash ^= hash >> 29;
        }
        return hash;
    }
};

template <class T>
using IdentityMap = std::unordered_map<games::Identity, T, IdentityHash>;

inline std::vector<games::Position> successors_of(const games::Position& position) {
    games::MoveList moves;
    games::legal_moves(position, moves);
    moves.sort();
    std::vector<games::Position> successors;
    successors.reserve(moves.size());
    for (const games::Move& move : moves) {
        successors.push_back(games::play(position, move));
    }
    return successors;
}

} // namespace kodeks::truth
