#include "games/chess/perft.hpp"

#include "games/chess/counting.hpp"
#include "games/chess/play.hpp"
#include "games/chess/replies.hpp"

namespace kodeks::games::chess {

namespace {

template <Side Us>
std::uint64_t leaves(const Position& position, int depth);

// What is below a move: leaves of a deeper tree, or the replies alone.
template <Side Us>
struct Subtree {
    int depth;

    std::uint64_t count(const Position& after) const { return leaves<Us>(after, depth); }
};

// Plays every move and adds up what is below it; no list of moves is made.
template <Side Us, class Below>
struct DescendingSink {
    const Position& position;
    const Below& below;
    std::uint64_t count = 0;

    void descend(const Position& after) { count += below.count(after); }

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

template <Side Us, class Below>
std::uint64_t descended(const Position& position, const Below& below) {
    DescendingSink<Us, Below> sink{position, below};
    generate<Us>(position, sink);
    return sink.count;
}

template <Side Us>
std::uint64_t leaves(const Position& position, int depth) {
    if (depth == 1) {
        return count_moves<Us>(position);
    }
    if (depth == 2) {
        return descended<Us>(position, ReplyCounter<opponent(Us)>(position));
    }
    return descended<Us>(position, Subtree<opponent(Us)>{depth - 1});
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
