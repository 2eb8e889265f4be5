#include "tournament/fide/colours.hpp"

#include <algorithm>
#include <cstdlib>

namespace kodeks::tournament::fide {

namespace {

// The last game in which one had White and the other Black, counted from the latest games of both:
// the colour of the first player there, none when there is no such place.
Side latest_difference(const std::vector<Side>& a, const std::vector<Side>& b) {
    const std::size_t common = std::min(a.size(), b.size());
    for (std::size_t back = 1; back <= common; ++back) {
        const Side first = a[a.size() - back];
        if (first != b[b.size() - back]) {
            return first;
        }
    }
    return Side::none;
}

// Which of two equal wishes is stronger: +1 the higher's, -1 the lower's, 0 neither.
int stronger(const Card& higher, const Card& lower) {
    if (higher.strength != lower.strength) {
        return higher.strength > lower.strength ? 1 : -1;
    }
    if (!higher.is_absolute()) {
        return 0;
    }
    const int a = std::abs(higher.difference);
    const int b = std::abs(lower.difference);
    return a > b ? 1 : a < b ? -1 : 0;
}

void add_player(ColourCost& cost, const Card& card, Side side) {
    const int after = card.difference + (side == Side::white ? 1 : -1);
    cost.beyond_two = static_cast<std::uint8_t>(cost.beyond_two + (std::abs(after) > 2));
    cost.third_running = static_cast<std::uint8_t>(cost.third_running + (card.doubled() == side));
}

} // namespace

Allocation allocate(const Card& higher, const Card& lower, Side initial) {
    if (higher.wants == Side::none && lower.wants == Side::none) {
        return {higher.number % 2 == 1 ? initial : other(initial), ColourRule::initial};
    }
    if (higher.wants != lower.wants) {
        const Side side = higher.wants != Side::none ? higher.wants : other(lower.wants);
        return {side, ColourRule::both_granted};
    }
    if (const int order = stronger(higher, lower); order != 0) {
        return {order > 0 ? higher.wants : other(higher.wants), ColourRule::stronger};
    }
    if (const Side then = latest_difference(higher.colours, lower.colours); then != Side::none) {
        return {other(then), ColourRule::alternated};
    }
    return {higher.wants, ColourRule::higher_rank};
}

ColourCost colour_cost(const Card& higher, const Card& lower, Side initial) {
    ColourCost cost;
    if (higher.wants != lower.wants || higher.wants == Side::none) {
        return cost;
    }
    const Side side = allocate(higher, lower, initial).higher;
    if (higher.topscorer || lower.topscorer) {
        add_player(cost, higher, side);
        add_player(cost, lower, other(side));
    }
    const Card& loser = side == higher.wants ? lower : higher;
    cost.refused = 1;
    cost.refused_strong = loser.strength == Strength::strong ? 1 : 0;
    return cost;
}

} // namespace kodeks::tournament::fide
