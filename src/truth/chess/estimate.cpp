#include "truth/chess/estimate.hpp"

#include "games/chess/threats.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace kodeks::truth::chess {

using games::Kind;
using games::opponent;
using games::Side;
using games::chess::Bitboard;
using games::chess::file_of;
using games::chess::Position;
using games::chess::rank_of;

namespace {

int distance(int a, int b) {
    return std::max(std::abs(file_of(a) - file_of(b)), std::abs(rank_of(a) - rank_of(b)));
}

// Steps of a king to the nearest edge, and to the nearest corner along it.
int corner_distance(int square) {
    const int file = std::min(file_of(square), 7 - file_of(square));
    const int rank = std::min(rank_of(square), 7 - rank_of(square));
    return 2 * std::min(file, rank) + std::max(file, rank);
}

// Plies of its own that the nearest pawn needs to promote, obstacles counted double.
template <Side W>
int promotion_distance(const Position& position) {
    int best = 20;
    Bitboard pawns = position.pawns & position.of<W>();
    while (pawns != 0) {
        const int square = games::chess::pop_square(pawns);
        const int rank = W == Side::white ? rank_of(square) : 7 - rank_of(square);
        const Bitboard file = games::chess::file_a << file_of(square);
        const Bitboard ahead =
            W == Side::white ? file & (~Bitboard{0} << square << 1)
                             : file & ((Bitboard{1} << square) - 1);
        best = std::min(best, 7 - rank + 2 * std::popcount(ahead & position.occupied()));
    }
    return best;
}

template <Side W>
int estimate_for(const Position& position) {
    constexpr Side loser = opponent(W);
    const Bitboard own = position.of<W>();
    const int king = position.king_square(loser);
    const int helper = position.king_square(W);
    const Bitboard attacked =
        games::chess::attacked_squares<W>(position, games::chess::bit(king));
    const Bitboard flights = games::chess::king_attacks(king) & ~position.of<loser>() & ~attacked;
    int score = 10 * std::popcount(flights) + 2 * corner_distance(king);
    const Bitboard heavy = position.straights & own;
    const int officers = std::popcount((position.knights | position.diagonals | heavy) & own);
    if (heavy == 0) {
        score += 6 * promotion_distance<W>(position) + 20;
    }
    if (officers <= 3) {
        score += 3 * std::max(0, distance(king, helper) - 2);
    }
    return std::min(score, estimate_max);
}

} // namespace

int estimate(const Position& position, Side winner) {
    return winner == Side::white ? estimate_for<Side::white>(position)
                                 : estimate_for<Side::black>(position);
}

} // namespace kodeks::truth::chess
