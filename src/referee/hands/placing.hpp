// What hands may do with a move on boards whose rulebook names what can be wrong with one, and what
// the clock waits for; putting.hpp puts the move on the board.
#pragma once

#include "referee/desk/desk.hpp"

namespace kodeks::referee {

// Whether a hand may be where it is at all; what a rulebook names as a breach to be put right by
// the opponent is not refused here.
Answer may_place(const Desk& desk, Side side, const games::Move& move);

// `told` is what the board alone does not show.
Answer place_move(Desk& desk, const games::Move& move,
                  rulebook::HandFault told = rulebook::HandFault::none, bool two_hands = false);

Answer make_by_hand(Desk& desk, const Make& make);
Answer press_by_hand(Desk& desk);
// Whether a move may be entered now, besides being legal.
Answer may_enter(const Desk& desk, Side side);

Answer press_without_move(Desk& desk, Side side);

// capture.cpp: captures whose pieces go off one by one after the release.
bool in_capture(const Desk& desk);
Answer release_capturing(Desk& desk, const Release& release);
Answer remove_captured(Desk& desk, const Remove& remove);
// The clock is pressed though captured pieces still stand.
Answer press_in_capture(Desk& desk);

// announce.cpp: whether the clock may be pressed, and what an uncorrected announcement brings.
// A move that was spoken before it was made is announced with it, rightly or not.
bool is_own_move(const State& state, Side side, const games::Move& move);
void hear_again(Desk& desk, const MoveMade& made, const std::optional<games::Move>& ahead);
Answer announced_before_press(const Desk& desk, Side side);
Answer written_before_press(const Desk& desk, Side side);
Answer may_press(const Desk& desk, Side side);
void note_announcement(Desk& desk, Side side);

} // namespace kodeks::referee
