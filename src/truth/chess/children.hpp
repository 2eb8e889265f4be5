// Legal moves, handed one by one to a visitor together with a function that makes the position
// after the move, for not every visitor needs it. The order is fixed by the generator. Which moves
// are wanted is said by squares, so that those that are not are left out set by set, before
// anything is made of them.
#pragma once

#include "games/chess/generate.hpp"
#include "games/chess/move.hpp"
#include "games/chess/play.hpp"

#include <utility>

namespace kodeks::truth::chess {

// The moves that leave or enter some squares, without those that leave or enter others.
struct Wanted {
    games::chess::Bitboard squares = ~games::chess::Bitboard{0};
    games::chess::Bitboard done = 0;
};

template <games::Side Us, class Visit>
class ChildSink {
    using Bitboard = games::chess::Bitboard;
    using Move = games::chess::Move;

public:
    ChildSink(const games::chess::Position& position, Wanted wanted, Visit& visit)
        : position_(position), wanted_(wanted), visit_(visit) {}

    bool left_out() const { return left_out_ != 0; }

    template <games::Kind K>
    void piece(int from, Bitboard targets) {
        targets = wanted(targets, leaving(from));
        while (targets != 0) {
            const int to = games::chess::pop_square(targets);
            visit_(Move{from, to},
                   [&] { return games::chess::making::piece_moved<Us, K>(position_, from, to); });
        }
    }

    template <int Step>
    void pawns(Bitboard targets) {
        targets = wanted(targets, behind<Step>());
        while (targets != 0) {
            const int to = games::chess::pop_square(targets);
            const int from = to - Step;
            visit_(Move{from, to}, [&] {
                return games::chess::making::piece_moved<Us, games::Kind::pawn>(position_, from,
                                                                                to);
            });
        }
    }

    void doubled(Bitboard targets) {
        targets = wanted(targets, behind<2 * games::chess::pawn_step<Us>>());
        while (targets != 0) {
            const int to = games::chess::pop_square(targets);
            visit_(Move{to - 2 * games::chess::pawn_step<Us>, to},
                   [&] { return games::chess::making::pawn_doubled<Us>(position_, to); });
        }
    }

    template <int Step>
    void promotions(Bitboard targets) {
        targets = wanted(targets, behind<Step>());
        while (targets != 0) {
            const int to = games::chess::pop_square(targets);
            for (const auto kind : {games::Kind::queen, games::Kind::knight, games::Kind::rook,
                                    games::Kind::bishop}) {
                visit_(Move{to - Step, to, games::chess::promotion_flag(kind)}, [&] {
                    return games::chess::making::promoted<Us>(position_, to - Step, to, kind);
                });
            }
        }
    }

    void en_passant(int from, int to) {
        if (wanted(games::chess::bit(to), leaving(from)) == 0) {
            return;
        }
        visit_(Move{from, to, Move::Flag::en_passant},
               [&] { return games::chess::making::en_passant_taken<Us>(position_, from, to); });
    }

    void castle(const games::chess::Castling& castling) {
        const auto flag =
            castling.to_king_side() ? Move::Flag::castle_king : Move::Flag::castle_queen;
        if (wanted(games::chess::bit(castling.king_to), leaving(castling.king_from)) == 0) {
            return;
        }
        visit_(Move{castling.king_from, castling.king_to, flag},
               [&] { return games::chess::making::castled<Us>(position_, castling); });
    }

private:
    // Of a set of squares, the targets of those moves that leave it.
    static auto leaving(int from) {
        return [here = games::chess::bit(from)](Bitboard set) {
            return (set & here) != 0 ? ~Bitboard{0} : 0;
        };
    }

    template <int Step>
    static auto behind() {
        return [](Bitboard set) { return games::chess::shifted<Step>(set); };
    }

    // Of these targets, those whose moves are wanted.
    template <class Leaving>
    Bitboard wanted(Bitboard targets, Leaving leaves) {
        const Bitboard touching = targets & (wanted_.squares | leaves(wanted_.squares));
        left_out_ |= targets ^ touching;
        return touching & ~(wanted_.done | leaves(wanted_.done));
    }

    const games::chess::Position& position_;
    Wanted wanted_;
    Visit& visit_;
    Bitboard left_out_ = 0;
};

// Whether some moves were left out that are not done either.
template <class Visit>
bool for_each_child(const games::chess::Position& position, Wanted wanted, Visit visit) {
    const auto visit_as = [&]<games::Side Us>() {
        ChildSink<Us, Visit> sink(position, wanted, visit);
        games::chess::generate<Us>(position, sink);
        return sink.left_out();
    };
    return position.side_to_move() == games::Side::white
               ? visit_as.template operator()<games::Side::white>()
               : visit_as.template operator()<games::Side::black>();
}

} // namespace kodeks::truth::chess
