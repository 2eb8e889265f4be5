#include "truth/chess/estimate.hpp"

#include "games/chess/threats.hpp"
#include "truth/chess/corner_mate.hpp"
#include "truth/chess/promotion.hpp"

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
constexpr std::array<std::uint8_t, 64> make_corner_distances() {
    std::array<std::uint8_t, 64> distances{};
    for (int square = 0; square < 64; ++square) {
        const int file = std::min(file_of(square), 7 - file_of(square));
        const int rank = std::min(rank_of(square), 7 - rank_of(square));
        distances[static_cast<std::size_t>(square)] =
            static_cast<std::uint8_t>(2 * std::min(file, rank) + std::max(file, rank));
    }
    return distances;
}

constexpr std::array<std::uint8_t, 64> corner_distances = make_corner_distances();

int corner_distance(int square) {
    return corner_distances[static_cast<std::size_t>(square)];
}

// Steps of both kings until the loser's stands on the edge and the winner's two squares away from
// it, so that a queen between them mates.
using StepTable = std::array<std::array<std::uint8_t, 64>, 64>;

StepTable make_queen_mate_steps() {
    StepTable steps{};
    for (auto& row : steps) {
        row.fill(32);
    }
    for (int edge = 0; edge < 64; ++edge) {
        for (int helper = 0; helper < 64; ++helper) {
            const bool on_file = file_of(edge) % 7 == 0 &&
                                 std::abs(file_of(edge) - file_of(helper)) == 2 &&
                                 std::abs(rank_of(edge) - rank_of(helper)) <= 1;
            const bool on_rank = rank_of(edge) % 7 == 0 &&
                                 std::abs(rank_of(edge) - rank_of(helper)) == 2 &&
                                 std::abs(file_of(edge) - file_of(helper)) <= 1;
            if (!on_file && !on_rank) {
                continue;
            }
            for (int loser = 0; loser < 64; ++loser) {
                for (int winner = 0; winner < 64; ++winner) {
                    steps[loser][winner] = static_cast<std::uint8_t>(std::min<int>(
                        steps[loser][winner], distance(loser, edge) + distance(winner, helper)));
                }
            }
        }
    }
    return steps;
}

const StepTable queen_mate_steps = make_queen_mate_steps();

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
constexpr int no_heavy_cost = 165; // more than a mate that a queen can give
constexpr int push_cost = 8;
constexpr int approach_cost = 2;
constexpr int no_pawn_cost = 250; // what is lost with the last pawn
constexpr int corner_mate_cost = 7;
// With so few on the board a rook mates as soon as a pawn promotes.
constexpr int few_men = 7;

} // namespace

// What a mate by a queen on a square next to the king costs, but for her way there: she must be
// supported, not be captured, and cover the flights.
int Estimator::contact_cost(const AttackSets& attacks, Bitboard here, Bitboard flights) {
    const int support = (attacks.others() & here) != 0 ? 0
                        : (attacks.soon() & here) != 0 ? late_support_cost
                                                       : no_support_cost;
    return support + ((attacks.defenders() & here) != 0 ? defended_cost : 0) +
           flight_cost * std::popcount(flights);
}

// On every square next to the king.
template <Side W, class Visit>
void Estimator::for_each_contact(const Position& position, const AttackSets& attacks, Visit visit) {
    const int king = position.king_square(opponent(W));
    const Bitboard around = games::chess::king_attacks(king);
    const Bitboard open = around & ~position.of<opponent(W)>() & ~attacks.others();
    Bitboard ring = around & ~position.of<W>();
    while (ring != 0) {
        const int square = pop_square(ring);
        const Bitboard here = bit(square);
        visit(here, contact_cost(attacks, here, open & ~contact[king][square]));
    }
}

// The cheapest of them for queens that attack these squares.
int Estimator::cheapest(const Contacts& contacts, Bitboard queens) {
    int best = hopeless_cost;
    for (const Contact& each : contacts.all()) {
        if (each.cost >= best) {
            break;
        }
        if ((queens & each.square) != 0) {
            return each.cost;
        }
        best = std::min(best, each.cost + no_way_cost);
    }
    return best;
}

template <Side W>
int Estimator::queen_cost(const Position& position, const AttackSets& attacks) {
    int best = hopeless_cost;
    for_each_contact<W>(position, attacks, [&](Bitboard here, int cost) {
        best = std::min(best, cost + ((attacks.queens() & here) != 0 ? 0 : no_way_cost));
    });
    return best;
}

// A mate by a check from afar along rank or file. A rook that gives it guards nothing else.
template <Side W>
int Estimator::rook_cost(const Position& position, const AttackSets& attacks) {
    const int king = position.king_square(opponent(W));
    const bool several = games::chess::has_several(position.straights & position.of<W>());
    const Bitboard flights = games::chess::king_attacks(king) & ~position.of<opponent(W)>() &
                             ~(several ? attacks.others() : attacks.others_without_rooks());
    int best = hopeless_cost;
    for (const Bitboard line :
         {games::chess::rank_1 << 8 * rank_of(king), games::chess::file_a << file_of(king)}) {
        best = std::min(best, line_cost + flight_cost * std::popcount(flights & ~line) +
                                  ((attacks.rooks() & line) != 0 ? 0 : no_way_cost));
    }
    return best;
}

template <Side W>
int Estimator::promotion_cost(const Position& position) const {
    const int kings = queen_mate_steps[position.king_square(opponent(W))][position.king_square(W)];
    return no_heavy_cost + push_cost * promotion_.moves_after(position) + approach_cost * kings;
}

// How far the kings are from where mates happen.
template <Side W>
int Estimator::place_cost(const Position& position) {
    const int king = position.king_square(opponent(W));
    const Bitboard officers =
        (position.knights | position.diagonals | position.straights) & position.of<W>();
    const int apart = std::max(0, distance(king, position.king_square(W)) - 2);
    return corner_distance(king) + (std::popcount(officers) <= 3 ? 3 * apart : 0);
}

// Whether a rook is likely to mate before a pawn promotes.
template <Side W>
bool Estimator::rook_mates(const Position& position) {
    const Bitboard own = position.of<W>();
    return (position.straights & own) != 0 &&
           ((position.pawns & own) == 0 || std::popcount(position.occupied()) <= few_men);
}

template <Side W>
int Estimator::child_score(const Position& child) const {
    const Bitboard own = child.of<W>();
    const bool has_pawns = (child.pawns & own) != 0;
    if (!has_pawns && (child.straights & own) == 0) {
        return no_pawn_cost + corner_mate_cost * corner_mate_moves(child, W);
    }
    if ((child.queens() & own) != 0) {
        return 3 * queen_cost<W>(child, parent_.after<W>(position_, child)) + place_cost<W>(child);
    }
    const bool by_rook = rook_mates<W>(child);
    const int rook =
        by_rook ? 3 * rook_cost<W>(child, parent_.after<W>(position_, child)) : 3 * hopeless_cost;
    const int score = rook + place_cost<W>(child);
    return !has_pawns ? score
           : by_rook  ? std::min(score, promotion_cost<W>(child))
                      : promotion_cost<W>(child);
}

template <Side W>
void Estimator::prepare_for(const Position& parent) {
    position_ = parent;
    const Bitboard own = parent.of<W>();
    parent_ = (parent.straights & own) != 0 ? AttackSets::of<W>(parent) : AttackSets{};
    promotion_.prepare(parent, W);
    // Most moves of the loser's men change nothing; those are not looked at one by one.
    defer_ = parent.side_to_move() != W && (parent.queens() & own) != 0;
    const int king = parent.king_square(opponent(W));
    parent_men_ = own | bit(king) | games::chess::king_attacks(king);
    look_at_queen<W>(parent);
    choose<W>(parent);
}

// A queen never uncovers a check: who stands between the king and another gives it herself.
template <Side W>
void Estimator::look_at_queen(const Position& parent) {
    const Bitboard queens = parent.queens() & parent.of<W>();
    const int king = parent.king_square(opponent(W));
    queen_ = 0;
    if (parent.side_to_move() != W || queens == 0 || games::chess::has_several(queens) ||
        ((parent_.queens() | parent_.others()) & bit(king)) != 0) {
        return;
    }
    queen_ = queens;
    through_ = parent.occupied() & ~(queens | bit(king));
    far_and_quiet_ = ~(through_ | games::chess::king_attacks(king) |
                       games::chess::bishop_attacks(king, parent.occupied()) |
                       games::chess::rook_attacks(king, parent.occupied()));
    contacts_ = {};
    for_each_contact<W>(parent, parent_,
                        [this](Bitboard here, int cost) { contacts_.add(here, cost); });
    place_ = place_cost<W>(parent);
}

int Estimator::of_queen_move(games::chess::Move move) const {
    const Bitboard attacks = games::chess::bishop_attacks(move.to(), through_) |
                             games::chess::rook_attacks(move.to(), through_);
    return std::min(3 * cheapest(contacts_, attacks) + place_, estimate_max);
}

// With a queen, or rooks that mate: their moves, then what officers do; where the king goes. A pawn
// on its way: its moves and the king's, then what stands or comes in its way.
template <Side W>
void Estimator::choose(const Position& parent) {
    const Bitboard own = parent.of<W>();
    const bool winner_moves = parent.side_to_move() == W;
    const int king = parent.king_square(opponent(W));
    first_choice_ = choice_ = 0;
    if ((parent.queens() & own) != 0) {
        choice_ = winner_moves ? ~(parent.pawns & own)
                               : bit(king) | own | games::chess::king_attacks(king);
        first_choice_ = winner_moves ? parent.queens() & own : bit(king);
        rest_ = 3 * queen_cost<W>(parent, parent_) + place_cost<W>(parent);
    } else if ((parent.straights & own) == 0 && (parent.pawns & own) != 0) {
        choice_ = winner_moves ? parent.kings | parent.pawns | parent.of<opponent(W)>()
                               : parent.kings | promotion_.cone() | own;
        first_choice_ = winner_moves ? promotion_.pawn() : bit(king);
        rest_ = promotion_cost<W>(parent);
    } else if ((parent.pawns & own) != 0 && !rook_mates<W>(parent)) {
        const Bitboard cone = promotion_.cone();
        choice_ = winner_moves ? parent.kings | (parent.pawns & own) | cone : parent.kings | cone;
        first_choice_ = winner_moves ? promotion_.pawn() : bit(king);
        rest_ = promotion_cost<W>(parent);
    } else if ((parent.straights & own) != 0) {
        choice_ = winner_moves ? ~(parent.pawns & own)
                               : bit(king) | own | games::chess::king_attacks(king);
        first_choice_ = winner_moves ? parent.straights & own : bit(king);
        rest_ = child_score<W>(parent);
    }
}

void Estimator::prepare(const Position& parent) {
    winner_ == Side::white ? prepare_for<Side::white>(parent) : prepare_for<Side::black>(parent);
}

int Estimator::of_child(const Position& child, games::chess::Move move) const {
    if (defer_ && (parent_men_ & (bit(move.from()) | bit(move.to()))) == 0) {
        return std::min(rest_, estimate_max);
    }
    const int score =
        winner_ == Side::white ? child_score<Side::white>(child) : child_score<Side::black>(child);
    return std::min(score, estimate_max);
}

int flight_estimate(const Position& position, Side winner) {
    const int king = position.king_square(opponent(winner));
    const Bitboard through = position.occupied() & ~bit(king);
    const Bitboard own = position.of(winner);
    Bitboard attacks = games::chess::knight_attacks_of(position.knights & own) |
                       games::chess::king_attacks(position.king_square(winner));
    attacks |= winner == Side::white
                   ? games::chess::pawn_attacks<Side::white>(position.pawns & own)
                   : games::chess::pawn_attacks<Side::black>(position.pawns & own);
    Bitboard diagonals = position.diagonals & own;
    while (diagonals != 0) {
        attacks |= games::chess::bishop_attacks(pop_square(diagonals), through);
    }
    Bitboard straights = position.straights & own;
    while (straights != 0) {
        attacks |= games::chess::rook_attacks(pop_square(straights), through);
    }
    const Bitboard around = games::chess::king_attacks(king);
    const Bitboard flights = around & ~attacks & ~position.of(opponent(winner));
    const int check = (attacks & bit(king)) != 0 ? 0 : 4;
    return 12 * std::popcount(flights) + check + corner_distance(king) +
           distance(king, position.king_square(winner));
}

} // namespace kodeks::truth::chess
