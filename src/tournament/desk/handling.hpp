// FIDE's rules for handling a Swiss, beside the pairing itself (C04.2): whose strength is unknown,
// and from when a corrected result counts.
#pragma once

#include "tournament/desk/remarks.hpp"

#include <optional>

namespace kodeks::tournament {

// From when a correction counts (C04.2:4.3).
enum class Correction : std::uint8_t {
    counts,       // no later round is paired: for the next pairing
    counts_later, // the next round is paired and not over: for the pairing after it
    rating_only,  // later
};

Correction correction_now(const Stage& stage, RoundNumber round);

// Refuses a correction that comes too late to count, and one "for rating only" that is in time.
std::optional<Refusal> refused_correction(const Stage& stage, RoundNumber round, bool rating_only);

// What the arbiter should know after a correction of this round; nothing when it simply counts.
std::optional<Remark> remark_on_correction(const Stage& stage, RoundNumber round);

// In which few cases a published pairing may be changed, after a round was taken back (C04.2:4.4).
std::optional<Remark> remark_on_change(const Stage& stage);

// Who has no rating: his strength has to be estimated (C04.2:2.1).
std::optional<Remark> remark_on_strength(const State& state, const Stage& stage);

// The stage with results as they go to the rating list: those corrected too late included.
Stage for_rating(const Stage& stage);

} // namespace kodeks::tournament
