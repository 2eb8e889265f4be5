// Offers and claims of a draw.
#pragma once

#include "base/strong.hpp"
#include "games/move.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace kodeks::referee {

using games::Side;

struct OfferDraw {};

struct AcceptDraw {};

struct DeclineDraw {};

struct Consent {}; // to a draw that the regulations forbid

enum class ClaimKind : std::uint8_t { draw, flag, illegal_move };

struct Claim {
    ClaimKind kind = ClaimKind::draw;
    std::string rule{};                   // which drawing rule; empty: whichever holds
    std::optional<games::Move> written{}; // the intended move
    bool has_record = true;               // a complete one; otherwise what the arbiter has seen
    Milliseconds check_time{0};           // what the check takes
};

struct Witness {}; // the arbiter stays and sees the moves counted

struct RecordDraw { // an arbiter records a draw himself, as some rules of quick play let him
    // Who wanted to win from a drawn position; empty: a repetition.
    std::optional<Side> presses{};
};

enum class LastMinutes : std::uint8_t { increment, cannot_win, no_effort };

struct QuickplayClaim {
    LastMinutes ground = LastMinutes::cannot_win;
    bool documents = false; // position and, if needed, score written down and verified
};

} // namespace kodeks::referee
