#include "truth/chess/prover.hpp"

#include "base/check.hpp"
#include "games/chess/legal.hpp"
#include "games/chess/play.hpp"
#include "truth/chess/material.hpp"
#include "truth/chess/regions.hpp"
#include "truth/chess/replay.hpp"

#include <algorithm>

namespace kodeks::truth::chess {

using games::opponent;
using games::Side;
using games::chess::Bitboard;
using games::chess::Move;
using games::chess::MoveBuffer;
using games::chess::Position;

namespace {

constexpr int forced_plies_max = 60;
// What counts as closed, and how many positions the fast mode then looks at.
constexpr int closed_pairs = 2;
constexpr std::uint64_t closed_moves = 3;
constexpr std::uint64_t fast_nodes = 10'000;

Answer proved(Proof proof) {
    Answer answer;
    answer.verdict = proof == Proof::helpmate ? Verdict::winnable : Verdict::unwinnable;
    answer.proof = proof;
    return answer;
}

bool can_capture_king(const Position& position) {
    return games::chess::checkers(position, opponent(position.side_to_move())) != 0;
}

// The position after the moves that are forced, and those moves.
struct Forced {
    Position position;
    std::vector<Move> line;
};

// Stops where there is a choice, no move, or the game is long enough.
Forced forced_line(const Position& start) {
    Forced forced{start, {}};
    MoveBuffer moves;
    for (int ply = 0; ply < forced_plies_max; ++ply) {
        if (games::chess::count_legal_moves(forced.position) != 1) {
            break;
        }
        games::chess::legal_moves(forced.position, moves);
        forced.position = games::chess::play(forced.position, moves[0]);
        forced.line.push_back(moves[0]);
    }
    return forced;
}

std::optional<Answer> answer_without_move(const Position& position, Side winner) {
    if (games::chess::has_legal_move(position)) {
        return std::nullopt;
    }
    const bool mate = position.side_to_move() != winner && games::chess::in_check(position);
    return proved(mate ? Proof::helpmate : Proof::game_over);
}

// Proofs that need no search.
std::optional<Answer> answer_at_sight(const Position& position, Side winner) {
    if (auto over = answer_without_move(position, winner)) {
        return over;
    }
    if (can_capture_king(position)) {
        return std::nullopt;
    }
    if (lacks_mating_material(position, winner)) {
        return proved(Proof::material);
    }
    if (walls_prevent_mate(position, winner)) {
        return proved(Proof::regions);
    }
    return std::nullopt;
}

// Positions in which the fast mode looks further, because proofs that there is no mate are likely
// and searches short: pawns that stand against each other, or hardly any moves.
bool is_closed(const Position& position, Side winner) {
    const Bitboard white = position.pawns & position.white;
    const Bitboard black = position.pawns & position.black;
    const bool heavy = (position.straights & position.of(winner)) != 0;
    return (!heavy && std::popcount(white << 8 & black) >= closed_pairs) ||
           games::chess::count_legal_moves(position) <= closed_moves;
}

Options effective(Options options) {
    if (options.effort == Effort::fast) {
        options.budget.nodes = std::min(options.budget.nodes, fast_nodes);
    }
    return options;
}

} // namespace

Answer Prover::can_mate(const Position& position, Side winner, const Options& options) {
    auto sight = answer_at_sight(position, winner);
    Forced forced{position, {}};
    if (!sight) {
        forced = forced_line(position);
        sight = forced.line.empty() ? sight : answer_at_sight(forced.position, winner);
    }
    Answer answer;
    if (sight) {
        answer = *std::move(sight);
        answer.line = answer.proof == Proof::helpmate ? forced.line : std::vector<Move>{};
    } else if (can_pack(position) &&
               (options.effort == Effort::full || is_closed(forced.position, winner))) {
        answer = explorer_.run(position, winner, effective(options));
    }
    answer.plies_left = options.plies_left;
    KODEKS_ASSERT(answer.verdict != Verdict::winnable ||
                  mates(position, winner, answer.line, options.plies_left));
    return answer;
}

} // namespace kodeks::truth::chess
