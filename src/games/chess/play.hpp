// Making a move: the position after it, as a new value. The caller vouches for legality.
//
// The templates take the moved kind from the generator, which knows it; play() reads it from the
// board and is for everybody else.
#pragma once

#include "games/chess/castling.hpp"
#include "games/chess/move.hpp"
#include "games/chess/position.hpp"

namespace kodeks::games::chess {

Position play(const Position& position, Move move);

namespace making {

// Castling rights left when pieces leave or reach `touched`, and the turn passed on. A right goes
// with its rook's first move or capture (FIDE:3.8.2.1.2).
template <Side Us>
constexpr Bitboard next_state(Bitboard state, Bitboard touched) {
    const Bitboard rights = state & castling_squares & ~touched;
    return Us == Side::white ? rights | black_to_move : rights;
}

template <Side Us>
constexpr void lift_captured(Position& position, Bitboard to) {
    (Us == Side::white ? position.black : position.white) &= ~to;
    position.pawns &= ~to;
    position.knights &= ~to;
    position.diagonals &= ~to;
    position.straights &= ~to;
}

template <Side Us>
constexpr void shift_own(Position& position, Bitboard squares) {
    (Us == Side::white ? position.white : position.black) ^= squares;
}

// Kind::bishop stands for any diagonal mover, Kind::rook for any straight mover: a queen moves in
// both sets.
template <Side Us, Kind K>
Position piece_moved(const Position& before, int from_square, int to_square) {
    Position after = before;
    const Bitboard from = bit(from_square);
    const Bitboard to = bit(to_square);
    const Bitboard both = from | to;
    lift_captured<Us>(after, to);
    shift_own<Us>(after, both);
    after.state = next_state<Us>(before.state, both);
    if constexpr (K == Kind::pawn) {
        after.pawns ^= both;
    } else if constexpr (K == Kind::knight) {
        after.knights ^= both;
    } else if constexpr (K == Kind::bishop) {
        after.diagonals ^= both;
        after.straights ^= (before.straights & from) != 0 ? both : 0;
    } else if constexpr (K == Kind::rook) {
        after.straights ^= both;
        after.diagonals ^= (before.diagonals & from) != 0 ? both : 0;
    } else {
        after.kings ^= both;
        after.state &= ~own_rank<Us>(0); // FIDE:3.8.2.1.1
    }
    return after;
}

// Two squares at once; the passed square is remembered only if a pawn stands beside to capture.
template <Side Us>
Position pawn_doubled(const Position& before, int to_square) {
    Position after = before;
    const Bitboard to = bit(to_square);
    const Bitboard both = to | shifted<-2 * pawn_step<Us>>(to);
    shift_own<Us>(after, both);
    after.pawns ^= both;
    const Bitboard beside = (to >> 1 & ~file_h) | (to << 1 & ~file_a);
    const Bitboard capturers = beside & before.pawns & before.of<opponent(Us)>();
    after.state =
        next_state<Us>(before.state, 0) | (capturers != 0 ? shifted<-pawn_step<Us>>(to) : 0);
    return after;
}

template <Side Us>
Position en_passant_taken(const Position& before, int from_square, int to_square) {
    Position after = before;
    const Bitboard both = bit(from_square) | bit(to_square);
    lift_captured<Us>(after, shifted<-pawn_step<Us>>(bit(to_square)));
    shift_own<Us>(after, both);
    after.pawns ^= both;
    after.state = next_state<Us>(before.state, 0);
    return after;
}

template <Side Us>
Position promoted(const Position& before, int from_square, int to_square, Kind kind) {
    Position after = piece_moved<Us, Kind::pawn>(before, from_square, to_square);
    const Bitboard to = bit(to_square);
    after.pawns ^= to;
    after.knights |= kind == Kind::knight ? to : 0;
    after.diagonals |= kind == Kind::bishop || kind == Kind::queen ? to : 0;
    after.straights |= kind == Kind::rook || kind == Kind::queen ? to : 0;
    return after;
}

template <Side Us>
Position castled(const Position& before, const Castling& castling) {
    Position after = before;
    const Bitboard king = bit(castling.king_from) ^ bit(castling.king_to);
    const Bitboard rook = bit(castling.rook_from) ^ bit(castling.rook_to);
    shift_own<Us>(after, king ^ rook); // squares may coincide, so the moves cancel out
    after.kings ^= king;
    after.straights ^= rook;
    after.state = next_state<Us>(before.state, own_rank<Us>(0));
    return after;
}

} // namespace making

} // namespace kodeks::games::chess
