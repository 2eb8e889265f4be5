// Breaks and oversteps of time.
#pragma once

#include "correspondence/acts/declared.hpp"
#include "correspondence/days/day.hpp"

#include <optional>
#include <string>
#include <vector>

namespace kodeks::correspondence {

// A player takes it; the arbiter grants one to the player he names, in a special case.
struct TakeBreak {
    static constexpr Declared declared{
        "break", {Actor::white, Actor::black, Actor::arbiter}, When::before_the_end};

    Day first{};
    Day last{};
    bool announced = true;
    std::optional<games::Side> player{};

    friend bool operator==(const TakeBreak&, const TakeBreak&) = default;
};

// What goes to the arbiter with a claim (RU:5.3.6#1).
enum class Material : std::uint8_t { letters, receipts, score, chart };

// The partner has overstepped; one's reply goes to the arbiter.
struct OverstepClaim {
    static constexpr Declared declared{"claim", players, When::in_play};

    Day received{};
    std::string move{};
    std::vector<Material> lacks{};
    bool headman_told = true;

    friend bool operator==(const OverstepClaim&, const OverstepClaim&) = default;
};

// Against the claim of an overstep, to the arbiter (RU:5.3.8); against an adjudication, to the
// organiser (RU:5.5.6).
struct Protest {
    static constexpr Declared declared{"protest", players, When::any_time};

    Day received{}; // the notice or the decision
    std::string reason{};
    std::vector<Material> lacks{};

    friend bool operator==(const Protest&, const Protest&) = default;
};

// The arbiter's word on a claim.
struct Decide {
    static constexpr Declared declared{"decide", arbiter, When::claimed};

    bool complete = true;  // all letters and receipts were there
    bool admitted = false; // no protest came, and he takes that for an admission

    friend bool operator==(const Decide&, const Decide&) = default;
};

} // namespace kodeks::correspondence

namespace kodeks::ledger {

KODEKS_WORDS(correspondence::Material, "letters", "receipts", "score", "chart")

} // namespace kodeks::ledger
