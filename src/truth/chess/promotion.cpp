#include "truth/chess/promotion.hpp"

#include "games/chess/attacks.hpp"
#include "truth/chess/turned.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>
#include <cstring>

namespace kodeks::truth::chess {

using games::Kind;
using games::Side;
using games::chess::bit;
using games::chess::Bitboard;
using games::chess::file_of;
using games::chess::Position;
using games::chess::rank_of;

namespace {

// A byte for every square of a rank, so that a rank is worked on as a whole. No byte ever grows
// beyond 127.
using Costs = std::uint64_t;

constexpr Costs each = 0x0101010101010101; // times a number: that number on every square
constexpr Costs far = each * no_promotion;
constexpr Costs facing_cost = each * 3; // a pawn in the way: it has to be captured
constexpr Costs beside_cost = each * 2; // to bring a man where a pawn captures it
constexpr Costs late_cost = each * 8;   // likewise if it has to be promoted before

constexpr Costs least(Costs a, Costs b) {
    constexpr Costs high = each * 0x80;
    const Costs not_less = ((a | high) - b) & high; // where a is not less than b
    const Costs take_b = (not_less >> 7) * 0xFF;
    return (b & take_b) | (a & ~take_b);
}

constexpr std::array<Costs, 256> make_masks() {
    std::array<Costs, 256> masks{};
    for (unsigned bits = 0; bits < 256; ++bits) {
        for (unsigned file = 0; file < 8; ++file) {
            masks[bits] |= (bits >> file & 1) != 0 ? Costs{0xFF} << 8 * file : 0;
        }
    }
    return masks;
}

constexpr std::array<Costs, 256> masks = make_masks();

constexpr std::array<std::array<Costs, 8>, 64> make_king_steps() {
    std::array<std::array<Costs, 8>, 64> steps{};
    for (int from = 0; from < 64; ++from) {
        for (int to = 0; to < 64; ++to) {
            const int files = file_of(from) - file_of(to);
            const int ranks = rank_of(from) - rank_of(to);
            const int count = std::max(files < 0 ? -files : files, ranks < 0 ? -ranks : ranks);
            steps[from][rank_of(to)] |= static_cast<Costs>(count) << 8 * file_of(to);
        }
    }
    return steps;
}

constexpr std::array<std::array<Costs, 8>, 64> king_steps = make_king_steps();

Costs on_rank(Bitboard set, int rank) {
    return masks[set >> 8 * rank & 0xFF];
}

// The winner plays White.
struct Board {
    Bitboard winner;
    Bitboard loser_men; // what can be captured
    Bitboard loser_pawns;
    Bitboard pieces;    // whatever may step aside
    Bitboard reachable; // squares where a man of the loser can be brought to be captured
    int king;
};

Board board_of(const Position& position, Side winner) {
    const bool turn = winner == Side::black;
    const auto flip = [turn](Bitboard set) { return turn ? __builtin_bswap64(set) : set; };
    const Bitboard own = position.of(winner);
    const Bitboard other = position.of(games::opponent(winner));
    Board board;
    board.winner = flip(own);
    board.loser_men = flip(other & ~position.kings);
    board.loser_pawns = flip(other & position.pawns);
    board.pieces = flip((own | other) & ~position.pawns);
    const Bitboard officers = other & ~position.pawns & ~position.kings;
    board.reachable = 0;
    if ((officers & (position.knights | position.straights)) != 0) {
        board.reachable = ~Bitboard{0};
    } else {
        const Bitboard light = games::chess::light_squares;
        board.reachable |= (officers & light) != 0 ? light : 0;
        board.reachable |= (officers & ~light) != 0 ? ~light : 0;
        board.reachable = flip(board.reachable);
    }
    board.king = position.king_square(winner) ^ (turn ? 56 : 0);
    return board;
}

// What it costs from each square of a rank when the costs of the next rank are known.
Costs rank_costs(const Board& board, int next, Costs beyond) {
    const Costs in_the_way = on_rank(board.pieces | board.winner, next) & each;
    const Costs facing = on_rank(board.loser_pawns, next) &
                         (facing_cost + king_steps[board.king][static_cast<std::size_t>(next)]);
    const Costs push = beyond + each + in_the_way + facing;
    const Costs reachable = on_rank(board.reachable, next);
    const Costs bring = (reachable & beside_cost) | (~reachable & late_cost);
    const Costs take = beyond + each + (~on_rank(board.loser_men, next) & bring);
    const Costs beside = least(take << 8 | (far & 0xFF), take >> 8 | (far & Costs{0xFF} << 56));
    return least(least(push, beside), far);
}

} // namespace

PromotionWay promotion_way(const Position& position, Side winner) {
    const Board board = board_of(position, winner);
    Bitboard pawns = position.pawns & position.of(winner);
    pawns = winner == Side::black ? __builtin_bswap64(pawns) : pawns;
    PromotionWay best;
    Costs costs = 0;
    for (int rank = 6; rank >= 1; --rank) {
        if ((pawns & ((Bitboard{1} << 8 * (rank + 1)) - 1)) == 0) {
            break;
        }
        if (best.moves <= 7 - rank) {
            break; // a pawn on this rank or behind it needs as many at least
        }
        costs = rank_costs(board, rank + 1, costs);
        Bitboard here = pawns >> 8 * rank & 0xFF;
        while (here != 0) {
            const int file = games::chess::pop_square(here);
            const int moves = static_cast<int>(costs >> 8 * file & 0xFF);
            if (moves < best.moves) {
                best = {moves, (8 * rank + file) ^ (winner == Side::black ? 56 : 0)};
            }
        }
    }
    return best;
}

void Promotion::prepare(const Position& parent, Side winner) {
    parent_ = parent;
    winner_ = winner;
    way_ = {};
    cone_ = 0;
    const Bitboard own = parent.of(winner);
    if ((parent.pawns & own) == 0 || (parent.queens() & own) != 0) {
        return;
    }
    way_ = promotion_way(parent, winner);
    if (way_.pawn < 0) {
        return;
    }
    const Bitboard file = games::chess::file_a << file_of(way_.pawn);
    const Bitboard files =
        file | (file << 1 & ~games::chess::file_a) | (file >> 1 & ~games::chess::file_h);
    const Bitboard ahead = winner == Side::white ? ~Bitboard{0} << 8 * rank_of(way_.pawn)
                                                 : (bit(way_.pawn & ~7) << 8) - 1;
    cone_ = files & ahead;
}

// A king that has moved is nearer to pawns in the way, or farther.
int Promotion::moves_after(const Position& child) const {
    const Bitboard changed = (child.occupied() ^ parent_.occupied()) |
                             (child.white ^ parent_.white) | (child.pawns ^ parent_.pawns);
    const Bitboard king = (child.kings ^ parent_.kings) & child.of(winner_);
    const bool facing = (cone_ & parent_.pawns & ~parent_.of(winner_)) != 0;
    if ((changed & cone_) == 0 && way_.pawn >= 0 && (king == 0 || !facing) &&
        (child.pawns & child.of(winner_)) == (parent_.pawns & parent_.of(winner_))) {
        return way_.moves;
    }
    return promotion_way(child, winner_).moves;
}

} // namespace kodeks::truth::chess
