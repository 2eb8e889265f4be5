// The positions after every legal move, handed one by one to a visitor together with the move.
// The order is fixed by the generator.
#pragma once

#include "games/chess/generate.hpp"
#include "games/chess/move.hpp"
#include "games/chess/play.hpp"

#include <utility>

namespace kodeks::truth::chess {

template <games::Side Us, class Visit>
class ChildSink {
    using Bitboard = games::chess::Bitboard;
    using Move = games::chess::Move;

public:
    ChildSink(const games::chess::Position& position, Visit& visit)
        : position_(position), visit_(visit) {}

    template <games::Kind K>
    void piece(int from, Bitboard targets) {
        while (targets != 0) {
            const int to = games::chess::pop_square(targets);
            visit_(games::chess::making::piece_moved<Us, K>(position_, from, to), Move{from, to});
        }
    }

    template <int Step>
    void pawns(Bitboard targets) {
        while (targets != 0) {
            const int to = games::chess::pop_square(targets);
            const int from = to - Step;
            visit_(games::chess::making::piece_moved<Us, games::Kind::pawn>(position_, from, to),
                   Move{from, to});
        }
    }

    void doubled(Bitboard targets) {
        while (targets != 0) {
            const int to = games::chess::pop_square(targets);
            visit_(games::chess::making::pawn_doubled<Us>(position_, to),
                   Move{to - 2 * games::chess::pawn_step<Us>, to});
        }
    }

    template <int Step>
    void promotions(Bitboard targets) {
        while (targets != 0) {
            const int to = games::chess::pop_square(targets);
            for (const auto kind : {games::Kind::queen, games::Kind::knight, games::Kind::rook,
                                    games::Kind::bishop}) {
                visit_(games::chess::making::promoted<Us>(position_, to - Step, to, kind),
                       Move{to - Step, to, games::chess::promotion_flag(kind)});
            }
        }
    }

    void en_passant(int from, int to) {
        visit_(games::chess::making::en_passant_taken<Us>(position_, from, to),
               Move{from, to, Move::Flag::en_passant});
    }

    void castle(const games::chess::Castling& castling) {
        const auto flag =
            castling.to_king_side() ? Move::Flag::castle_king : Move::Flag::castle_queen;
        visit_(games::chess::making::castled<Us>(position_, castling),
               Move{castling.king_from, castling.king_to, flag});
    }

private:
    const games::chess::Position& position_;
    Visit& visit_;
};

template <class Visit>
void for_each_child(const games::chess::Position& position, Visit visit) {
    if (position.side_to_move() == games::Side::white) {
        ChildSink<games::Side::white, Visit> sink(position, visit);
        games::chess::generate<games::Side::white>(position, sink);
    } else {
        ChildSink<games::Side::black, Visit> sink(position, visit);
        games::chess::generate<games::Side::black>(position, sink);
    }
}

} // namespace kodeks::truth::chess
