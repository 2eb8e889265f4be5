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

// The game of files that do not say which they hold: number 20, which most of them do.
const games::Variant& usual_variant();

// How results are written. PDN wants two points for a win in the games of the world federation on
// large boards, numbers 20 and 27, and one point in every other.
enum class Scale : std::uint8_t { one_point, two_points };

Scale scale_of(const games::Variant& variant);

} // namespace kodeks::notation::pdn
