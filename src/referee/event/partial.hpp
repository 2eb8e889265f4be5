// A move that is not yet made: what has been released, taken off and put on so far. It belongs to
// the player to move.
#pragma once

#include "games/move.hpp"

namespace kodeks::referee {

struct Partial {
    games::Square from = games::no_square;
    games::Square to = games::no_square;
    games::SquareSet removed{};
    games::Kind promotion = games::Kind::none; // the choice is final
    bool replaced = false;                     // the new piece has been released
    bool pawn_off = false;
    bool castling = false; // the king is on its square, the rook is not
    bool two_hands = false;
    bool unannounced = false; // complete but for the announcement
    bool early = false;       // a piece went off before the capturing one was released

    friend bool operator==(const Partial&, const Partial&) = default;
};

} // namespace kodeks::referee
