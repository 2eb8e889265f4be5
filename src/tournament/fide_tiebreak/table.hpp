// What tie-breaks are computed from: everybody's rounds with the points they brought. Players, or
// teams with one of their two scores.
#pragma once

#include "tournament/fide/field.hpp"
#include "tournament/fide_tiebreak/value.hpp"

#include <optional>

namespace kodeks::tournament::fide_tiebreak {

using fide::Kind;
using fide::PlayerIndex;
using fide::Side;
using fide::Tenths;

// C07 of 1 August 2024 and of 1 March 2026.
enum class Edition : std::uint16_t { of_2024 = 2024, of_2026 = 2026 };

enum class System : std::uint8_t { swiss, round_robin };

struct Participant {
    std::uint32_t id = 0; // starting rank or team number
    std::optional<std::uint32_t> rating;
    std::vector<fide::PastRound> rounds;
    Tenths points{}; // in the standings
};

struct Table {
    std::vector<Participant> participants;
    std::size_t rounds = 0;
    Tenths win{10};
    Tenths draw{5};
    Tenths loss{0};
    Edition edition = Edition::of_2026;
    System system = System::swiss;
};

// Voluntary unplayed round: requested bye or forfeit loss (C07:16.1).
constexpr bool is_requested_bye(Kind kind) {
    return kind == Kind::half_bye || kind == Kind::absent;
}

constexpr bool is_voluntary(Kind kind) {
    return is_requested_bye(kind) || kind == Kind::forfeit_loss;
}

} // namespace kodeks::tournament::fide_tiebreak
