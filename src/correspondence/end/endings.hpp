// Ends by the rules of play: nothing to move, and the draws of the rulebook.
#pragma once

#include "correspondence/desk/clerk.hpp"

namespace kodeks::correspondence {

// Nothing left to move, and draws that need no claim and are certain; true when the game is over.
bool ends(Clerk& clerk);

// Draws that need no claim, but nobody knows whether they have come about: the arbiter is asked.
void look_for_open_draws(Clerk& clerk);

// A repetition or another draw that is claimed: on the board, or with the moves of the letter.
enum class Claimed : std::uint8_t { on_board, with_move };
bool claim_is_right(Clerk& clerk, Side side, Claimed how);

} // namespace kodeks::correspondence
