// Moves and boards as records keep them: nothing has to be looked up on a board to read them back.
//
//     e2-e4   e5:d4   e5-d6 -d5 ep   e1-g1 O-O   b7-b8=Q   c3-g7 -d4 -f6   c3-off
//
// A move is from, to, what the piece became, every square from which something was taken off, and
// what else was special; `:` says that exactly the square of arrival was cleared.
#pragma once

#include "games/move.hpp"
#include "games/setup.hpp"
#include "games/variant.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace kodeks::ledger {

std::string write_exact(const games::Variant& variant, const games::Move& move);
std::optional<games::Move> read_exact(const games::Variant& variant, std::string_view text);

// The pieces of a setup by square, "." for an empty one; white pieces are capital letters.
std::string write_pieces(const games::Board& board, const games::Setup& setup);
bool read_pieces(const games::Board& board, std::string_view text, games::Setup& setup);

std::string write_square(const games::Variant& variant, games::Square square); // or "off"
std::optional<games::Square> read_square(const games::Variant& variant, std::string_view text);

} // namespace kodeks::ledger
