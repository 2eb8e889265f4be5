// What is written on the envelope of an adjourned game, and how the paper inside is read.
#pragma once

#include "referee/state.hpp"

#include <optional>
#include <string_view>

namespace kodeks::referee {

// RU:3.11.3#2, RU:3.11.3#3: everything but the names, which only the event knows.
struct Cover {
    games::Setup position;
    Side sealer = Side::white;
    std::int32_t move_number = 1;
    std::array<Milliseconds, 2> used{}; // by Side

    friend bool operator==(const Cover&, const Cover&) = default;
};

// Empty when no game is adjourned.
std::optional<Cover> cover_of(const State& state);

struct SealedMove {
    std::optional<games::Move> move; // empty: wrong, unclear, or nothing at all
    bool corrected = false;          // an obvious slip
};

// A move as written; or the only legal move that an obvious slip can mean: the right destination
// from a square without a piece, or the board seen from the other side (RU:3.12.5#2).
SealedMove read_sealed(const games::Position& position, std::string_view text);

} // namespace kodeks::referee
