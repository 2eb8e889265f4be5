// Anything on a board. A Setup may be nonsense; accept() (games/position.hpp) judges it.
#pragma once

#include "games/piece.hpp"
#include "games/square.hpp"

#include <array>
#include <cstdint>

namespace kodeks::games {

// Frisian draughts (FR:17): the king that made the last quiet moves of a side, and how many in a
// row. Other variants leave it empty.
struct KingRun {
    Square king = no_square;
    std::uint8_t count = 0;
    friend constexpr bool operator==(KingRun, KingRun) = default;
};

struct Setup {
    std::array<Piece, 64> pieces{}; // by Square
    Side to_move = Side::white;

    // Chess family: rooks that may still castle; the square a pawn has just passed over, if any.
    SquareSet castling_rooks;
    Square passed_square = no_square;

    // Draughts family.
    std::array<KingRun, 2> king_runs{}; // by Side

    // Counters a position text may carry; they are not part of the position's identity.
    std::uint16_t quiet_plies = 0;
    std::uint16_t move_number = 1;

    Piece& at(Square square) { return pieces[square.index]; }

    const Piece& at(Square square) const { return pieces[square.index]; }

    friend bool operator==(const Setup&, const Setup&) = default;
};

} // namespace kodeks::games
