// Pieces of both families. `king` is the chess king and the draughts king: a board has one family.
#pragma once

#include "games/side.hpp"

#include <cstdint>

namespace kodeks::games {

enum class Kind : std::uint8_t { none, man, pawn, knight, bishop, rook, queen, king };

struct Piece {
    Kind kind = Kind::none;
    Side side = Side::white;

    constexpr bool present() const { return kind != Kind::none; }

    friend constexpr bool operator==(Piece a, Piece b) {
        return a.kind == b.kind && (a.kind == Kind::none || a.side == b.side);
    }
};

} // namespace kodeks::games
