// The positions an Explorer keeps, and the table that finds them.
#include "truth/chess/explorer.hpp"

#include <algorithm>

namespace kodeks::truth::chess {

using games::chess::Position;

// Finds or makes the node a step leads to. False if it was reached before with as few quiet plies.
bool Explorer::settle(std::uint32_t index, const Position& position, int quiet_plies) {
    const Packed packed = pack(position);
    std::uint32_t& slot = *slot_of(packed);
    if (slot != none && quiet_plies >= node(slot).quiet_plies) {
        return false;
    }
    if (slot != none) {
        steps_[index].node = slot;
        node(slot).step = index;
        node(slot).quiet_plies = static_cast<std::uint8_t>(quiet_plies);
        return true;
    }
    slot = steps_[index].node = add(packed, index, quiet_plies);
    if (size_ > slots_.size() / 3 * 2) {
        grow_slots();
    }
    return true;
}

int Explorer::depth_of(std::uint32_t step) {
    const auto p = steps_[step].parent;
    return p == none ? 0 : std::min(65535, node(p).plies + 1);
}

std::uint32_t Explorer::add(const Packed& packed, std::uint32_t step, int quiet_plies) {
    if (size_ == chunks_.size() * chunk_size) {
        chunks_.push_back(std::make_unique_for_overwrite<Node[]>(chunk_size));
    }
    node(size_) = {packed.occupied,
                   packed.planes,
                   step,
                   packed.turn,
                   static_cast<std::uint8_t>(quiet_plies),
                   static_cast<std::uint16_t>(depth_of(step))};
    return size_++;
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

// Nodes, the table that finds them, the steps and their queue; all but the nodes may be about to
// double.
bool Explorer::budget_spent() const {
    const std::uint64_t bytes = size_ * sizeof(Node) + slots_.size() * 2 * sizeof(std::uint32_t) +
                                steps_.capacity() * 2 * (sizeof(Step) + sizeof(std::uint32_t));
    return size_ >= options_.budget.nodes || bytes >= options_.budget.bytes;
}

} // namespace kodeks::truth::chess
