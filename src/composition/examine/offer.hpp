// What White offers with a move: how many pieces Black could take in each direction, if he were
// free to choose. The plain generator knows only what is legal; books judge a sacrifice by what
// merely seems possible, so directions are counted here without the rule of the majority.
#pragma once

#include "games/position.hpp"

#include <vector>

namespace kodeks::composition {

struct Offer {
    std::vector<int> directions;  // pieces taken at most in each, in ascending order
    bool passes_last_row = false; // a black man comes through it and stays a man
    friend bool operator==(const Offer&, const Offer&) = default;
};

// Of the position in which Black is to capture; on boards where men capture both ways and kings go
// any distance.
Offer offer_in(const games::Position& position);

enum class Sacrifice : std::uint8_t { none, economical, ideal, uneconomical, crude };

Sacrifice sacrifice_of(const Offer& offer);

} // namespace kodeks::composition
