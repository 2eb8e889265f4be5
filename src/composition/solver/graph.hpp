// Positions and the moves between them, as much as a fixed amount of memory holds. They are looked
// at in the order in which they were found; afterwards the graph is turned round, to work back from
// what is known.
//
//     Graph graph({.positions = 1000, .bytes = 1 << 20});
//     graph.enter(root);
//     while (graph.next()) { ... graph.lead_to(position) ... }
//     graph.turn_round();
#pragma once

#include "composition/solver/memory.hpp"

#include <functional>
#include <span>

namespace kodeks::composition {

// How much of a graph may be looked at.
struct Reach {
    std::uint64_t positions = 0;
    std::uint64_t bytes = 0;
    std::function<bool(std::uint64_t looked_at)> goes_on = {}; // asked now and then; false: stop
};

class Graph {
public:
    using Number = std::uint32_t; // of a position, in the order in which they were found

    explicit Graph(const Reach& reach);

    // The number of a position, which is new unless it was entered before.
    Number enter(const games::Position& position, const Key& key);
    bool contains(const Key& key) const;

    // Goes on to the next position; false when there is none or the reach is used up.
    bool next();

    bool used_up() const { return used_up_; }

    // The position that is looked at, and a move from it.
    Number now() const { return static_cast<Number>(looked_at() - 1); }

    void lead_to(Number child);

    // Nothing is entered any more.
    void turn_round();
    std::span<const Number> before(Number number) const;

    std::size_t children_of(Number number) const { return first_[number + 1] - first_[number]; }

    std::size_t size() const { return keys_.size(); }

    std::uint64_t looked_at() const { return first_.size() - 1; }

    const Key& key(Number number) const { return keys_[number]; }

    const games::Position& position(Number number) const { return positions_[number]; }

private:
    bool has_room() const;
    std::size_t slot_of(const Key& key) const;

    Reach reach_;
    std::vector<Key> keys_;
    std::vector<games::Position> positions_;
    std::vector<Number> slots_; // by hash; number + 1, 0: free
    std::vector<Number> first_; // where the moves of a position begin; one more at the end
    std::vector<Number> moves_; // to which positions
    std::vector<Number> before_first_;
    std::vector<Number> before_;
    bool used_up_ = false;
};

} // namespace kodeks::composition
