// Draughts positions and moves as text, and the check every capture example uses: the complete set
// of legal moves.
//
//     expect_moves("russian", "W:Wh4:Bc3,c7,e7,g5", {"h4xf6xd8xa5xd2 g5,e7,c7,c3 K", ...});
//
// A move is its squares joined by '-' or 'x' (of a capture at least those where it turns), then the
// captured pieces in any order, then K if the piece becomes a king.
#pragma once

#include "games/variant.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace kodeks::test {

games::Position position(std::string_view variant, std::string_view text);

// The one legal move that fits; a test failure if there is none or several.
games::Move find_move(const games::Position& position, const std::string& text);

// Plays moves one after the other, separated by spaces, squares only: "46-5 15-20 35x24".
games::Position play_all(games::Position position, const std::string& moves);

void expect_moves(const games::Position& position, const std::vector<std::string>& moves);
void expect_moves(std::string_view variant, std::string_view text,
                  const std::vector<std::string>& moves);

// All legal moves as "from-to" or "fromxto captured", sorted: for messages and comparisons.
std::vector<std::string> moves_text(const games::Position& position);

// The position without its counters: "W:W32,K46:B5".
std::string text_of(const games::Position& position);

} // namespace kodeks::test
