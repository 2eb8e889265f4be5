// An adjourned game, from the sealed move until the end.
#pragma once

#include "base/bounded.hpp"
#include "clock/clock.hpp"
#include "games/move.hpp"
#include "games/side.hpp"

#include <cstdint>
#include <optional>

namespace kodeks::referee {

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

} // namespace kodeks::referee
