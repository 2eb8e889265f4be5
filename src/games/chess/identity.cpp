#include "games/chess/identity.hpp"

#include "games/chess/legal.hpp"

namespace kodeks::games::chess {

namespace {

// The finishing step of splitmix64 (S. Vigna): every input bit reaches every output bit.
std::uint64_t mixed(std::uint64_t x) {
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9;
    x = (x ^ x >> 27) * 0x94D049BB133111EB;
    return x ^ x >> 31;
}

} // namespace

Identity identity(const Position& position) {
    const Bitboard state = (position.state & ~passed_squares) | legal_passed_square(position);
    return {{position.white, position.pawns | position.diagonals | position.kings,
             position.knights | position.straights | position.kings,
             position.pawns | position.knights | position.kings, state}};
}

std::uint64_t key(const Position& position) {
    std::uint64_t result = 0x9E3779B97F4A7C15;
    for (const std::uint64_t word : identity(position).words) {
        result = mixed(result + word) * 0xD6E8FEB86659FD93;
    }
    return mixed(result);
}

} // namespace kodeks::games::chess
