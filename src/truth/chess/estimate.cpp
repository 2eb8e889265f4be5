#include "truth/chess/estimate.hpp"

#include "games/chess/threats.hpp"
#include "truth/chess/corner_mate.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace kodeks::truth::chess {

using games::Kind;
using games::opponent;
using games::Side;
using games::chess::bit;
using games::chess::Bitboard;
using games::chess::file_of;
using games::chess::pop_square;
using games::chess::Position;
using games::chess::rank_of;

namespace {

int distance(int a, int b) {
    return std::max(std::abs(file_of(a) - file_of(b)), std::abs(rank_of(a) - rank_of(b)));
}

// Twice the steps to the nearest edge and those from there to the corner.
int corner_distance(int square) {
    const int file = std::min(file_of(square), 7 - file_of(square));
    const int rank = std::min(rank_of(square), 7 - rank_of(square));
    return 2 * std::min(file, rank) + std::max(file, rank);
}

// Moves that the nearest pawn needs to promote, obstacles counted double.
template <Side W>
int promotion_distance(const Position& position) {
    int best = 16;
    Bitboard pawns = position.pawns & position.of<W>();
    while (pawns != 0) {
        const int square = pop_square(pawns);
        const int rank = W == Side::white ? rank_of(square) : 7 - rank_of(square);
        const Bitboard file = games::chess::file_a << file_of(square);
        const Bitboard ahead =
            W == Side::white ? file & (~Bitboard{0} << square << 1) : file & (bit(square) - 1);
        best = std::min(best, 7 - rank + 2 * std::popcount(ahead & position.occupied()));
    }
    return best;
}

// What a queen next to the king covers of the squares around him, by the two squares.
using ContactTable = std::array<std::array<Bitboard, 64>, 64>;

ContactTable make_contact_table() {
    ContactTable covered{};
    for (int king = 0; king < 64; ++king) {
        const Bitboard around = games::chess::king_attacks(king);
        Bitboard ring = around;
        while (ring != 0) {
            const int queen = pop_square(ring);
            covered[king][queen] =
                around & (games::chess::portable::bishop_attacks(queen, 0) |
                          games::chess::portable::rook_attacks(queen, 0) | bit(queen));
        }
    }
    return covered;
}

const ContactTable contact = make_contact_table();

// What the parts of a mate cost while they are missing, in rough proportion to the moves they take.
constexpr int no_support_cost = 8;
constexpr int late_support_cost = 5;
constexpr int no_way_cost = 6;
constexpr int defended_cost = 7;
constexpr int flight_cost = 7;
constexpr int line_cost = 6; // a check from afar can be interposed
constexpr int hopeless_cost = 45;
constexpr int no_heavy_cost = 30;
constexpr int corner_mate_cost = 7;
// With so few on the board a rook mates as soon as a pawn promotes.
constexpr int few_men = 7;

} // namespace

template <Side W>
void Estimator::add_winner(const Position& position, Attacks& attacks) {
    const Bitboard own = position.of<W>();
    const Bitboard through = position.occupied() & ~bit(position.king_square(opponent(W)));
    Bitboard queens = position.queens() & own;
    while (queens != 0) {
        const int square = pop_square(queens);
        attacks.queens |= games::chess::bishop_attacks(square, through) |
                          games::chess::rook_attacks(square, through);
    }
    Bitboard rooks = position.of(Kind::rook) & own;
    while (rooks != 0) {
        attacks.rooks |= games::chess::rook_attacks(pop_square(rooks), through);
    }
    attacks.others = games::chess::pawn_attacks<W>(position.pawns & own) |
                     games::chess::knight_attacks_of(position.knights & own) |
                     games::chess::king_attacks(position.king_square(W)) | attacks.rooks;
    attacks.soon =
        games::chess::knight_attacks_of(games::chess::knight_attacks_of(position.knights & own) &
                                        ~own) |
        games::chess::king_attacks_of(games::chess::king_attacks(position.king_square(W)));
    Bitboard bishops = position.of(Kind::bishop) & own;
    while (bishops != 0) {
        attacks.others |= games::chess::bishop_attacks(pop_square(bishops), through);
    }
}

template <Side W>
void Estimator::add_defenders(const Position& position, Attacks& attacks) {
    constexpr Side loser = opponent(W);
    const Bitboard men = position.of<loser>();
    const Bitboard occupied = position.occupied();
    attacks.defenders = games::chess::pawn_attacks<loser>(position.pawns & men) |
                        games::chess::knight_attacks_of(position.knights & men);
    Bitboard diagonals = position.diagonals & men;
    while (diagonals != 0) {
        attacks.defenders |= games::chess::bishop_attacks(pop_square(diagonals), occupied);
    }
    Bitboard straights = position.straights & men;
    while (straights != 0) {
        attacks.defenders |= games::chess::rook_attacks(pop_square(straights), occupied);
    }
}

// The cheapest of the mates by a queen next to the king (she must get there, be supported, not be
// captured, and cover the flights) and by a check from afar along his rank or file.
template <Side W>
int Estimator::score(const Position& position, const Attacks& attacks) {
    const Bitboard own = position.of<W>();
    if (((position.pawns | position.straights) & own) == 0) {
        return corner_mate_cost * corner_mate_moves(position, W);
    }
    const int king = position.king_square(opponent(W));
    const Bitboard around = games::chess::king_attacks(king);
    const Bitboard open = around & ~position.of<opponent(W)>();
    const bool has_queen = (position.queens() & own) != 0;
    int best = hopeless_cost;
    Bitboard ring = has_queen ? around & ~own : 0;
    while (ring != 0) {
        const int square = pop_square(ring);
        const Bitboard here = bit(square);
        const Bitboard left = open & ~attacks.others & ~contact[king][square];
        best = std::min(best, ((attacks.others & here) != 0 ? 0
                               : (attacks.soon & here) != 0 ? late_support_cost
                                                            : no_support_cost) +
                                  ((attacks.queens & here) != 0 ? 0 : no_way_cost) +
                                  ((attacks.defenders & here) != 0 ? defended_cost : 0) +
                                  flight_cost * std::popcount(left));
    }
    const Bitboard flights = open & ~(attacks.others | attacks.queens);
    const Bitboard heavy = attacks.queens | attacks.rooks;
    const bool has_pawns = (position.pawns & own) != 0;
    const bool has_rook = !has_queen && (position.straights & own) != 0;
    if (has_rook && (!has_pawns || std::popcount(position.occupied()) <= few_men)) {
        const Bitboard rank = games::chess::rank_1 << 8 * rank_of(king);
        const Bitboard file = games::chess::file_a << file_of(king);
        for (const Bitboard line : {rank, file}) {
            best = std::min(best, line_cost + flight_cost * std::popcount(flights & ~line) +
                                      ((heavy & line) != 0 ? 0 : no_way_cost));
        }
    }
    int score = 3 * best;
    if (!has_queen && has_pawns) {
        const int promoting = no_heavy_cost + 4 * promotion_distance<W>(position) +
                              3 * std::min(hopeless_cost, flight_cost * std::popcount(flights));
        score = best < hopeless_cost ? std::min(score, promoting) : promoting;
    }
    score += corner_distance(king);
    const Bitboard officers = (position.knights | position.diagonals | position.straights) & own;
    if (std::popcount(officers) <= 3) {
        score += 3 * std::max(0, distance(king, position.king_square(W)) - 2);
    }
    return std::min(score, estimate_max);
}

template <Side W>
int Estimator::child_score(const Position& child) const {
    Attacks attacks = parent_;
    if (child.side_to_move() == W) {
        add_defenders<W>(child, attacks);
    } else {
        attacks = {.queens = 0, .rooks = 0, .others = 0, .soon = 0, .defenders = parent_.defenders};
        add_winner<W>(child, attacks);
    }
    return score<W>(child, attacks);
}

void Estimator::prepare(const Position& parent) {
    parent_ = {};
    if (winner_ == Side::white) {
        add_winner<Side::white>(parent, parent_);
        add_defenders<Side::white>(parent, parent_);
    } else {
        add_winner<Side::black>(parent, parent_);
        add_defenders<Side::black>(parent, parent_);
    }
}

int Estimator::of_child(const Position& child) const {
    return winner_ == Side::white ? child_score<Side::white>(child)
                                  : child_score<Side::black>(child);
}

} // namespace kodeks::truth::chess
