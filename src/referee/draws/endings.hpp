// Ends that the last move brings by itself.
#pragma once

#include "games/ending.hpp"
#include "referee/desk/desk.hpp"
#include "rulebook/game_rules.hpp"

namespace kodeks::referee {

// What an end on the board stands on.
rulebook::Articles articles_of(const rulebook::Endings& endings, games::EndReason reason);

// Mate, stalemate, nothing left to move, and the draws that are certain and need no claim; true
// when the game is over.
bool end_of_game(Desk& desk);

// Draws that would need no claim, but nobody knows whether they have come about: a proof is wanted
// while play goes on, or a person is asked. Never passed over.
void look_for_open_draws(Desk& desk);

} // namespace kodeks::referee
