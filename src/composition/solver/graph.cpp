#include "composition/solver/graph.hpp"

#include "base/check.hpp"

#include <algorithm>
#include <bit>
#include <limits>

namespace kodeks::composition {

namespace {

constexpr std::uint64_t asked_every = 1024;
constexpr std::uint64_t most_moves_each = 64; // on the average; kings in an empty board have fewer
constexpr std::uint64_t most_positions =
    std::numeric_limits<Graph::Number>::max() / most_moves_each;

// With its slot, and what whoever works with the graph notes of it.
constexpr std::uint64_t position_bytes =
    sizeof(Key) + sizeof(games::Position) + 8 * sizeof(Graph::Number);
constexpr std::uint64_t move_bytes = 2 * sizeof(Graph::Number); // forward and backward

} // namespace

// Room is set aside once and for all and filled as needed: what grows by doubling needs twice as
// much while it grows.
Graph::Graph(const Reach& reach) : reach_(reach) {
    reach_.positions = std::min({reach.positions, reach.bytes / position_bytes, most_positions});
    const std::size_t room = reach_.positions + 1;
    keys_.reserve(room);
    positions_.reserve(room);
    slots_.resize(std::bit_ceil(room + room / 2));
    first_.reserve(room + 1);
    moves_.reserve(std::min(room * most_moves_each, reach.bytes / move_bytes + 1));
    first_.push_back(0);
}

bool Graph::has_room() const {
    return moves_.size() < moves_.capacity() &&
           size() * position_bytes + moves_.size() * move_bytes < reach_.bytes;
}

std::size_t Graph::slot_of(const Key& key) const {
    const std::size_t mask = slots_.size() - 1;
    std::size_t slot = key.hash() & mask;
    while (slots_[slot] != 0 && keys_[slots_[slot] - 1] != key) {
        slot = (slot + 1) & mask;
    }
    return slot;
}

bool Graph::contains(const Key& key) const {
    return slots_[slot_of(key)] != 0;
}

Graph::Number Graph::enter(const games::Position& position, const Key& key) {
    const std::size_t slot = slot_of(key);
    if (slots_[slot] == 0) {
        if (size() >= reach_.positions || !has_room()) {
            used_up_ = true;
            return 0;
        }
        keys_.push_back(key);
        positions_.push_back(position);
        slots_[slot] = static_cast<Number>(keys_.size());
    }
    return slots_[slot] - 1;
}

bool Graph::next() {
    const bool ask = looked_at() % asked_every == asked_every - 1 && reach_.goes_on;
    used_up_ = used_up_ || (ask && !reach_.goes_on(looked_at()));
    if (used_up_ || looked_at() == size()) {
        return false;
    }
    first_.push_back(static_cast<Number>(moves_.size()));
    return true;
}

void Graph::lead_to(Number child) {
    used_up_ = used_up_ || !has_room();
    if (used_up_) {
        return;
    }
    moves_.push_back(child);
    first_.back() = static_cast<Number>(moves_.size());
}

void Graph::turn_round() {
    KODEKS_ASSERT(!used_up_ && looked_at() == size());
    positions_ = {};
    before_first_.assign(size() + 1, 0);
    for (const Number child : moves_) {
        ++before_first_[child + 1];
    }
    for (std::size_t i = 0; i < size(); ++i) {
        before_first_[i + 1] += before_first_[i];
    }
    std::vector<Number> free(before_first_);
    before_.resize(moves_.size());
    for (Number number = 0; number < size(); ++number) {
        for (Number i = first_[number]; i < first_[number + 1]; ++i) {
            before_[free[moves_[i]]++] = number;
        }
    }
}

std::span<const Graph::Number> Graph::before(Number number) const {
    return std::span(before_).subspan(before_first_[number],
                                      before_first_[number + 1] - before_first_[number]);
}

} // namespace kodeks::composition
