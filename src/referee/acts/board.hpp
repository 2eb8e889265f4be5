// What hands do on the board and what is said about it. A move may be illegal: `move` says what was
// displaced, taken off and put on.
#pragma once

#include "base/strong.hpp"
#include "games/move.hpp"
#include "games/setup.hpp"
#include "rulebook/hand_fault.hpp"

#include <cstdint>
#include <optional>

namespace kodeks::referee {

using games::Side;

struct Touch {
    games::Square square;
    bool lifted = true; // on a board for the blind feeling a piece is not touching it
};

struct Adjust {           // "I adjust": touching binds nobody until the next move
    bool consent = false; // of the opponent, obtained beforehand
};

struct Make { // the piece is released; the clock is not yet pressed
    games::Move move;
    bool two_hands = false;
    // What the board alone does not show: another move was replaced, pieces went off too early ...
    rulebook::HandFault how = rulebook::HandFault::none;
    std::optional<games::Square> crown{}; // where the upper half of a king stands, if elsewhere
    bool only_written = false;            // on the sheet, the opponent being absent
};

struct Move { // on boards where only legal moves can be entered: made and completed at once
    games::Move move;
};

// The stages of a move: a piece is released, something is taken off, a new piece is put on.
struct Release {
    games::Square from;
    games::Square to;
    bool two_hands = false;
};

struct Remove {
    games::Square square;
};

struct Replace { // a pawn becomes the piece that touches the square
    games::Square square;
    games::Kind kind = games::Kind::queen;
    bool released = true;
};

struct Announce {
    games::Move move;
};

struct PutRight { // a player restores the position before the last irregular move himself
    bool partly = false;
};

struct NoticeIllegal {}; // somebody points at the last move

struct TouchClaim { // "you touched that piece"
    games::Square square;
};

enum class Irregularity : std::uint8_t {
    wrong_setup,
    turned_board,
    reversed_colours,
    drawn_opening,   // not set up as it was drawn
    displaced_piece, // just now, by the player it is about
    displaced_by_nobody,
    displaced_before,
    clock_setting,
    clock_defect,
    irregular_position, // both kings in check, a pawn on its last rank
    boards_differ,
    both_flags, // down, and nobody knows which fell first
    envelope_lost,
    position_lost,
    wrong_times, // shown at resumption
};

struct Discover {
    Irregularity kind = Irregularity::wrong_setup;
    Side about = Side::white;              // whose doing, or whose clock
    std::optional<games::Setup> correct{}; // what should stand there; else the start
    Milliseconds amount{0};                // by which a clock was set wrongly
};

struct Restore { // the board as it was before the ply
    std::int32_t ply = 0;
    bool agreed = false; // by the players between themselves
};

} // namespace kodeks::referee
