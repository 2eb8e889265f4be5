// Who of a pair has White (C04.3:5.2).
#pragma once

#include "tournament/fide/card.hpp"

namespace kodeks::tournament::fide {

enum class ColourRule : std::uint8_t {
    both_granted, // 5.2.1
    stronger,     // 5.2.2
    alternated,   // 5.2.3
    higher_rank,  // 5.2.4
    initial,      // 5.2.5
};

struct Allocation {
    Side higher = Side::none; // of the player named first
    ColourRule rule = ColourRule::initial;
};

// `higher` stands before `lower` in rank order.
Allocation allocate(const Card& higher, const Card& lower, Side initial);

// What a pair adds to C10, C11, C12 and C13 under that allocation.
struct ColourCost {
    std::uint8_t beyond_two = 0;
    std::uint8_t third_running = 0;
    std::uint8_t refused = 0;
    std::uint8_t refused_strong = 0;
};

ColourCost colour_cost(const Card& higher, const Card& lower, Side initial);

} // namespace kodeks::tournament::fide
