// Facts about what happens around one table, and the parts of the state they make up. Everything
// is trivially copyable, so that plain moves do not pay for it.
#pragma once

#include "base/bounded.hpp"
#include "base/strong.hpp"
#include "clock/clock.hpp"
#include "games/move.hpp"
#include "games/side.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace kodeks::referee {

// A move that is not yet made: what has been released, taken off and put on so far. It belongs to
// the player to move.
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

    friend bool operator==(const Partial&, const Partial&) = default;
};

struct Sheet {
    std::int32_t plies = 0;             // written so far
    bool offer_noted = true;            // the last offer
    bool must_update = false;           // before the next move
    std::uint8_t period = 0;            // whose end has been dealt with
    std::uint8_t relieved_period = 255; // in which nothing need be written

    friend bool operator==(const Sheet&, const Sheet&) = default;
};

// What is sealed, as handed in: encrypted by the writer, checked by its commitment.
using SealedText = BoundedVector<char, 192>;
using Commitment = BoundedVector<char, 64>;

struct Adjournment {
    games::Side sealer = games::Side::white;
    SealedText sealed{};
    Commitment commitment{};
    bool written = false; // otherwise play goes on openly: it was interrupted, or the move played
    bool opened = false;
    std::optional<games::Move> shown{}; // played on the board instead of written
    std::optional<clock::Instant> resumed{};
    std::int32_t first_ply = 0; // after the sealed move
    bool reply = false;         // it is the reply to a sealed move that is sealed

    friend bool operator==(const Adjournment&, const Adjournment&) = default;
};

struct Staged {
    games::Side side = games::Side::white;
    std::optional<Partial> partial{};
};

struct Announced {
    games::Side side = games::Side::white;
    games::Move move;
};

struct CastlingLost {
    games::SquareSet rooks;
};

struct Watching { // an irregular position must be gone after this many plies more
    std::optional<std::int32_t> completed{};
};

struct Postponed {
    bool value = true;
};

struct IncrementGiven {
    Milliseconds time{0};
};

struct MovesCounted { // the arbiter sets the number of completed moves
    games::Side side = games::Side::white;
    std::int32_t moves = 0;
};

struct PeriodBegun { // the fallen flag is raised: the moves were made, or nobody can show otherwise
    games::Side side = games::Side::white;
};

struct SheetChanged {
    games::Side side = games::Side::white;
    Sheet sheet;
};

struct AdjournmentChanged {
    std::optional<Adjournment> adjournment{};
};

struct PointsAdjusted { // of the result, in half points
    games::Side side = games::Side::white;
    std::int32_t halves = 0;
};

struct Granted { // a request, by its place in the list of the rulebook
    games::Side side = games::Side::white;
    std::uint8_t permission = 0;
};

struct Consented {};

constexpr std::size_t permissions_max = 16;

} // namespace kodeks::referee
