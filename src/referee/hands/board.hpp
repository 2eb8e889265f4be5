// What stands on the board after a hand has moved something, legal or not.
#pragma once

#include "games/position.hpp"

#include <optional>

namespace kodeks::referee {

// The setup after displacing as the move says, without asking whether it may.
games::Setup displaced(games::Setup board, const games::Move& move);

// The position to go on from, however odd (UA:V.6.6, FIDE:A.5.2); empty when nothing can be played
// from there, as without a king in chess.
std::optional<games::Position> playable(const games::Variant& variant, const games::Setup& board);

// Without the castling rights of kings and rooks that stand where nobody castles from: in a wrong
// set-up they have none (FIDE:A.5.1.2).
games::Setup without_false_castling(const games::Variant& variant, games::Setup board);

} // namespace kodeks::referee
