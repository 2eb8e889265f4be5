// What a side's pieces are worth to whoever looks for a win, in halves of a man. It orders the
// search and decides nothing: a king that defends draws most endgames, one that attacks still has
// to catch something, and a man counts for more the nearer it is to its promotion.
#pragma once

#include "composition/solver/memory.hpp"
#include "games/variant.hpp"

namespace kodeks::composition {

constexpr int man_worth = 2;

class Force {
public:
    explicit Force(const games::Variant& variant);

    const games::Variant& variant() const { return *variant_; }

    int of(const Key& key, games::Side side, bool attacker) const;

private:
    const games::Variant* variant_;
    // By the bit of a square in a key: the rows that a man there has behind it, squared.
    std::array<std::array<std::uint8_t, 64>, 2> advance_{};
};

} // namespace kodeks::composition
