// How many colour wishes of a bracket must stay unfulfilled, by counting (C12, C13).
#pragma once

#include "tournament/fide/card.hpp"

#include <array>

namespace kodeks::tournament::fide {

struct Wishes {
    std::array<std::int32_t, 3> sides{}; // by Side: none, white, black
    std::array<std::int32_t, 3> mild{};

    void add(const Card& card, std::int32_t count);

    Side crowded() const;
    // Those who must meet somebody with the same wish, in pairs; players are even in number.
    std::int32_t refused() const;
    // Of these pairs, the ones in which nobody's wish is mild.
    std::int32_t refused_strong() const;
};

// Which pairs a candidate may have that refuses no more wishes than it must.
enum class Meeting : std::uint8_t {
    different_wishes,     // nobody need be refused
    crowded_any,          // everybody meets somebody of the crowded side; a mild wish is refused
    crowded_strong_alone, // every mild wish is refused and there are not enough of them
};

Meeting meeting_for(const Wishes& wishes);
bool may_meet(Meeting meeting, Side crowded, const Card& a, const Card& b);

} // namespace kodeks::tournament::fide
