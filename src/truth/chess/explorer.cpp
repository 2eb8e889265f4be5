#include "truth/chess/explorer.hpp"

#include "games/chess/play.hpp"
#include "games/chess/threats.hpp"
#include "truth/chess/corner_mate.hpp"
#include "truth/chess/fortress.hpp"
#include "truth/chess/mate.hpp"
#include "truth/chess/material.hpp"
#include "truth/chess/outline.hpp"
#include "truth/chess/rams.hpp"
#include "truth/chess/regions.hpp"
#include "truth/chess/replay.hpp"

#include <algorithm>
#include <utility>

namespace kodeks::truth::chess {

using games::Side;
using games::chess::Bitboard;
using games::chess::Move;
using games::chess::Position;

namespace {

constexpr std::size_t first_slots = 256;
constexpr std::size_t kept_chunks = 64;
// Every so many expansions one goes to the oldest position instead of the most promising.
constexpr std::uint64_t oldest_share = 16;
constexpr int smothered_cost = 12;
// A move whose estimate is so much better than that of the rest ends the look at its class.
constexpr int clear_gain = 12;
// With the number of a class put off: also those of its moves that were made before.
constexpr std::uint8_t whole_class = 0x80;
// Where so many pawns stand head to head, fortresses are likely.
constexpr int many_rams = 3;
// So many steps wait without being asked where they lead.
constexpr std::uint32_t unsettled_max = 1 << 14;

constexpr std::uint32_t outline_start = 1000;
constexpr std::uint32_t outline_root_limit = 20'000;
constexpr std::uint32_t outline_fast_limit = 2'000;
constexpr std::int64_t outline_child_limit = 2'000;
constexpr std::int64_t outline_first_credit = 30'000;
constexpr std::int64_t outline_fast_credit = 3'000;
constexpr std::int64_t outline_share = 1;
constexpr std::int64_t fortress_cost = 100; // in outlines

// Kind and side of the man on a square, as a number.
std::size_t kind_of(const Position& position, int square) {
    const Bitboard man = games::chess::bit(square);
    const std::size_t diagonal = (position.diagonals & man) != 0 ? 1 : 0;
    const std::size_t straight = (position.straights & man) != 0 ? 2 : 0;
    const std::size_t kind = (position.pawns & man) != 0     ? 0
                             : (position.knights & man) != 0 ? 4
                             : (position.kings & man) != 0   ? 5
                                                             : diagonal + straight;
    return kind + ((position.white & man) != 0 ? 6 : 0);
}

// The same of a queen.
std::size_t queen_kind(Side side) {
    return side == Side::white ? 9 : 3;
}

} // namespace

void Explorer::start(const Position& root, Side winner, const Options& options) {
    winner_ = winner;
    options_ = options;
    estimator_ = Estimator(winner);
    size_ = 0;
    steps_.clear();
    slots_.assign(first_slots, none);
    chunks_.resize(std::min(chunks_.size(), kept_chunks));
    for (Frontier& frontier : frontiers_) {
        frontier.clear();
    }
    oldest_ = 0;
    turns_ = 0;
    outlined_ = plain_ = false;
    const Bitboard own = root.of(winner);
    in_turn_ = (own & root.diagonals) != 0 && (own & (root.straights | root.pawns)) == 0;
    credit_ = options.effort == Effort::fast ? outline_fast_credit : outline_first_credit;
    const int left = options.plies_left.value_or(seventy_five_moves_plies);
    steps_.push_back({none, none, Move{0, 0}});
    settle(0, root, seventy_five_moves_plies - left);
    frontiers_[0].push(0, {0, 0}, 0);
    frontiers_[1].push(0, {0, 0}, 0);
    frontiers_[2].push(0, {0, 0}, 0);
    smothers_ = (root.straights & root.of(winner)) == 0 &&
                smothered_mate_moves(root, winner) < 2 * no_corner_mate;
}

Answer Explorer::run(const Position& root, Side winner, const Options& options) {
    start(root, winner, options);
    Answer answer;
    answer.plies_left = options_.plies_left;
    for (std::uint32_t index = next(); index != none; index = next()) {
        if (budget_spent()) {
            answer.nodes = size_;
            return answer;
        }
        if (!outlined_ && size_ > outline_start) {
            outlined_ = true;
            if (outline_proves(root)) {
                answer.verdict = Verdict::unwinnable;
                answer.proof = Proof::regions;
                answer.nodes = size_;
                return answer;
            }
            plain_ = options_.effort == Effort::fast;
            if (!plain_) {
                start(root, winner, options);
                outlined_ = in_turn_ = true;
                continue;
            }
        }
        if (take(index)) {
            const Step& step = steps_[index];
            return mate_after(step.put_off != 0 ? step.parent : step.node);
        }
    }
    answer.verdict = Verdict::unwinnable;
    answer.proof = Proof::closure;
    answer.nodes = size_;
    return answer;
}

// True when a move from where the step leads mates; it is then in mate_move_.
bool Explorer::take(std::uint32_t index) {
    steps_[index].taken = true;
    if (steps_[index].put_off != 0) {
        const std::uint32_t parent = steps_[index].parent;
        return expand(parent, unpack(node(parent).packed()), steps_[index].put_off);
    }
    const Arrival arrival = arrival_of(steps_[index]);
    return is_new(index, arrival.position, arrival.quiet_plies) &&
           !is_cut_off(steps_[index], arrival) && expand(steps_[index].node, arrival.position, 0);
}

bool Explorer::outline_proves(const Position& root) const {
    const bool legal = games::chess::checkers(root, games::opponent(root.side_to_move())) == 0;
    const std::uint32_t limit =
        options_.effort == Effort::full ? outline_root_limit : outline_fast_limit;
    return legal && (fortress_prevents_mate(root, winner_) ||
                     (has_facing_pawns(root) && outline_of(root, winner_, limit).prevents_mate));
}

Explorer::Arrival Explorer::arrival_of(const Step& step) {
    if (step.parent == none) {
        const Position root = unpack(node(step.node).packed());
        return {root, root, node(step.node).quiet_plies};
    }
    const Position before = unpack(node(step.parent).packed());
    const Position position = games::chess::play(before, step.move);
    return {before, position, quiet_after(node(step.parent).quiet_plies, before, position)};
}

// A step that was settled earlier counts unless a better one to the same position came after it.
bool Explorer::is_new(std::uint32_t index, const Position& position, int quiet_plies) {
    const std::uint32_t settled = steps_[index].node;
    return settled != none ? node(settled).step == index : settle(index, position, quiet_plies);
}

// The proofs depend on men and pawns, so they are tried where the last move has changed those, and
// after the first move, because the root may be a set-up position they do not speak of; and only
// now, because most steps are never taken.
bool Explorer::is_cut_off(const Step& step, const Arrival& arrival) {
    const bool changed = plain_ ? std::popcount(arrival.before.occupied()) !=
                                      std::popcount(arrival.position.occupied())
                                : resets_count(arrival.before, arrival.position);
    if (step.parent == none || (step.parent != 0 && !changed)) {
        return false;
    }
    return lacks_mating_material(arrival.position, winner_) ||
           (may_be_walled(arrival.position) && walls_prevent_mate(arrival.position, winner_)) ||
           outline_cuts(arrival.position);
}

// A young search looks for walls only where pawns stand head to head.
bool Explorer::may_be_walled(const Position& position) const {
    return outlined_ || options_.effort == Effort::fast || count_rams(position) != 0;
}

// Outlines are a proof for closed positions; elsewhere their work is lost, so that it is kept in
// proportion to the search.
bool Explorer::outline_cuts(const Position& position) {
    const bool early =
        !outlined_ && options_.effort == Effort::fast && count_rams(position) >= many_rams;
    if (!(outlined_ || early) || credit_ < 0 || !has_facing_pawns(position)) {
        return false;
    }
    if (fortress_prevents_mate(position, winner_)) {
        credit_ -= fortress_cost / 4;
        return true;
    }
    credit_ -= fortress_cost;
    if (early) {
        return false;
    }
    const auto answer = outline_of(position, winner_, outline_child_limit);
    credit_ -= answer.work / (answer.prevents_mate ? 4 : 1);
    return answer.prevents_mate;
}

// A search that is young looks only at moves that seem to lead on; as soon as one of them does, the
// others are one step that waits for its turn. So they are when the loser only has to make some
// move and has made one. A move that clearly leads on even ends the look at its own class, which
// then waits as a whole.
bool Explorer::expand(std::uint32_t parent, const Position& position, std::uint8_t move_class) {
    if (!plain_) {
        estimator_.prepare(position);
    }
    credit_ += plain_ ? 0 : outline_share;
    enough_ = 0;
    if (outlined_ || !estimator_.chooses()) {
        return expand_class(parent, position, {});
    }
    bool whole = (move_class & whole_class) != 0;
    move_class &= static_cast<std::uint8_t>(~whole_class);
    for (;; ++move_class, whole = false) {
        enough_ = whole ? 0 : estimator_.of_rest() - clear_gain;
        waiting_move_ = move_class == Estimator::idle_class && position.side_to_move() != winner_;
        const bool mated = expand_class(parent, position, estimator_.moves_of(move_class));
        const bool waited = std::exchange(waiting_move_, false);
        if (mated || !left_out_) {
            return mated;
        }
        if (best_child_ < estimator_.of_rest() || waited) {
            const int later = rest_of_class_ ? move_class | whole_class : move_class + 1;
            put_off(parent, static_cast<std::uint8_t>(later), waited);
            return false;
        }
    }
}

bool Explorer::expand_class(std::uint32_t parent, const Position& position, Wanted wanted) {
    const int quiet = node(parent).quiet_plies;
    bool mated = false;
    best_child_ = estimate_max;
    bool skipped = false;
    rest_of_class_ = false;
    const bool by_sight = !plain_ && !in_turn_ && !options_.plies_left;
    const bool left_out = for_each_child(position, wanted, [&](Move move, const auto& make) {
        rest_of_class_ = rest_of_class_ || best_child_ < enough_;
        if (mated || rest_of_class_ || (waiting_move_ && best_child_ != estimate_max)) {
            skipped = true;
        } else if (by_sight && steps_.size() < unsettled_max && estimator_.knows(move)) {
            push_queen_move(parent, move);
        } else {
            const Position child = make();
            mated = consider(child, {parent, none, move}, quiet_after(quiet, position, child));
        }
    });
    left_out_ = left_out || skipped;
    return mated;
}

void Explorer::put_off(std::uint32_t parent, std::uint8_t move_class, bool last) {
    const auto index = static_cast<std::uint32_t>(steps_.size());
    steps_.push_back({parent, none, Move{0, 0}});
    steps_.back().put_off = move_class;
    const int estimate = std::min(estimator_.of_rest(), estimate_max);
    last ? frontiers_[0].push_old(estimate, index) : frontiers_[0].push_new(estimate, index);
}

int Explorer::quiet_after(int quiet_plies, const Position& before, const Position& after) const {
    return !options_.plies_left || resets_count(before, after) ? 0 : quiet_plies + 1;
}

// The position it leads to is made only if it is the move's turn.
void Explorer::push_queen_move(std::uint32_t parent, Move move) {
    const auto index = static_cast<std::uint32_t>(steps_.size());
    steps_.push_back({parent, none, move});
    const int estimate = estimator_.of_queen_move(move);
    best_child_ = std::min(best_child_, estimate);
    frontiers_[0].push(estimate, {queen_kind(winner_), move.to()}, index);
}

// True if the position is mate. A mate stands also on the last ply (FIDE:9.6.2).
bool Explorer::consider(const Position& child, const Step& step, int quiet_plies) {
    if (child.side_to_move() != winner_ && is_mate(child)) {
        mate_move_ = step.move;
        return true;
    }
    if (quiet_plies >= seventy_five_moves_plies) {
        return false;
    }
    const auto index = static_cast<std::uint32_t>(steps_.size());
    steps_.push_back(step);
    if ((plain_ || index >= unsettled_max) && !settle(index, child, quiet_plies)) {
        steps_.pop_back();
        return false;
    }
    if (plain_) {
        return false;
    }
    const Arrived arrived{kind_of(child, step.move.to()), step.move.to()};
    const int estimate = waiting_move_ ? std::min(estimator_.of_rest(), estimate_max)
                                       : estimator_.of_child(child, step.move);
    best_child_ = std::min(best_child_, estimate);
    frontiers_[0].push(estimate, arrived, index);
    if (in_turn_) {
        frontiers_[1].push(flight_estimate(child, winner_), arrived, index);
        if (smothers_) {
            frontiers_[2].push(smothered_cost * smothered_mate_moves(child, winner_), arrived,
                               index);
        }
    }
    return false;
}

std::uint32_t Explorer::next() {
    return plain_ || ++turns_ % oldest_share == 0 ? next_oldest() : next_best();
}

std::uint32_t Explorer::next_best() {
    const std::size_t orders = !in_turn_ ? 1 : smothers_ ? 3 : 2;
    Frontier& frontier = frontiers_[turns_ % orders];
    std::uint32_t index = frontier.pop();
    while (index != none && steps_[index].taken) {
        index = frontier.pop();
    }
    return index;
}

std::uint32_t Explorer::next_oldest() {
    while (oldest_ < steps_.size() && steps_[oldest_].taken) {
        ++oldest_;
    }
    return oldest_ < steps_.size() ? oldest_ : none;
}

Answer Explorer::mate_after(std::uint32_t parent) {
    Answer answer;
    answer.verdict = Verdict::winnable;
    answer.proof = Proof::helpmate;
    answer.plies_left = options_.plies_left;
    answer.nodes = size_;
    answer.line.push_back(mate_move_);
    for (const Step* step = &steps_[node(parent).step]; step->parent != none;
         step = &steps_[node(step->parent).step]) {
        answer.line.push_back(step->move);
    }
    std::ranges::reverse(answer.line);
    return answer;
}

} // namespace kodeks::truth::chess
