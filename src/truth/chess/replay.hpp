// The independent checker of a winnable verdict: plays the line with nothing but the rules of the
// game and looks at the board at its end.
#pragma once

#include "games/position.hpp"
#include "truth/chess/verdict.hpp"

#include <span>

namespace kodeks::truth::chess {

// Whether the line is a series of legal moves that ends with `winner` mating, also under the
// 75-move rule if plies_left says so.
bool mates(const games::chess::Position& position, games::Side winner,
           std::span<const games::chess::Move> line, std::optional<int> plies_left);

// The same through the face of all games, by its own legal lists.
bool mates(const games::Position& position, games::Side winner, std::span<const games::Move> line);

// The line of an answer as moves of the face.
std::vector<games::Move> outer_line(const games::chess::Position& position,
                                    std::span<const games::chess::Move> line);

/// Whether the move between them was a capture or a move of a pawn, which starts the count anew.
bool resets_count(const games::chess::Position& before, const games::chess::Position& after);

} // namespace kodeks::truth::chess
