// Facts about what officials decide and what follows the end of a game.
#pragma once

#include "base/box.hpp"
#include "correspondence/acts/act.hpp"
#include "games/side.hpp"
#include "referee/acts/proof.hpp"
#include "referee/event/outcome.hpp"

#include <string>
#include <string_view>

namespace kodeks::correspondence {

using games::Side;

// The arbiter says whether this rule of play has ended the game.
struct Asked {
    static constexpr std::string_view word = "asked";

    std::string rule{};

    friend bool operator==(const Asked&, const Asked&) = default;
};

// It has not, as the game stands.
struct Waived {
    static constexpr std::string_view word = "waived";

    std::string rule{};

    friend bool operator==(const Waived&, const Waived&) = default;
};

struct Proved {
    static constexpr std::string_view word = "proved";

    Box<referee::Proof> proof;

    friend bool operator==(const Proved&, const Proved&) = default;
};

// Against a claim or an adjudication.
struct Protested {
    static constexpr std::string_view word = "protested";

    Side side = Side::white;
    Day on{};

    friend bool operator==(const Protested&, const Protested&) = default;
};

struct Analysed {
    static constexpr std::string_view word = "analysed";

    Side side = Side::white;
    Day on{};
    Verdict evaluation = Verdict::draw;
    bool sufficient = true;
    bool in_time = true;

    friend bool operator==(const Analysed&, const Analysed&) = default;
};

// Play has stopped: the arbiter adjudicates the game before the end date.
struct Submitted {
    static constexpr std::string_view word = "submitted";

    Day on{};

    friend bool operator==(const Submitted&, const Submitted&) = default;
};

// The result was awarded by the arbiter on this day.
struct Adjudged {
    static constexpr std::string_view word = "adjudged";

    Day on{};

    friend bool operator==(const Adjudged&, const Adjudged&) = default;
};

// After the end: by the organiser, whose decision is final, or for want of records.
struct ResultChanged {
    static constexpr std::string_view word = "result-changed";

    Box<referee::Outcome> outcome;

    friend bool operator==(const ResultChanged&, const ResultChanged&) = default;
};

struct RecordSent {
    static constexpr std::string_view word = "record-sent";

    Side side = Side::white;
    Day on{};

    friend bool operator==(const RecordSent&, const RecordSent&) = default;
};

} // namespace kodeks::correspondence
