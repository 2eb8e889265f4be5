#include "games/chess/play.hpp"

#include "base/check.hpp"

#include <cstdlib>

namespace kodeks::games::chess {

namespace {

template <Side Us>
Position pawn_played(const Position& position, Move move) {
    if (move.is_promotion()) {
        return making::promoted<Us>(position, move.from(), move.to(), move.promotion());
    }
    if (move.flag() == Move::Flag::en_passant) {
        return making::en_passant_taken<Us>(position, move.from(), move.to());
    }
    if (std::abs(move.from() - move.to()) == 16) {
        return making::pawn_doubled<Us>(position, move.to());
    }
    return making::piece_moved<Us, Kind::pawn>(position, move.from(), move.to());
}

template <Side Us>
Position king_played(const Position& position, Move move) {
    if (!move.is_castling()) {
        return making::piece_moved<Us, Kind::king>(position, move.from(), move.to());
    }
    const int king = move.from();
    const Bitboard rooks = position.state & own_rank<Us>(0);
    const Bitboard to_king_side = ~Bitboard{0} << king;
    const bool king_side = move.flag() == Move::Flag::castle_king;
    const Bitboard rook = rooks & (king_side ? to_king_side : ~to_king_side);
    KODEKS_ASSERT(rook != 0);
    return making::castled<Us>(position, Castling::of(king, first_square(rook)));
}

template <Side Us>
Position played(const Position& position, Move move) {
    switch (position.kind_at(move.from())) {
    case Kind::pawn:
        return pawn_played<Us>(position, move);
    case Kind::knight:
        return making::piece_moved<Us, Kind::knight>(position, move.from(), move.to());
    case Kind::bishop:
        return making::piece_moved<Us, Kind::bishop>(position, move.from(), move.to());
    case Kind::king:
        return king_played<Us>(position, move);
    default: // rook and queen
        return making::piece_moved<Us, Kind::rook>(position, move.from(), move.to());
    }
}

} // namespace

Position play(const Position& position, Move move) {
    return position.side_to_move() == Side::white ? played<Side::white>(position, move)
                                                  : played<Side::black>(position, move);
}

} // namespace kodeks::games::chess
