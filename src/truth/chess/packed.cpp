#include "truth/chess/packed.hpp"

#include "base/scattered.hpp"
#include "games/chess/legal.hpp"

namespace kodeks::truth::chess {

using games::chess::Bitboard;
using games::chess::Position;

namespace {

std::uint32_t pressed(Bitboard plane, Bitboard mask) {
    return static_cast<std::uint32_t>(extract(plane, mask));
}

Bitboard spread(std::uint32_t bits, Bitboard mask) {
    return deposit(bits, mask);
}

std::uint64_t mixed(std::uint64_t x) {
    x = (x ^ x >> 32) * 0xD6E8FEB86659FD93;
    return x ^ x >> 32;
}

} // namespace

// The passed square counts only if a capture there is legal, so that equal positions are one.
Packed pack(const Position& position) {
    const Bitboard occupied = position.occupied();
    const Bitboard castling = position.castling_rooks();
    const Bitboard passed = games::chess::legal_passed_square(position);
    Packed packed;
    packed.occupied = occupied;
    packed.planes = {
        pressed(position.white, occupied),
        pressed(position.pawns | position.diagonals | position.kings, occupied),
        pressed((position.knights | position.straights | position.kings) & ~castling, occupied),
        pressed(position.pawns | position.knights | position.kings | castling, occupied)};
    const int turn = position.side_to_move() == games::Side::black ? 1 : 0;
    const int file =
        passed != 0 ? 1 + games::chess::file_of(games::chess::first_square(passed)) : 0;
    packed.turn = static_cast<std::uint8_t>(turn | file << 1);
    return packed;
}

Position unpack(const Packed& packed) {
    const Bitboard white = spread(packed.planes[0], packed.occupied);
    const Bitboard a = spread(packed.planes[1], packed.occupied);
    const Bitboard b = spread(packed.planes[2], packed.occupied);
    const Bitboard c = spread(packed.planes[3], packed.occupied);
    const Bitboard castling = ~a & ~b & c;
    const bool black_moves = (packed.turn & 1) != 0;
    const int file = packed.turn >> 1;
    Position position;
    position.white = white;
    position.black = packed.occupied & ~white;
    position.pawns = a & ~b & c;
    position.knights = ~a & b & c;
    position.diagonals = a & ~c;
    position.straights = (b & ~c) | castling;
    position.kings = a & b & c;
    position.state = castling | (black_moves ? games::chess::black_to_move : 0);
    if (file != 0) {
        position.state |= games::chess::bit((black_moves ? 16 : 40) + file - 1);
    }
    return position;
}

std::uint64_t hash_of(const Packed& packed) {
    const auto pair = [&](std::size_t i) {
        return packed.planes[i] | static_cast<std::uint64_t>(packed.planes[i + 1]) << 32;
    };
    std::uint64_t result = mixed(packed.occupied + packed.turn * 0x9E3779B97F4A7C15);
    result = mixed(result + pair(0));
    return mixed(result + pair(2));
}

} // namespace kodeks::truth::chess
