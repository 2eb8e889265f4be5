// Offers, score sheets, what is restored on somebody's time, adjourned games.
#pragma once

#include "base/box.hpp"
#include "clock/clock.hpp"
#include "referee/event/adjourned.hpp"
#include "referee/event/sheet.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace kodeks::referee {

using clock::Instant;
using games::Side;

struct OfferMade {
    static constexpr std::string_view word = "offer-made";

    Side side = Side::white;

    friend bool operator==(const OfferMade&, const OfferMade&) = default;
};

struct OfferClosed {
    static constexpr std::string_view word = "offer-closed";

    friend bool operator==(OfferClosed, OfferClosed) = default;
};

struct Consented {
    static constexpr std::string_view word = "consented";

    friend bool operator==(Consented, Consented) = default;
};

struct Witnessed {
    static constexpr std::string_view word = "witnessed";

    friend bool operator==(Witnessed, Witnessed) = default;
};

struct Postponed {
    static constexpr std::string_view word = "postponed";

    bool value = true;

    friend bool operator==(const Postponed&, const Postponed&) = default;
};

// Score sheets, and what is restored on somebody's time.

struct SheetChanged {
    static constexpr std::string_view word = "sheet-changed";

    Side side = Side::white;
    Sheet sheet;

    friend bool operator==(const SheetChanged&, const SheetChanged&) = default;
};

enum class Task : std::uint8_t {
    pieces,
    record, // after the control
    both_records,
    checked_record, // too many moves were missing
};

// Somebody restores something on his own time.
struct ChoreBegun {
    static constexpr std::string_view word = "chore-begun";

    Task task = Task::pieces;
    Side side = Side::white;
    Instant at{0};

    friend bool operator==(const ChoreBegun&, const ChoreBegun&) = default;
};

struct ChoreEnded {
    static constexpr std::string_view word = "chore-ended";

    friend bool operator==(ChoreEnded, ChoreEnded) = default;
};

// Adjourned games.

struct AdjournmentChanged {
    static constexpr std::string_view word = "adjournment-changed";

    Box<std::optional<Adjournment>> adjournment{};

    friend bool operator==(const AdjournmentChanged&, const AdjournmentChanged&) = default;
};

} // namespace kodeks::referee
