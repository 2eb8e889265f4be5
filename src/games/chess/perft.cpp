#include "games/chess/perft.hpp"

#include "games/chess/counting.hpp"
#include "games/chess/play.hpp"

namespace kodeks::games::chess {

namespace {

template <Side Us>
std::uint64_t leaves(const Position& position, int depth);

// Plays every move and adds up the leaves below it; no list of moves is made.
template <Side Us>
struct DescendingSink {
    const Position& position;
    int depth; // left after the move
    std::uint64_t count = 0;

    void descend(const Position& after) { count += leaves<opponent(Us)>(after, depth); }

    template <Kind K>
    void piece(int from, Bitboard targets) {
        while (targets != 0) {
            descend(making::piece_moved<Us, K>(position, from, pop_square(targets)));
        }
    }

    template <int Step>
    void pawns(Bitboard targets) {
        while (targets != 0) {
            const int to = pop_square(targets);
            descend(making::piece_moved<Us, Kind::pawn>(position, to - Step, to));
        }
    }

    void doubled(Bitboard targets) {
        while (targets != 0) {
            descend(making::pawn_doubled<Us>(position, pop_square(targets)));
        }
    }

    template <int Step>
    void promotions(Bitboard targets) {
        while (targets != 0) {
            const int to = pop_square(targets);
            for (const Kind kind : {Kind::queen, Kind::rook, Kind::bishop, Kind::knight}) {
                descend(making::promoted<Us>(position, to - Step, to, kind));
            }
        }
    }

    void en_passant(int from, int to) { descend(making::en_passant_taken<Us>(position, from, to)); }

    void castle(const Castling& castling) { descend(making::castled<Us>(position, castling)); }
};

template <Side Us>
std::uint64_t leaves(const Position& position, int depth) {
    if (depth == 1) {
        return count_moves<Us>(position);
    }
    DescendingSink<Us> sink{position, depth - 1};
    generate<Us>(position, sink);
    return sink.count;
}

} // namespace

std::uint64_t perft(const Position& position, int depth) {
    if (depth <= 0) {
        return 1;
    }
    return position.side_to_move() == Side::white ? leaves<Side::white>(position, depth)
                                                  : leaves<Side::black>(position, depth);
}

} // namespace kodeks::games::chess
