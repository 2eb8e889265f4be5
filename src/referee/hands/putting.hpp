// The one place that puts a move on the board and settles everything that follows from it: offers,
// earlier moves that count as completed now, score sheets, announcements, the end of the game.
// Workers come here by different ways: a hand that releases a piece, a move entered at once, the
// last captured piece taken off, a written or sealed move that counts as made.
#pragma once

#include "referee/desk/desk.hpp"

namespace kodeks::referee {

enum class Completion : std::uint8_t {
    open,              // the clock is still to be pressed
    with_the_press,    // made and completed at once
    without_the_press, // it counts as completed though nobody touches the clock
};

// Whether the move may end the game at once, or something about it is judged before.
enum class Ending : std::uint8_t { decided, judged_first };

void put_move(Desk& desk, const MoveMade& made, Completion completion,
              Ending ending = Ending::decided);

// The clock is pressed for the last move, and what was left for the press is settled.
void press_clock(Desk& desk, Side side, Ending ending = Ending::decided);

// A hand on a piece answers the opponent's offer (FIDE:9.1.2.1).
void answer_offer_by_acting(Desk& desk, Side side);

} // namespace kodeks::referee
