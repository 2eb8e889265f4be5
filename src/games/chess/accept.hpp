// Judging a setup: every defect at once, and the position if it can be played from.
#pragma once

#include "games/chess/position.hpp"
#include "games/defect.hpp"
#include "games/setup.hpp"

namespace kodeks::games::chess {

// Where king and rooks must stand for a castling right: on their squares of regular chess
// (FIDE:3.8.2) or on any file, the king between the rooks (FIDE:G.II.2.1).
enum class CastlingFiles : std::uint8_t { regular, any };

struct Judged {
    Position position; // meaningful if no structural defect was found
    Defects defects;
};

Judged judge(const Setup& setup, CastlingFiles files);

// The setup of a position in its one normal form: the passed square only where it counts.
Setup setup_of(const Position& position);

} // namespace kodeks::games::chess
