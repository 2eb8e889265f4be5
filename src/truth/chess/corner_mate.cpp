#include "truth/chess/corner_mate.hpp"

#include "games/chess/attacks.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace kodeks::truth::chess {

using games::Kind;
using games::Side;
using games::chess::bit;
using games::chess::Bitboard;
using games::chess::file_of;
using games::chess::pop_square;
using games::chess::Position;
using games::chess::rank_of;

namespace {

constexpr Bitboard light = games::chess::light_squares;

// The winner's king on one of two squares leaves one square beside the corner to others.
struct Plan {
    int corner;
    int left;
    std::array<int, 2> king;
    std::array<int, 2> knight; // where a knight checks from
};

constexpr std::array<Plan, 8> make_plans() {
    std::array<Plan, 8> plans{};
    std::size_t count = 0;
    for (const int corner : {0, 7, 56, 63}) {
        const int across = corner % 8 == 0 ? 1 : -1;
        const int along = corner < 8 ? 8 : -8;
        const std::array<int, 2> checks = {corner + across + 2 * along,
                                           corner + 2 * across + along};
        plans[count++] = {corner, corner + along, {corner + 2 * across, checks[1]}, checks};
        plans[count++] = {corner, corner + across, {corner + 2 * along, checks[0]}, checks};
    }
    return plans;
}

constexpr std::array<Plan, 8> plans = make_plans();

// What the loser may have beside the corner: kinds as in `kind_bit`.
constexpr int kind_bit(const Position& position, Bitboard man) {
    return (position.pawns & man) != 0       ? 1
           : (position.knights & man) != 0   ? 2
           : (position.queens() & man) != 0  ? 16
           : (position.straights & man) != 0 ? 8
                                             : 4;
}

// Squares a man beside the corner attacks: it must neither capture the man that gives check nor
// attack the winner's king.
constexpr Bitboard attacked_from(int square, int kind, int king, int checker) {
    const Bitboard taken = bit(king) | bit(checker);
    switch (kind) {
    case 1: // towards both sides: which way it goes is not known here
        return 0;
    case 2:
        return games::chess::knight_attacks_of(bit(square));
    case 4:
        return games::chess::portable::bishop_attacks(square, taken);
    case 8:
        return games::chess::portable::rook_attacks(square, taken);
    default:
        return games::chess::portable::bishop_attacks(square, taken) |
               games::chess::portable::rook_attacks(square, taken);
    }
}

constexpr int knight_kind = 2;

// By plan, the square of the king and that of the man that gives check (the third is a bishop's,
// next to the corner): the kinds that may block.
using Allowed = std::array<std::array<std::array<std::uint8_t, 3>, 2>, 8>;

constexpr int check_square(const Plan& plan, std::size_t n) {
    return n < 2 ? plan.knight[n]
                 : plan.corner + (plan.knight[0] + plan.knight[1] - 2 * plan.corner) / 3;
}

Allowed make_allowed() {
    Allowed allowed{};
    for (std::size_t plan = 0; plan < plans.size(); ++plan) {
        for (std::size_t k = 0; k < 2; ++k) {
            for (std::size_t n = 0; n < 3; ++n) {
                const Plan& p = plans[plan];
                const int checker = check_square(p, n);
                const Bitboard taken = bit(p.king[k]) | bit(checker);
                for (const int kind : {1, 2, 4, 8, 16}) {
                    const bool fits =
                        p.king[k] != checker &&
                        (attacked_from(p.left, kind, p.king[k], checker) & taken) == 0;
                    allowed[plan][k][n] |= static_cast<std::uint8_t>(fits ? kind : 0);
                }
            }
        }
    }
    return allowed;
}

const Allowed allowed = make_allowed();

using Distances = std::array<std::array<std::uint8_t, 64>, 64>;

// Knight's moves from square to square on an empty board.
constexpr Distances make_knight_moves() {
    Distances moves{};
    for (int from = 0; from < 64; ++from) {
        Bitboard reached = bit(from);
        for (std::uint8_t count = 1; ~reached != 0; ++count) {
            Bitboard added = games::chess::knight_attacks_of(reached) & ~reached;
            reached |= added;
            while (added != 0) {
                moves[from][pop_square(added)] = count;
            }
        }
    }
    return moves;
}

constexpr Distances knight_moves = make_knight_moves();

int king_moves(int a, int b) {
    return std::max(std::abs(file_of(a) - file_of(b)), std::abs(rank_of(a) - rank_of(b)));
}

bool same_colour(int a, int b) {
    return ((bit(a) & light) != 0) == ((bit(b) & light) != 0);
}

// Moves until a pawn or what it becomes stands on the square.
int pawn_moves(int from, int to, Side side) {
    const int ahead =
        side == Side::white ? rank_of(to) - rank_of(from) : rank_of(from) - rank_of(to);
    if (file_of(from) == file_of(to) && ahead >= 0) {
        return ahead;
    }
    return (side == Side::white ? 7 - rank_of(from) : rank_of(from)) + 2;
}

int moves_to(const Position& position, int from, int to, Side side) {
    const Bitboard man = bit(from);
    if (from == to) {
        return 0;
    }
    if ((position.straights & man) != 0) {
        return file_of(from) == file_of(to) || rank_of(from) == rank_of(to) ? 1 : 2;
    }
    if ((position.pawns & man) != 0) {
        return pawn_moves(from, to, side);
    }
    if ((position.knights & man) != 0) {
        return knight_moves[from][to];
    }
    return same_colour(from, to) ? 2 : no_corner_mate;
}

// Until an officer to spare guards the square.
int moves_to_guard(const Position& position, int square, Side winner) {
    int best = no_corner_mate;
    Bitboard officers = position.of(winner) & ~position.kings;
    while (officers != 0) {
        best =
            std::min(best, std::max(1, moves_to(position, pop_square(officers), square, winner)));
    }
    return best;
}

// Until men of the loser stand on the square, by their kind.
using ByKind = std::array<int, 5>;

ByKind moves_to_block(const Position& position, int square, Side winner) {
    ByKind best;
    best.fill(no_corner_mate);
    Bitboard men = position.of(games::opponent(winner)) & ~position.kings;
    while (men != 0) {
        const int from = pop_square(men);
        const int moves = moves_to(position, from, square, games::opponent(winner));
        int& kind = best[static_cast<std::size_t>(
            std::countr_zero(static_cast<unsigned>(kind_bit(position, bit(from)))))];
        kind = std::min(kind, moves);
        if ((position.pawns & bit(from)) != 0) { // or what it becomes
            for (const std::size_t other : {1, 2, 3}) {
                best[other] = std::min(best[other], moves);
            }
        }
    }
    return best;
}

int least_of(const ByKind& moves, int kinds) {
    int best = no_corner_mate;
    for (std::size_t kind = 0; kind < moves.size(); ++kind) {
        best = (kinds >> kind & 1) != 0 ? std::min(best, moves[kind]) : best;
    }
    return best;
}

// The check is given by a move: a knight that stands there already has to leave and come back.
int nearest_knight(Bitboard knights, int to) {
    int best = no_corner_mate;
    while (knights != 0) {
        const int moves = knight_moves[pop_square(knights)][to];
        best = std::min(best, moves == 0 ? 2 : moves);
    }
    return best;
}

// Moves until a bishop gives check along the diagonal of the corner, from anywhere or from the
// square next to it, where a knight cannot interpose.
struct BishopMoves {
    int far = no_corner_mate;
    int near = no_corner_mate;
};

BishopMoves bishop_moves(Bitboard bishops, const Plan& plan) {
    const int next = check_square(plan, 2);
    const Bitboard diagonal = games::chess::diagonal_rays(plan.corner);
    const Bitboard colour = (bit(plan.corner) & light) != 0 ? light : ~light;
    BishopMoves best;
    for (bishops &= colour; bishops != 0;) {
        const Bitboard bishop = bit(pop_square(bishops));
        const bool there = (bishop & diagonal) != 0;
        const bool ready = (games::chess::diagonal_rays(next) & bishop) != 0;
        best.far = std::min(best.far, there ? 2 : 1);
        best.near = std::min(best.near, there ? 3 : ready ? 1 : 2);
    }
    return best;
}

// Until two different men of the loser stand beside the corner, where a bishop that gives check
// needs no help by the king.
int moves_to_fill(const Position& position, const Plan& plan, Side winner) {
    const int across = plan.corner % 8 == 0 ? 1 : -1;
    const int along = plan.corner < 8 ? 8 : -8;
    std::array<std::array<int, 2>, 2> best{}; // by square: the least and the second least
    std::array<int, 2> nearest = {-1, -1};
    for (auto& square : best) {
        square.fill(no_corner_mate);
    }
    const Side loser = games::opponent(winner);
    for (Bitboard men = position.of(loser) & ~position.kings & ~position.straights; men != 0;) {
        const int from = pop_square(men);
        for (std::size_t i = 0; i < 2; ++i) {
            const int to = plan.corner + (i == 0 ? across : along);
            const int moves = moves_to(position, from, to, loser);
            if (moves < best[i][0]) {
                best[i] = {moves, best[i][0]};
                nearest[i] = from;
            } else {
                best[i][1] = std::min(best[i][1], moves);
            }
        }
    }
    return nearest[0] != nearest[1] ? best[0][0] + best[1][0]
                                    : std::min(best[0][0] + best[1][1], best[0][1] + best[1][0]);
}

} // namespace

int smothered_mate_moves(const Position& position, Side winner) {
    const int loser = position.king_square(games::opponent(winner));
    const Bitboard bishops = position.diagonals & position.of(winner);
    int best = 2 * no_corner_mate;
    for (std::size_t i = 0; i < plans.size(); i += 2) {
        const BishopMoves bishop = bishop_moves(bishops, plans[i]);
        if (bishop.far < no_corner_mate) {
            best = std::min(best, king_moves(loser, plans[i].corner) + bishop.far +
                                      moves_to_fill(position, plans[i], winner));
        }
    }
    return best;
}

int corner_mate_moves(const Position& position, Side winner) {
    const int king = position.king_square(winner);
    const int loser = position.king_square(games::opponent(winner));
    const Bitboard own = position.of(winner);
    const bool spare = games::chess::has_several(own & ~position.kings & ~position.pawns);
    const Bitboard knights = position.knights & own;
    int best = no_corner_mate;
    for (std::size_t i = 0; i < plans.size(); ++i) {
        const Plan& plan = plans[i];
        const int walk = king_moves(loser, plan.corner);
        if (walk >= best) {
            continue;
        }
        const ByKind block = moves_to_block(position, plan.left, winner);
        const int guard = spare ? moves_to_guard(position, plan.left, winner) : no_corner_mate;
        const BishopMoves bishop = bishop_moves(position.diagonals & own, plan);
        for (std::size_t k = 0; k < 2; ++k) {
            const int walks = walk + king_moves(king, plan.king[k]);
            if (bishop.far < no_corner_mate) {
                const int kinds = allowed[i][k][2];
                const int far = std::min(guard, least_of(block, kinds & ~knight_kind)) + bishop.far;
                const int near = least_of(block, kinds) + bishop.near;
                best = std::min(best, walks + std::min(far, near));
            }
            for (std::size_t n = 0; n < 2 && knights != 0; ++n) {
                if (plan.king[k] != plan.knight[n]) {
                    const int close = std::min(guard, least_of(block, allowed[i][k][n]));
                    best = std::min(best, walks + nearest_knight(knights, plan.knight[n]) + close);
                }
            }
        }
    }
    return best;
}

} // namespace kodeks::truth::chess
