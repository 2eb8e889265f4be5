// Commands about what happens around one table besides plain moves: the stages of a move,
// irregularities, score sheets, requests, the last minutes, adjourned games, assistants.
#pragma once

#include "clock/clock.hpp"
#include "games/move.hpp"
#include "games/setup.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace kodeks::referee {

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

// Moves are spoken where somebody does not see the board.
struct Announce {
    games::Move move;
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
    games::Side about = games::Side::white; // whose doing, or whose clock
    std::optional<games::Setup> correct{};  // what should stand there; else the start
    Milliseconds amount{0};                 // by which a clock was set wrongly
};

struct Restore { // the board as it was before the ply
    std::int32_t ply = 0;
    bool agreed = false; // by the players between themselves
};

struct TouchClaim { // "you touched that piece"
    games::Square square;
};

struct Request {
    std::string what;
};

struct Record { // what a player writes on the sheet
    std::string text;
    bool offer = false; // with the mark of a draw offer
};

enum class LastMinutes : std::uint8_t { increment, cannot_win, no_effort };

struct QuickplayClaim {
    LastMinutes ground = LastMinutes::cannot_win;
    bool documents = false; // position and, if needed, score written down and verified
};

// Adjourned games. What is sealed is opaque here: the writer encrypts it, the commitment tells at
// the opening that it is the same.
enum class AdjournCause : std::uint8_t { session_over, exceptional, request };

struct Adjourn {
    AdjournCause cause = AdjournCause::session_over;
    Milliseconds session_left{0}; // when a player asks for it
};

struct Seal {
    std::string sealed{};
    std::string commitment{};
    std::array<std::string, 2> names{};
    std::string resumption{}; // date, time and place
};

struct Open {
    std::string text; // the move as written
    std::string commitment{};
};

// The arbiter's consent where the rules ask for it.
struct Consent {}; // to a draw that the regulations forbid

struct Excuse { // a late player may play
    games::Side side = games::Side::white;
};

struct AcceptAssistant {
    games::Side side = games::Side::white;
    Milliseconds adjustment{0}; // of the clock of the player who is helped
};

struct GiveTime { // after a disturbance from outside
    games::Side side = games::Side::white;
    Milliseconds amount{0};
};

} // namespace kodeks::referee
