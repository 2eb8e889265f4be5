#include "games/chess/legal.hpp"

#include "games/chess/counting.hpp"

namespace kodeks::games::chess {

namespace {

struct ListingSink {
    MoveBuffer& moves;

    template <Kind K>
    void piece(int from, Bitboard targets) {
        while (targets != 0) {
            moves.push_back({from, pop_square(targets)});
        }
    }

    template <int Step>
    void pawns(Bitboard targets) {
        while (targets != 0) {
            const int to = pop_square(targets);
            moves.push_back({to - Step, to});
        }
    }

    void doubled(Bitboard targets) {
        while (targets != 0) {
            const int to = pop_square(targets);
            moves.push_back({to < 32 ? to - 16 : to + 16, to});
        }
    }

    template <int Step>
    void promotions(Bitboard targets) {
        while (targets != 0) {
            const int to = pop_square(targets);
            for (const auto flag : {Move::Flag::to_queen, Move::Flag::to_rook,
                                    Move::Flag::to_bishop, Move::Flag::to_knight}) {
                moves.push_back({to - Step, to, flag});
            }
        }
    }

    void en_passant(int from, int to) { moves.push_back({from, to, Move::Flag::en_passant}); }

    void castle(const Castling& castling) {
        moves.push_back(
            {castling.king_from, castling.king_to,
             castling.to_king_side() ? Move::Flag::castle_king : Move::Flag::castle_queen});
    }
};

struct CastlingSink : CountingSink {
    bool king_side = false;
    bool queen_side = false;

    void castle(const Castling& castling) {
        (castling.to_king_side() ? king_side : queen_side) = true;
    }
};

// The pieces of a set that see a square, when nothing but `occupied` stands between. Few pieces
// share a line with a square, so that walking them beats the large tables of slider attacks.
Bitboard seeing(Bitboard pieces, int square, Bitboard occupied) {
    Bitboard result = 0;
    while (pieces != 0) {
        const int from = pop_square(pieces);
        result |= (between(square, from) & occupied) == 0 ? bit(from) : 0;
    }
    return result;
}

// Whether the own king is safe after a piece goes from one square to another, capturing what
// stands on `captured` (FIDE:3.9.2).
template <Side Us>
bool king_safe_after(const Position& position, int from, int to, Bitboard captured) {
    const Bitboard occupied = (position.occupied() & ~(bit(from) | captured)) | bit(to);
    const Bitboard enemy = position.of<opponent(Us)>() & ~captured;
    const Bitboard king = position.kings & position.of<Us>();
    const int square = king == bit(from) ? to : first_square(king);
    const Bitboard near = (knight_attacks(square) & position.knights) |
                          (king_attacks(square) & position.kings) |
                          (pawn_attacks<Us>(bit(square)) & position.pawns);
    const Bitboard far =
        (diagonal_rays(square) & position.diagonals) | (straight_rays(square) & position.straights);
    return (near & enemy) == 0 && seeing(far & enemy, square, occupied) == 0;
}

template <Side Us>
Bitboard pawn_origins(const Position& position, int to) {
    const Bitboard own_pawns = position.pawns & position.of<Us>();
    const Bitboard target = bit(to);
    const Bitboard takers = pawn_attacks<opponent(Us)>(target) & own_pawns;
    if ((position.of<opponent(Us)>() & target) != 0) {
        return takers;
    }
    const Bitboard behind = shifted<-pawn_step<Us>>(target);
    Bitboard result = behind & own_pawns;
    if ((behind & ~position.occupied()) != 0 && (target & own_rank<Us>(3)) != 0) {
        result = shifted<-2 * pawn_step<Us>>(target) & own_pawns;
    }
    return result | (position.passed() == target ? takers : 0);
}

template <Side Us>
Bitboard candidates(const Position& position, Kind kind, int to) {
    const Bitboard occupied = position.occupied();
    switch (kind) {
    case Kind::pawn:
        return pawn_origins<Us>(position, to);
    case Kind::knight:
        return knight_attacks(to) & position.knights;
    case Kind::bishop:
    case Kind::rook:
    case Kind::queen: {
        const Bitboard lines = (kind != Kind::rook ? diagonal_rays(to) : 0) |
                               (kind != Kind::bishop ? straight_rays(to) : 0);
        return seeing(lines & position.of(kind) & position.of<Us>(), to, occupied);
    }
    case Kind::king:
        return king_attacks(to) & position.kings;
    default:
        return 0;
    }
}

template <Side Us>
Bitboard origins(const Position& position, Kind kind, int to) {
    const Bitboard target = bit(to);
    if (((position.of<Us>() | position.kings) & target) != 0) {
        return 0; // FIDE:3.1, FIDE:1.4.1
    }
    Bitboard rest = candidates<Us>(position, kind, to) & position.of<Us>();
    Bitboard result = 0;
    while (rest != 0) {
        const int from = pop_square(rest);
        const bool en_passant =
            kind == Kind::pawn && position.passed() == target && file_of(from) != file_of(to);
        const Bitboard captured =
            en_passant ? shifted<-pawn_step<Us>>(target) : target & position.occupied();
        if (king_safe_after<Us>(position, from, to, captured)) {
            result |= bit(from);
        }
    }
    return result;
}

} // namespace

void legal_moves(const Position& position, MoveBuffer& moves) {
    moves.clear();
    ListingSink sink{moves};
    if (position.side_to_move() == Side::white) {
        generate<Side::white>(position, sink);
    } else {
        generate<Side::black>(position, sink);
    }
}

std::uint64_t count_legal_moves(const Position& position) {
    return position.side_to_move() == Side::white ? count_moves<Side::white>(position)
                                                  : count_moves<Side::black>(position);
}

bool has_legal_move(const Position& position) {
    return count_legal_moves(position) != 0;
}

Bitboard legal_origins(const Position& position, Kind kind, int to) {
    return position.side_to_move() == Side::white ? origins<Side::white>(position, kind, to)
                                                  : origins<Side::black>(position, kind, to);
}

bool can_castle(const Position& position, Move::Flag side) {
    CastlingSink sink;
    if (position.side_to_move() == Side::white) {
        generate<Side::white>(position, sink);
    } else {
        generate<Side::black>(position, sink);
    }
    return side == Move::Flag::castle_king ? sink.king_side : sink.queen_side;
}

bool is_legal(const Position& position, Move move) {
    const Side us = position.side_to_move();
    const int king = position.king_square(us);
    if (move.is_castling()) {
        const int file = move.flag() == Move::Flag::castle_king ? 6 : 2;
        return move.from() == king && move.to() == (king & 56) + file &&
               can_castle(position, move.flag());
    }
    const Bitboard from = bit(move.from());
    const Kind kind = position.kind_at(move.from());
    if ((position.of(us) & from) == 0 || (legal_origins(position, kind, move.to()) & from) == 0) {
        return false;
    }
    const bool pawn = kind == Kind::pawn;
    const bool last_rank = (bit(move.to()) & castling_squares) != 0;
    const bool takes_passing =
        pawn && position.passed() == bit(move.to()) && file_of(move.from()) != file_of(move.to());
    return move.is_promotion() == (pawn && last_rank) &&
           (move.flag() == Move::Flag::en_passant) == takes_passing;
}

Bitboard legal_passed_square(const Position& position) {
    if (position.passed() == 0) {
        return 0;
    }
    const int to = first_square(position.passed());
    const Bitboard straight = file_a << file_of(to);
    return (legal_origins(position, Kind::pawn, to) & ~straight) != 0 ? position.passed() : 0;
}

} // namespace kodeks::games::chess
