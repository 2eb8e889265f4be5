// Chess positions and moves as short text, for tests of the engine only: FEN in (standard, X-FEN
// and Shredder castling letters), coordinates out ("e2e4", "e7e8q", castling "O-O", "O-O-O").
#pragma once

#include "games/position.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace kodeks::test {

// The text must be a well-formed FEN; its sense is left to accept().
games::Setup setup_from_fen(std::string_view fen);

// An accepted position of a variant; every tolerable defect is tolerated.
games::Position chess_position(std::string_view variant, std::string_view fen);

std::string coordinates(const games::Move& move);

// All legal moves as text, sorted, and separated by blanks.
std::string legal_text(const games::Position& position);

// Plays one move given as in coordinates(); it must be legal.
games::Position after(const games::Position& position, std::string_view move);
games::Square square_named(std::string_view name);

} // namespace kodeks::test
