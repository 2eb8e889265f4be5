// The chess family behind the face of all games (games/variant.hpp), and the way back from a
// type-erased position to the family's own.
#pragma once

#include "games/chess/move.hpp"
#include "games/chess/position.hpp"
#include "games/variant.hpp"

namespace kodeks::games::chess {

// For variants with king and rooks on their regular squares, and on any file.
extern const VariantFunctions regular_functions;
extern const VariantFunctions any_file_functions;

// The own representation of a position of this family; another family's is a bug.
const Position& inner(const games::Position& position);

// The two forms of one move of `position`.
games::Move outer_move(const Position& position, Move move);
Move inner_move(const games::Move& move);

} // namespace kodeks::games::chess
