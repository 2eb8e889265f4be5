// How a position by itself ends the game. Draws that need the history, a claim or a proof are not
// here: they belong to the rulebooks.
#pragma once

#include "games/side.hpp"

#include <cstdint>
#include <optional>

namespace kodeks::games {

enum class EndReason : std::uint8_t {
    none,      // the game goes on
    checkmate, // chess
    stalemate, // chess: no legal move, not in check
    no_pieces, // draughts: the side to move has nothing left
    no_moves,  // draughts: the side to move cannot move
};

struct Ending {
    EndReason reason = EndReason::none;
    std::optional<Side> winner; // empty while the game goes on, and for a draw

    constexpr bool over() const { return reason != EndReason::none; }

    friend constexpr bool operator==(const Ending&, const Ending&) = default;
};

} // namespace kodeks::games
