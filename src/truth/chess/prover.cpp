#include "truth/chess/prover.hpp"

#include "base/check.hpp"
#include "games/chess/legal.hpp"
#include "games/chess/play.hpp"
#include "truth/chess/fortress.hpp"
#include "truth/chess/material.hpp"
#include "truth/chess/reach.hpp"
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
constexpr std::uint64_t closed_moves = 6;
constexpr std::uint64_t few_moves = 2;
constexpr int few_men = 14;
constexpr std::uint64_t fast_nodes = 6'000;
constexpr std::uint64_t fast_pawn_nodes = 30'000; // where only kings and pawns move
constexpr std::uint64_t fast_end_nodes = 200;     // where the game is nearly over

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

// Moves the side that is not to move would have.
std::uint64_t count_replies(const Position& position) {
    Position passed = position;
    passed.state = (position.state ^ games::chess::black_to_move) &
                   (games::chess::black_to_move | games::chess::castling_squares);
    return can_capture_king(passed) ? ~std::uint64_t{0} : games::chess::count_legal_moves(passed);
}

// Pawns of both sides that meet on a file.
int count_facing(Bitboard white, Bitboard black) {
    Bitboard ahead = white << 8;
    for (const int shift : {8, 16, 32}) {
        ahead |= ahead << shift;
    }
    return std::popcount(ahead & black);
}

// Positions in which the fast mode looks further, because proofs that there is no mate are likely
// and searches short: pawns that stand against each other, and hardly any moves of one side.
bool is_closed(const Position& position, Side winner) {
    const Bitboard white = position.pawns & position.white;
    const Bitboard black = position.pawns & position.black;
    const bool heavy = (position.straights & position.of(winner)) != 0;
    const int blocked = std::popcount(white << 8 & black);
    if (!heavy && blocked >= closed_pairs) {
        return true;
    }
    const std::uint64_t moves = games::chess::count_legal_moves(position);
    const bool still = (!heavy && count_facing(white, black) >= closed_pairs) ||
                       blocked > closed_pairs ||
                       (blocked > 0 && std::popcount(position.occupied()) < few_men);
    return still && (moves <= closed_moves || count_replies(position) <= closed_moves);
}

// Whether some officer can move, as far as the squares next to it go.
bool officers_move(const Position& position) {
    const auto free = [&](Bitboard own) {
        const Bitboard open = ~own;
        return (games::chess::knight_attacks_of(position.knights & own) |
                steps_diagonal(position.diagonals & own) |
                steps_straight(position.straights & own)) &
               open;
    };
    return (free(position.white) | free(position.black)) != 0;
}

// How many positions the fast mode looks at.
std::uint64_t fast_limit(const Position& position, Side winner) {
    if (is_closed(position, winner)) {
        return officers_move(position) ? fast_nodes : fast_pawn_nodes;
    }
    const bool nearly_over =
        games::chess::count_legal_moves(position) <= few_moves || count_replies(position) <= 1;
    return nearly_over ? fast_end_nodes : 0;
}

} // namespace

// The position as asked about, and what the moves that are forced lead to.
Answer Prover::searched_fast(const Position& position, const Position& forced, Side winner,
                             const Options& options) {
    const std::uint64_t limit =
        std::max(fast_limit(forced, winner), forced == position ? 0 : fast_end_nodes);
    if (limit == 0) {
        return {};
    }
    if (limit > fast_end_nodes && !can_capture_king(forced) &&
        fortress_prevents_mate(forced, winner)) {
        return proved(Proof::regions);
    }
    Options effective = options;
    effective.effort = Effort::fast;
    effective.budget.nodes = std::min(options.budget.nodes, limit);
    return explorer_.run(position, winner, effective);
}

// A glance at a position that is not closed goes to the search that finds mates.
Answer Prover::searched(const Position& position, const Position& forced, Side winner,
                        const Options& options) {
    if (options.effort == Effort::fast) {
        return searched_fast(position, forced, winner, options);
    }
    if (options.effort == Effort::glance && is_closed(forced, winner)) {
        if (auto answer = searched_fast(position, forced, winner, options);
            answer.verdict != Verdict::open) {
            return answer;
        }
    }
    Options full = options;
    full.effort = Effort::full;
    return explorer_.run(position, winner, full);
}

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
    } else if (can_pack(position)) {
        answer = searched(position, forced.position, winner, options);
    }
    answer.plies_left = options.plies_left;
    KODEKS_ASSERT(answer.verdict != Verdict::winnable ||
                  mates(position, winner, answer.line, options.plies_left));
    return answer;
}

} // namespace kodeks::truth::chess
