// Putting a move on the board, for the workers that come to it by different ways: a hand that
// releases a piece, the last captured piece taken off, a written move that counts as made.
#pragma once

#include "referee/desk.hpp"

namespace kodeks::referee {

// Whether a hand may be where it is at all; what a rulebook names as a breach to be put right by
// the opponent is not refused here.
Answer may_place(const Desk& desk, Side side, const games::Move& move);

// `told` is what the board alone does not show.
Answer place_move(Desk& desk, const games::Move& move,
                  rulebook::HandFault told = rulebook::HandFault::none, bool two_hands = false);

// capture.cpp: the clock is pressed though captured pieces still stand.
Answer press_in_capture(Desk& desk);

// announce.cpp: whether the clock may be pressed, and what an uncorrected announcement brings.
Answer may_press(const Desk& desk, Side side);
void note_announcement(Desk& desk, Side side);

// sealing.cpp: a move made on the board instead of being sealed.
Answer play_openly(Desk& desk, const games::Move& move);

} // namespace kodeks::referee
