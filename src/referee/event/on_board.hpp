// What happened on the board.
#pragma once

#include "base/box.hpp"
#include "games/move.hpp"
#include "games/setup.hpp"
#include "referee/event/partial.hpp"
#include "rulebook/hand_fault.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace kodeks::referee {

using games::Side;

struct Touched {
    static constexpr std::string_view word = "touched";

    Side side = Side::white;
    games::Square square;

    friend bool operator==(const Touched&, const Touched&) = default;
};

struct Staged {
    static constexpr std::string_view word = "staged";

    Side side = Side::white;
    std::optional<Partial> partial{};

    friend bool operator==(const Staged&, const Staged&) = default;
};

struct MoveMade {
    static constexpr std::string_view word = "move-made";

    Side side = Side::white;
    games::Move move;
    bool legal = true; // the position after it is what the rules make of it
    rulebook::HandFault how = rulebook::HandFault::none;
    games::Move instead_of{}; // of a move that replaced another

    friend bool operator==(const MoveMade&, const MoveMade&) = default;
};

struct MoveCompleted {
    static constexpr std::string_view word = "move-completed";

    Side side = Side::white;
    bool unpressed = false; // by something else than the press of the clock

    friend bool operator==(const MoveCompleted&, const MoveCompleted&) = default;
};

struct Announced {
    static constexpr std::string_view word = "announced";

    Side side = Side::white;
    games::Move move;

    friend bool operator==(const Announced&, const Announced&) = default;
};

// The board as it was before the ply.
struct TakenBack {
    static constexpr std::string_view word = "taken-back";

    std::int32_t ply = 0;

    friend bool operator==(const TakenBack&, const TakenBack&) = default;
};

// The move that must be played.
struct Bound {
    static constexpr std::string_view word = "bound";

    Side side = Side::white;
    games::Move move;
    bool released = false; // it stood on the board already; otherwise it was written for a claim

    friend bool operator==(const Bound&, const Bound&) = default;
};

// An irregular move has been spoken of.
struct Noted {
    static constexpr std::string_view word = "noted";

    std::int32_t ply = 0;

    friend bool operator==(const Noted&, const Noted&) = default;
};

struct BoardSet {
    static constexpr std::string_view word = "board-set";

    Box<games::Setup> setup;

    friend bool operator==(const BoardSet&, const BoardSet&) = default;
};

struct CastlingLost {
    static constexpr std::string_view word = "castling-lost";

    games::SquareSet rooks;

    friend bool operator==(const CastlingLost&, const CastlingLost&) = default;
};

// An irregular position must be gone after this many plies more.
struct Watching {
    static constexpr std::string_view word = "watching";

    std::optional<std::int32_t> completed{};

    friend bool operator==(const Watching&, const Watching&) = default;
};

} // namespace kodeks::referee
