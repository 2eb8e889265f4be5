// Chess positions as text: FEN, with castling as in regular chess (KQkq), as X-FEN (KQkq for the
// outermost rooks, a file letter for another) or as Shredder-FEN (file letters always).
//
// Reading is exact: anything else is a fault with its column. Whether the position makes sense is
// for games::accept to say. The two counters may be left out together.
#pragma once

#include "base/result.hpp"
#include "games/setup.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace kodeks::notation::chess {

enum class CastlingLetters : std::uint8_t {
    sides, // KQkq, and a file only where the rook meant is not the outermost: regular FEN and X-FEN
    files, // HAha: Shredder-FEN
};

Result<games::Setup> read_fen(std::string_view text);
std::string write_fen(const games::Setup& setup, CastlingLetters castling = CastlingLetters::sides);

} // namespace kodeks::notation::chess
