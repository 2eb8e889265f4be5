#include "truth/chess/prover.hpp"

#include "truth/chess/explorer.hpp"
#include "truth/chess/material.hpp"
#include "truth/chess/regions.hpp"
#include "truth/chess/replay.hpp"

#include "base/check.hpp"
#include "games/chess/legal.hpp"
#include "games/chess/play.hpp"

namespace kodeks::truth::chess {

using games::opponent;
using games::Side;
using games::chess::Move;
using games::chess::MoveBuffer;
using games::chess::Position;

namespace {

constexpr int forced_plies_max = 60;

// The beams in order: thin ones find most mates.
constexpr BeamShape beams[] = {{2, 16}, {12, 28}};

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

} // namespace

Answer Prover::can_mate(const Position& position, Side winner, const Options& options) {
    Answer answer;
    auto sight = answer_at_sight(position, winner);
    Forced forced{position, {}};
    if (!sight) {
        forced = forced_line(position);
        sight = forced.line.empty() ? sight : answer_at_sight(forced.position, winner);
    }
    if (sight) {
        answer = *std::move(sight);
        answer.line = answer.proof == Proof::helpmate ? forced.line : std::vector<Move>{};
    } else if (options.effort == Effort::full) {
        answer = search(position, winner, options);
    }
    answer.plies_left = options.plies_left;
    const bool sound = answer.verdict != Verdict::winnable ||
                       mates(position, winner, answer.line, options.plies_left);
    if (!sound && options.plies_left && options.effort == Effort::full) {
        return Explorer(position, winner, options).run();
    }
    KODEKS_ASSERT(sound);
    return answer;
}

std::optional<Answer> Prover::quick_helpmate(const Position& position, Side winner,
                                             const Options& options) {
    for (const BeamShape shape : beams) {
        if (auto line = beam_.helpmate(position, winner, shape)) {
            if (mates(position, winner, *line, options.plies_left)) {
                Answer answer = proved(Proof::helpmate);
                answer.line = *std::move(line);
                answer.nodes = beam_.visited();
                return answer;
            }
        }
    }
    return std::nullopt;
}

Answer Prover::search(const Position& position, Side winner, const Options& options) {
    if (auto quick = quick_helpmate(position, winner, options)) {
        return *std::move(quick);
    }
    if (!can_pack(position)) {
        return {};
    }
    return Explorer(position, winner, options).run();
}

} // namespace kodeks::truth::chess
