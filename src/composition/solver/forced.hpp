// Captures without a choice. Nobody decides anything in them, and nothing that was captured comes
// back, so the search goes over them as if they belonged to the move before: what is left are
// positions in which somebody has to choose, and what stands there after an exchange.
#pragma once

#include "games/position.hpp"

namespace kodeks::composition {

struct AfterForced {
    games::Position position;
    bool captured = false; // anything was played
};

// `moves` is room to work in; its contents are lost.
AfterForced after_forced(const games::Position& position, games::MoveList& moves);

} // namespace kodeks::composition
