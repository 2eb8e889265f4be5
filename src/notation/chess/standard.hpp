// The move text of PGN files, fast: English SAN as programs write it, with or without its check
// sign. No allocation, no list of moves. Anything unusual is left to read.hpp.
#pragma once

#include "games/chess/move.hpp"
#include "games/chess/position.hpp"

#include <optional>
#include <string_view>

namespace kodeks::notation::chess {

// The legal move the word names; nothing when it is not plain SAN, not legal or not unique.
std::optional<games::chess::Move> read_standard(const games::chess::Position& position,
                                                std::string_view word);

} // namespace kodeks::notation::chess
