// From one round's field to the next: writes the results of a draw into the histories. Used by
// simulations, checks and demonstrations; a real event translates its own records instead.
#pragma once

#include "tournament/pairing/draw.hpp"
#include "tournament/pairing/field.hpp"

#include <span>

namespace kodeks::tournament::pairing {

enum class Score : std::uint8_t {
    white_won,
    drawn,
    black_won,
    white_absent, // minus for White, plus for Black
    black_absent,
};

// scores[i] belongs to draw.pairs[i]. Players who were not paired get an empty entry.
void advance(Field& field, const Draw& draw, std::span<const Score> scores);

} // namespace kodeks::tournament::pairing
