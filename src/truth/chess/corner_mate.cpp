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

// Rooks and queens are poor blocks: they interpose or capture (material.hpp).
constexpr int heavy_block_cost = 12;

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
    if ((position.straights & man) != 0) {
        return heavy_block_cost;
    }
    if (from == to) {
        return 0;
    }
    if ((position.pawns & man) != 0) {
        return pawn_moves(from, to, side);
    }
    if ((position.knights & man) != 0) {
        return knight_moves[from][to];
    }
    return same_colour(from, to) ? 2 : no_corner_mate;
}

// Until a man of the loser stands on the square or an officer to spare guards it.
int moves_to_close(const Position& position, int square, Side winner, int spare_officers) {
    int best = no_corner_mate;
    Bitboard men = position.of(games::opponent(winner)) & ~position.kings;
    while (men != 0) {
        best = std::min(best, moves_to(position, pop_square(men), square, games::opponent(winner)));
    }
    Bitboard officers = spare_officers > 0 ? position.of(winner) & ~position.kings : 0;
    while (officers != 0) {
        best =
            std::min(best, std::max(1, moves_to(position, pop_square(officers), square, winner)));
    }
    return best;
}

// Until some officer gives check to a king in the corner.
int moves_to_check(const Position& position, const Plan& plan, Side winner) {
    int best = no_corner_mate;
    Bitboard knights = position.knights & position.of(winner);
    while (knights != 0) {
        const int from = pop_square(knights);
        for (const int to : plan.knight) {
            best = std::min<int>(best, 1 + knight_moves[from][to]);
        }
    }
    const Bitboard colour = (bit(plan.corner) & light) != 0 ? light : ~light;
    const Bitboard bishops = position.diagonals & position.of(winner) & colour;
    return bishops != 0 ? std::min(best, 2) : best;
}

} // namespace

int corner_mate_moves(const Position& position, Side winner) {
    const int king = position.king_square(winner);
    const int loser = position.king_square(games::opponent(winner));
    const int spare = std::popcount(position.of(winner) & ~position.kings & ~position.pawns) - 1;
    int best = no_corner_mate;
    for (const Plan& plan : plans) {
        const int walks = king_moves(loser, plan.corner) +
                          std::min(king_moves(king, plan.king[0]), king_moves(king, plan.king[1]));
        if (walks >= best) {
            continue;
        }
        best = std::min(best, walks + moves_to_check(position, plan, winner) +
                                  moves_to_close(position, plan.left, winner, spare));
    }
    return best;
}

} // namespace kodeks::truth::chess
