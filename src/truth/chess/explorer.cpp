#include "truth/chess/explorer.hpp"

#include "games/chess/legal.hpp"
#include "truth/chess/children.hpp"
#include "truth/chess/material.hpp"
#include "truth/chess/regions.hpp"
#include "truth/chess/replay.hpp"

#include <algorithm>

namespace kodeks::truth::chess {

using games::Side;
using games::chess::Bitboard;
using games::chess::Move;
using games::chess::Position;

namespace {

constexpr std::size_t first_slots = 4096;
constexpr std::size_t kept_chunks = 64;
// Every so many expansions one goes to the oldest position instead of the most promising.
constexpr std::uint64_t oldest_share = 16;

bool is_mate(const Position& position) {
    return games::chess::in_check(position) && !games::chess::has_legal_move(position);
}

} // namespace

void Explorer::start(const Position& root, Side winner, const Options& options) {
    winner_ = winner;
    options_ = options;
    estimator_ = Estimator(winner);
    size_ = 0;
    expanded_.clear();
    slots_.assign(first_slots, none);
    chunks_.resize(std::min(chunks_.size(), kept_chunks));
    for (auto& bucket : buckets_) {
        bucket.clear();
    }
    lowest_ = bucket_count;
    oldest_ = 0;
    turns_ = 0;
    estimator_.prepare(root);
    const int left = options.plies_left.value_or(seventy_five_moves_plies);
    keep({root, Move{0, 0}, none, seventy_five_moves_plies - left});
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
        if (expand(index)) {
            return mate_after(index);
        }
    }
    answer.verdict = Verdict::unwinnable;
    answer.proof = Proof::closure;
    answer.nodes = size_;
    return answer;
}

// True when a move from there mates; it is then in mate_move_.
bool Explorer::expand(std::uint32_t parent) {
    expanded_[parent] = true;
    expanding_ = unpack(node(parent).packed());
    if (is_cut_off(node(parent))) {
        return false;
    }
    estimator_.prepare(expanding_);
    const int quiet = node(parent).quiet_plies;
    bool mated = false;
    for_each_child(expanding_, [&](const Position& child, Move move) {
        mated = mated || consider({child, move, parent, quiet_after(quiet, child)});
    });
    return mated;
}

int Explorer::quiet_after(int quiet_plies, const Position& child) const {
    return !options_.plies_left || resets_count(expanding_, child) ? 0 : quiet_plies + 1;
}

// True if the position is mate. A mate stands also on the last ply (FIDE:9.6.2).
bool Explorer::consider(const Arrival& arrival) {
    const Position& child = arrival.position;
    if (child.side_to_move() != winner_ && is_mate(child)) {
        mate_move_ = arrival.move;
        return true;
    }
    if (arrival.quiet_plies < seventy_five_moves_plies) {
        keep(arrival);
    }
    return false;
}

// The proofs depend on men and pawns, so they are tried where the last move has changed those, and
// after the first move, because the root may be a set-up position they do not speak of; and only
// now, because most positions are never taken up.
bool Explorer::is_cut_off(const Node& reached) {
    return reached.parent != none &&
           (reached.parent == 0 ||
            resets_count(unpack(node(reached.parent).packed()), expanding_)) &&
           (lacks_mating_material(expanding_, winner_) || walls_prevent_mate(expanding_, winner_));
}

void Explorer::keep(const Arrival& arrival) {
    const Packed packed = pack(arrival.position);
    std::uint32_t& slot = *slot_of(packed);
    if (slot == none) {
        slot = add(arrival, packed);
        enqueue(slot, arrival.position);
        if (size_ > slots_.size() / 3 * 2) {
            grow_slots();
        }
    } else if (arrival.quiet_plies < node(slot).quiet_plies) {
        take_up_again(slot, arrival);
    }
}

std::uint32_t Explorer::add(const Arrival& arrival, const Packed& packed) {
    if (size_ == chunks_.size() * chunk_size) {
        chunks_.push_back(std::make_unique_for_overwrite<Node[]>(chunk_size));
    }
    const std::uint32_t index = size_++;
    expanded_.push_back(false);
    node(index) = {packed.occupied, packed.planes, arrival.parent,
                   arrival.move,    packed.turn,   static_cast<std::uint8_t>(arrival.quiet_plies)};
    return index;
}

void Explorer::take_up_again(std::uint32_t index, const Arrival& arrival) {
    Node& reached = node(index);
    reached.parent = arrival.parent;
    reached.move = arrival.move;
    reached.quiet_plies = static_cast<std::uint8_t>(arrival.quiet_plies);
    expanded_[index] = false;
    oldest_ = std::min(oldest_, index);
    enqueue(index, arrival.position);
}

void Explorer::enqueue(std::uint32_t index, const Position& position) {
    const auto bucket = static_cast<std::size_t>(estimator_.of_child(position));
    buckets_[bucket].push_back(index);
    lowest_ = std::min(lowest_, bucket);
}

std::uint32_t Explorer::next() {
    return ++turns_ % oldest_share == 0 ? next_oldest() : next_best();
}

std::uint32_t Explorer::next_best() {
    for (; lowest_ < bucket_count; ++lowest_) {
        auto& bucket = buckets_[lowest_];
        while (!bucket.empty()) {
            const std::uint32_t index = bucket.back();
            bucket.pop_back();
            if (!expanded_[index]) {
                return index;
            }
        }
    }
    return none;
}

std::uint32_t Explorer::next_oldest() {
    while (oldest_ < size_ && expanded_[oldest_]) {
        ++oldest_;
    }
    return oldest_ < size_ ? oldest_ : none;
}

// The slot that holds the position, or the free one where it belongs.
std::uint32_t* Explorer::slot_of(const Packed& packed) {
    const std::size_t mask = slots_.size() - 1;
    std::size_t i = hash_of(packed) & mask;
    while (slots_[i] != none && node(slots_[i]).packed() != packed) {
        i = (i + 1) & mask;
    }
    return &slots_[i];
}

void Explorer::grow_slots() {
    slots_.assign(slots_.size() * 2, none);
    for (std::uint32_t index = 0; index < size_; ++index) {
        *slot_of(node(index).packed()) = index;
    }
}

// Nodes, the table that finds them, and the queue; the table may be about to double.
bool Explorer::budget_spent() const {
    const std::uint64_t bytes =
        size_ * (sizeof(Node) + 8) + slots_.size() * 2 * sizeof(std::uint32_t);
    return size_ >= options_.budget.nodes || bytes >= options_.budget.bytes;
}

Answer Explorer::mate_after(std::uint32_t parent) {
    Answer answer;
    answer.verdict = Verdict::winnable;
    answer.proof = Proof::helpmate;
    answer.plies_left = options_.plies_left;
    answer.nodes = size_;
    answer.line.push_back(mate_move_);
    for (std::uint32_t i = parent; node(i).parent != none; i = node(i).parent) {
        answer.line.push_back(node(i).move);
    }
    std::ranges::reverse(answer.line);
    return answer;
}

} // namespace kodeks::truth::chess
