#include "rulebook/draws/tally.hpp"

#include "games/variant.hpp"

#include <algorithm>

namespace kodeks::rulebook {

using games::Kind;
using games::Move;
using games::Position;
using games::Side;

namespace {

std::size_t index_of(Side side) {
    return static_cast<std::size_t>(side);
}

void count_road(DrawTally& tally, const Position& before, const Position& after) {
    const Side mover = games::side_to_move(before);
    const Side other = games::opponent(mover);
    if (lone_king_on_road(before, other)) {
        ++tally.road_moves[index_of(mover)];
    }
    for (const Side side : {mover, other}) {
        if (!lone_king_on_road(after, games::opponent(side))) {
            tally.road_moves[index_of(side)] = 0;
        }
    }
}

void count_balance(DrawTally& tally, const Position& before, const Move& move,
                   const Position& after) {
    if (move.is_capture() || move.promotion != Kind::none) {
        tally.balance = {0};
        tally.own_moves = {0, 0};
        tally.road_moves = {0, 0};
        return;
    }
    ++tally.balance.value;
    ++tally.own_moves[index_of(games::side_to_move(before))];
    count_road(tally, before, after);
}

void count(DrawTally& tally, const Position& before, const Move& move, const Position& after) {
    const Kind kind = games::piece_at(before, move.from).kind;
    const bool steady = !move.is_capture() && kind != Kind::man && kind != Kind::pawn;
    tally.steady = steady ? tally.steady + Plies{1} : Plies{0};
    count_balance(tally, before, move, after);
}

} // namespace

int DrawTally::repetitions() const {
    return static_cast<int>(std::ranges::count(positions, positions.back()));
}

DrawTally start_tally(const Position& position) {
    DrawTally tally;
    tally.positions.push_back(games::identity(position));
    return tally;
}

void advance(DrawTally& tally, const Position& before, const Move& move, const Position& after) {
    count(tally, before, move, after);
    if (games::is_irreversible(before, move)) {
        tally.positions.clear();
    }
    tally.positions.push_back(games::identity(after));
}

void advance_by_hand(DrawTally& tally, const Position& before, const Move& move,
                     const Position& after) {
    count(tally, before, move, after);
    const bool rights = games::setup_of(before).castling_rooks.bits() !=
                        games::setup_of(after).castling_rooks.bits();
    if (rights || tally.steady == Plies{0}) {
        tally.positions.clear();
    }
    tally.positions.push_back(games::identity(after));
}

bool lone_king_on_road(const Position& position, Side side) {
    const games::Material material = games::material(position, side);
    if (material.total() != 1 || material.of(Kind::king) != 1) {
        return false;
    }
    const games::Board& board = position.variant().board;
    for (int step = 0; step < std::min(board.files, board.ranks); ++step) {
        const auto square = board.square_at({step, step});
        const games::Piece piece = games::piece_at(position, *square);
        if (piece == games::Piece{Kind::king, side}) {
            return true;
        }
    }
    return false;
}

} // namespace kodeks::rulebook
