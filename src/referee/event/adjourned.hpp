// An adjourned game, from the sealed move until the end.
#pragma once

#include "clock/clock.hpp"
#include "games/move.hpp"
#include "games/side.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace kodeks::referee {

// What is sealed is kept as handed in: encrypted by the writer, checked by its commitment.
constexpr std::size_t sealed_max = 192;
constexpr std::size_t commitment_max = 64;

struct Adjournment {
    games::Side sealer = games::Side::white;
    std::string sealed{};
    std::string commitment{};
    std::array<std::string, 2> names{}; // on the envelope
    std::string resumption{};           // date, time and place, likewise
    bool written = false; // otherwise play goes on openly: it was interrupted, or the move played
    bool opened = false;
    std::optional<games::Move> shown{}; // played on the board instead of written
    std::optional<clock::Instant> resumed{};
    std::int32_t first_ply = 0; // after the sealed move
    bool reply = false;         // it is the reply to a sealed move that is sealed
    // A player adjourned before the end of the session: when, and what was left of it.
    std::optional<clock::Instant> asked{};
    Milliseconds session_left{0};

    friend bool operator==(const Adjournment&, const Adjournment&) = default;
};

} // namespace kodeks::referee
