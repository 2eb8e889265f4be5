#include "truth/chess/replay.hpp"

#include "games/chess/face.hpp"
#include "games/chess/legal.hpp"
#include "games/chess/play.hpp"

namespace kodeks::truth::chess {

using games::Side;
using games::chess::Move;
using games::chess::Position;

namespace {

bool is_mated(const Position& position, Side loser) {
    return position.side_to_move() == loser && games::chess::in_check(position) &&
           !games::chess::has_legal_move(position);
}

} // namespace

bool resets_count(const Position& before, const Position& after) {
    return before.pawns != after.pawns ||
           std::popcount(before.occupied()) != std::popcount(after.occupied());
}

bool mates(const Position& position, Side winner, std::span<const Move> line,
           std::optional<int> plies_left) {
    Position now = position;
    int left = plies_left.value_or(seventy_five_moves_plies);
    for (const Move move : line) {
        if ((plies_left && left <= 0) || !games::chess::is_legal(now, move)) {
            return false;
        }
        const Position next = games::chess::play(now, move);
        left = resets_count(now, next) ? seventy_five_moves_plies : left - 1;
        now = next;
    }
    return is_mated(now, games::opponent(winner));
}

bool mates(const games::Position& position, Side winner, std::span<const games::Move> line) {
    games::Position now = position;
    for (const games::Move& move : line) {
        games::MoveList moves;
        games::legal_moves(now, moves);
        if (!moves.contains(move)) {
            return false;
        }
        now = games::play(now, move);
    }
    return games::ending(now) == games::Ending{games::EndReason::checkmate, winner};
}

std::vector<games::Move> outer_line(const Position& position, std::span<const Move> line) {
    std::vector<games::Move> moves;
    Position now = position;
    for (const Move move : line) {
        moves.push_back(games::chess::outer_move(now, move));
        now = games::chess::play(now, move);
    }
    return moves;
}

} // namespace kodeks::truth::chess
