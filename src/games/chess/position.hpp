// A chess position in one cache line: 64 bytes, a plain value without history.
//
// Queens stand in both slider sets, so that attacks along diagonals and along straight lines are
// one loop each. The word `state` keeps the rest, each part on squares where it cannot collide:
//   ranks 1 and 8  rooks that may still castle (FIDE:3.8.2.1; any file, for FIDE:G.II),
//   ranks 3 and 6  the square a pawn has just passed, if an enemy pawn stands ready to capture it,
//   a4             Black is to move.
// Invariants: each side has exactly one king; sets by kind and by side agree; a castling rook
// stands on its own back rank with its king, at most one on each side of him.
#pragma once

#include "games/chess/bitboard.hpp"
#include "games/piece.hpp"

namespace kodeks::games::chess {

constexpr Bitboard castling_squares = rank_1 | rank_8;
constexpr Bitboard passed_squares = rank_1 << 16 | rank_1 << 40;
constexpr Bitboard black_to_move = Bitboard{1} << 24;

struct Position {
    Bitboard white = 0;
    Bitboard black = 0;
    Bitboard pawns = 0;
    Bitboard knights = 0;
    Bitboard diagonals = 0; // bishops and queens
    Bitboard straights = 0; // rooks and queens
    Bitboard kings = 0;
    Bitboard state = 0;

    constexpr Side side_to_move() const {
        return (state & black_to_move) != 0 ? Side::black : Side::white;
    }

    constexpr Bitboard occupied() const { return white | black; }

    template <Side S>
    constexpr Bitboard of() const {
        return S == Side::white ? white : black;
    }

    constexpr Bitboard of(Side side) const { return side == Side::white ? white : black; }

    constexpr Bitboard queens() const { return diagonals & straights; }

    // All pieces of a kind, of both sides.
    constexpr Bitboard of(Kind kind) const {
        switch (kind) {
        case Kind::pawn:
            return pawns;
        case Kind::knight:
            return knights;
        case Kind::bishop:
            return diagonals & ~straights;
        case Kind::rook:
            return straights & ~diagonals;
        case Kind::queen:
            return queens();
        case Kind::king:
            return kings;
        default:
            return 0;
        }
    }

    constexpr int king_square(Side side) const { return first_square(kings & of(side)); }

    // The rooks of both sides that may still castle.
    constexpr Bitboard castling_rooks() const { return state & castling_squares; }

    // The square a pawn has just passed, where a pawn stands beside it to capture; else empty.
    constexpr Bitboard passed() const { return state & passed_squares; }

    constexpr Kind kind_at(int square) const {
        const Bitboard here = bit(square);
        if ((pawns & here) != 0) {
            return Kind::pawn;
        }
        if ((knights & here) != 0) {
            return Kind::knight;
        }
        if ((kings & here) != 0) {
            return Kind::king;
        }
        const int slider = ((diagonals & here) != 0 ? 1 : 0) + ((straights & here) != 0 ? 2 : 0);
        constexpr Kind kinds[] = {Kind::none, Kind::bishop, Kind::rook, Kind::queen};
        return kinds[slider];
    }

    constexpr Piece piece_at(int square) const {
        return {kind_at(square), (black & bit(square)) != 0 ? Side::black : Side::white};
    }

    friend constexpr bool operator==(const Position&, const Position&) = default;
};

static_assert(sizeof(Position) == 64);

// Puts a piece on an empty square; for building positions.
constexpr void put(Position& position, int square, Piece piece) {
    const Bitboard here = bit(square);
    (piece.side == Side::white ? position.white : position.black) |= here;
    position.pawns |= piece.kind == Kind::pawn ? here : 0;
    position.knights |= piece.kind == Kind::knight ? here : 0;
    position.diagonals |= piece.kind == Kind::bishop || piece.kind == Kind::queen ? here : 0;
    position.straights |= piece.kind == Kind::rook || piece.kind == Kind::queen ? here : 0;
    position.kings |= piece.kind == Kind::king ? here : 0;
}

} // namespace kodeks::games::chess
