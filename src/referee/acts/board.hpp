// What hands do on the board and what is said about it. A move may be illegal: `move` says what was
// displaced, taken off and put on.
#pragma once

#include "base/strong.hpp"
#include "games/move.hpp"
#include "games/setup.hpp"
#include "referee/acts/declared.hpp"
#include "rulebook/hand_fault.hpp"

#include <cstdint>
#include <optional>

namespace kodeks::referee {

using games::Side;

struct Touch {
    static constexpr Declared declared{"touch", players, When::in_play, Duty::moves,
                                       Telling::by_its_facts};

    games::Square square;
    bool lifted = true; // on a board for the blind feeling a piece is not touching it

    bool tells_all() const { return lifted; }

    friend bool operator==(const Touch&, const Touch&) = default;
};

// "I adjust": touching binds nobody until the next move.
struct Adjust {
    static constexpr Declared declared{"adjust", players, When::in_play, Duty::moves,
                                       Telling::in_its_words};

    bool consent = false; // of the opponent, obtained beforehand

    friend bool operator==(const Adjust&, const Adjust&) = default;
};

// The piece is released; the clock is not yet pressed.
struct Make {
    static constexpr Declared declared{"make", players, When::in_play, Duty::moves,
                                       Telling::by_its_facts};

    games::Move move;
    bool two_hands = false;
    // What the board alone does not show: another move was replaced, pieces went off too early ...
    rulebook::HandFault how = rulebook::HandFault::none;
    std::optional<games::Square> crown{}; // where the upper half of a king stands, if elsewhere
    bool only_written = false;            // on the sheet, the opponent being absent

    bool tells_all() const { return !two_hands && !crown && !only_written; }

    friend bool operator==(const Make&, const Make&) = default;
};

// On boards where only legal moves can be entered: made and completed at once.
struct Move {
    static constexpr Declared declared{"move", players, When::in_play, Duty::moves,
                                       Telling::by_its_facts};

    games::Move move;

    friend bool operator==(const Move&, const Move&) = default;
};

// The stages of a move: a piece is released, something is taken off, a new piece is put on.
struct Release {
    static constexpr Declared declared{"release", players, When::in_play, Duty::moves,
                                       Telling::by_its_facts};

    games::Square from;
    games::Square to;
    bool two_hands = false;

    friend bool operator==(const Release&, const Release&) = default;
};

struct Remove {
    static constexpr Declared declared{"remove", players, When::in_play, Duty::moves,
                                       Telling::by_its_facts};

    games::Square square;

    friend bool operator==(const Remove&, const Remove&) = default;
};

// A pawn becomes the piece that touches the square.
struct Replace {
    static constexpr Declared declared{"replace", players, When::in_play, Duty::moves,
                                       Telling::by_its_facts};

    games::Square square;
    games::Kind kind = games::Kind::queen;
    bool released = true;

    friend bool operator==(const Replace&, const Replace&) = default;
};

struct Announce {
    static constexpr Declared declared{"announce", players, When::in_play, Duty::announcing,
                                       Telling::by_its_facts};

    games::Move move;

    friend bool operator==(const Announce&, const Announce&) = default;
};

// A player restores the position before the last irregular move himself.
struct PutRight {
    static constexpr Declared declared{"put-right", players, When::in_play, Duty::none,
                                       Telling::in_its_words};

    bool partly = false;

    friend bool operator==(const PutRight&, const PutRight&) = default;
};

// Somebody points at the last move.
struct NoticeIllegal {
    static constexpr Declared declared{"notice-illegal", players | officials, When::before_the_end,
                                       Duty::claiming, Telling::by_its_facts};

    friend bool operator==(NoticeIllegal, NoticeIllegal) = default;
};

// "you touched that piece".
struct TouchClaim {
    static constexpr Declared declared{"touch-claim", players, When::any_time, Duty::claiming,
                                       Telling::in_its_words};

    games::Square square;

    friend bool operator==(const TouchClaim&, const TouchClaim&) = default;
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
    static constexpr Declared declared{"discover", players | officials,   When::before_the_end,
                                       Duty::none, Telling::in_its_words, true};

    Irregularity kind = Irregularity::wrong_setup;
    Side about = Side::white;              // whose doing, or whose clock
    std::optional<games::Setup> correct{}; // what should stand there; else the start
    Milliseconds amount{0};                // by which a clock was set wrongly

    friend bool operator==(const Discover&, const Discover&) = default;
};

// The board as it was before the ply.
struct Restore {
    static constexpr Declared declared{"restore", players | officials, When::before_the_end,
                                       Duty::none, Telling::in_its_words};

    std::int32_t ply = 0;
    bool agreed = false; // by the players between themselves

    friend bool operator==(const Restore&, const Restore&) = default;
};

} // namespace kodeks::referee
