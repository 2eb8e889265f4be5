#include "tournament/fide/wishes.hpp"

#include <algorithm>
#include <cstdlib>

namespace kodeks::tournament::fide {

namespace {

std::size_t at(Side side) {
    return static_cast<std::size_t>(side);
}

} // namespace

void Wishes::add(const Card& card, std::int32_t count) {
    sides[at(card.wants)] += count;
    if (card.strength == Strength::mild) {
        mild[at(card.wants)] += count;
    }
}

Side Wishes::crowded() const {
    return sides[at(Side::white)] >= sides[at(Side::black)] ? Side::white : Side::black;
}

std::int32_t Wishes::refused() const {
    const std::int32_t surplus = std::abs(sides[at(Side::white)] - sides[at(Side::black)]);
    return std::max(0, surplus - sides[at(Side::none)]) / 2;
}

std::int32_t Wishes::refused_strong() const {
    return std::max(0, refused() - mild[at(crowded())]);
}

Meeting meeting_for(const Wishes& wishes) {
    if (wishes.refused() == 0) {
        return Meeting::different_wishes;
    }
    return wishes.refused_strong() == 0 ? Meeting::crowded_any : Meeting::crowded_strong_alone;
}

// With the crowded side larger than all others together, a candidate refuses exactly the bound if
// and only if all its pairs have a member of that side; the same argument inside that side for mild
// wishes gives C13.
bool may_meet(Meeting meeting, Side crowded, const Card& a, const Card& b) {
    if (same_absolute(a, b)) {
        return false;
    }
    if (meeting == Meeting::different_wishes) {
        return a.wants != b.wants || a.wants == Side::none;
    }
    const bool in_a = a.wants == crowded;
    const bool in_b = b.wants == crowded;
    const bool mild_a = in_a && a.strength == Strength::mild;
    const bool mild_b = in_b && b.strength == Strength::mild;
    if (meeting == Meeting::crowded_any) {
        return in_a != in_b || (in_a && (mild_a || mild_b));
    }
    if (mild_a || mild_b) {
        return in_a && in_b && mild_a != mild_b;
    }
    return in_a || in_b;
}

} // namespace kodeks::tournament::fide
