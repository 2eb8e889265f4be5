// Which facts of a running game are told to which seat, besides the view (referee/seat/view.hpp).
// Everybody is told what anybody in the hall sees: the board, the clocks, the result. Offers,
// rulings and what was said are between the players and the arbiter; questions and proofs are the
// arbiter's; what is sealed is told to nobody. When the game is over, everybody may read it all.
#pragma once

#include "referee/seat/view.hpp"

#include <cstdint>

namespace kodeks::server {

using SeatSet = std::uint32_t; // a bit for each referee::Seat

constexpr SeatSet bit_of(referee::Seat seat) {
    return SeatSet{1} << static_cast<unsigned>(seat);
}

// `over`: the game has ended with this fact or before it.
SeatSet seats_told(const referee::Event& event, bool over);

} // namespace kodeks::server
