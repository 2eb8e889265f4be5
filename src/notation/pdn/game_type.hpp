// The GameType tag of PDN 3.0: a number for the game, and optionally the side that begins, the
// board's width and height and how squares are named: "25,W,8,8,A0,0".
#pragma once

#include "games/variant.hpp"

#include <cstdint>
#include <string_view>

namespace kodeks::notation::pdn {

enum class TypeTrouble : std::uint8_t {
    none,
    malformed,    // not a GameType at all
    unknown_game, // a game that is not played here
    other_board,  // another board or numbering than the game's own
};

struct GameType {
    const games::Variant* variant = nullptr;
    TypeTrouble trouble = TypeTrouble::none;
};

GameType read_game_type(std::string_view text);

// Whether results of this variant are written 2-0, 1-1, 0-2. PDN says so for the games of the
// world federation on large boards, numbers 20 and 27, and for no other.
bool counts_two_points(const games::Variant& variant);

} // namespace kodeks::notation::pdn
