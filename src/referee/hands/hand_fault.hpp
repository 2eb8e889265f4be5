// What is wrong with a move made on a draughts board, told from the board itself.
#pragma once

#include "games/position.hpp"
#include "referee/desk/desk.hpp"
#include "rulebook/hand_fault.hpp"

#include <string_view>

namespace kodeks::referee {

// Whether the squares of a move lie on the board; `to` may also lie off it.
bool is_on_board(const games::Board& board, const games::Move& move);

// The kind of a displacement by `side` that is no legal move of his; `impossible` when no better
// name fits.
rulebook::HandFault kind_of(const State& state, Side side, const games::Move& move);

// The articles under which the rulebook names the kind; empty when it does not.
rulebook::Articles articles_of(const Desk& desk, rulebook::HandFault kind);

} // namespace kodeks::referee
