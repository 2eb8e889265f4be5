// Touched pieces and what they bind to (FIDE:4.3, UA:V.5.2, RU:1.4.5).
#pragma once

#include "referee/desk/desk.hpp"

namespace kodeks::referee {

// Whether a legal move keeps the duty that the touched pieces of the mover impose: the first
// touched piece that can be moved is moved, the first enemy piece that can be captured is
// captured, and of both together the capture of the first by the first if it is legal. Touches
// that allow no move bind nobody.
//
// King and rook: touched in this order they bind to castling with that rook, or if it is illegal to
// another move of the king; in the other order the rook is bound and castling with it is forbidden
// (FIDE:4.4, PMR:40).
bool fulfils_touch(const Desk& desk, const games::Move& move);
bool fulfils_touch(const State& state, const rulebook::GameRules& rules, const games::Move& move);

// Why a player who must play a certain move may not play another.
Refusal bound_elsewhere(const Desk& desk, Side side);

// The articles that bind the mover to what he has touched.
rulebook::Articles touch_articles(const Desk& desk);

// The rook that a castling move moves.
games::Square castling_rook(const games::Setup& board, const games::Move& move);

} // namespace kodeks::referee
