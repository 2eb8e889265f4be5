// Facts of a game by letter. The state is nothing but its events folded in order
// (state/state.hpp), and folding looks at no rule data: the days charged, the moves as they were
// understood and the rulings stand in the facts themselves. Every fact names its word, which is
// never changed.
#pragma once

#include "base/box.hpp"
#include "base/one_of.hpp"
#include "correspondence/acts/act.hpp"
#include "correspondence/event/office.hpp"
#include "correspondence/state/settings.hpp"
#include "games/move.hpp"
#include "referee/acts/proof.hpp"
#include "referee/event/outcome.hpp"
#include "referee/event/ruling.hpp"

namespace kodeks::correspondence {

// The letter that waits for an answer.
struct Sent {
    Side by = Side::white;
    Day received{}; // of what it answers
    Day on{};
    std::optional<Day> stated{};
    bool lacks_dates = false;
    bool stopped_play = false; // because of a mistake in it
    bool offers_draw = false;
    bool registered = false;
    std::int32_t plies = 0;    // moves it put on the board
    std::optional<Day> came{}; // if the receiver has told
    std::vector<std::vector<games::Move>> offers{};

    friend bool operator==(const Sent&, const Sent&) = default;
};

enum class Phase : std::uint8_t {
    playing,
    correcting, // a letter is to be put right before play goes on
    claimed,    // an overstep was claimed, the arbiter decides
    finished,
    asked, // the arbiter says whether a rule of play has ended the game
};

// What days are charged for; a correction of a date may give some back.
enum class Charge : std::uint8_t { thinking, notice, replacing, repeating, date, penalty };

// The first fact of every game.
struct Opened {
    static constexpr std::string_view word = "opened";

    Box<Settings> settings;

    friend bool operator==(const Opened&, const Opened&) = default;
};

// What was written, by whom and on which day: everything, as it was said.
struct Said {
    static constexpr std::string_view word = "said";

    Box<Command> command;

    friend bool operator==(const Said&, const Said&) = default;
};

struct DaysCharged {
    static constexpr std::string_view word = "days-charged";

    Side side = Side::white;
    Days days{0};
    Charge why = Charge::thinking;

    friend bool operator==(const DaysCharged&, const DaysCharged&) = default;
};

// By whose turn it is.
struct MovePlayed {
    static constexpr std::string_view word = "move-played";

    Box<games::Move> move;

    friend bool operator==(const MovePlayed&, const MovePlayed&) = default;
};

struct LetterSent {
    static constexpr std::string_view word = "letter-sent";

    Box<Sent> letter;

    friend bool operator==(const LetterSent&, const LetterSent&) = default;
};

// The last letter was put right on this day.
struct LetterCorrected {
    static constexpr std::string_view word = "letter-corrected";

    Day on{};

    friend bool operator==(const LetterCorrected&, const LetterCorrected&) = default;
};

// A player had the start list on this day, after the start.
struct ListReceived {
    static constexpr std::string_view word = "list-received";

    Side side = Side::white;
    Day on{};

    friend bool operator==(const ListReceived&, const ListReceived&) = default;
};

// The last letter came on this day.
struct LetterReceived {
    static constexpr std::string_view word = "letter-received";

    Day on{};

    friend bool operator==(const LetterReceived&, const LetterReceived&) = default;
};

// Dates or totals were left out.
struct Omitted {
    static constexpr std::string_view word = "omitted";

    Side side = Side::white;

    friend bool operator==(const Omitted&, const Omitted&) = default;
};

// A letter was so long under way.
struct Arrived {
    static constexpr std::string_view word = "arrived";

    Days after{0};

    friend bool operator==(const Arrived&, const Arrived&) = default;
};

// Moves were numbered wrongly; until they are repeated with the right numbers.
struct Misnumbered {
    static constexpr std::string_view word = "misnumbered";

    Side side = Side::white;
    bool open = true;

    friend bool operator==(const Misnumbered&, const Misnumbered&) = default;
};

struct RegisteredDemanded {
    static constexpr std::string_view word = "registered-demanded";

    friend bool operator==(RegisteredDemanded, RegisteredDemanded) = default;
};

struct BreakTaken {
    static constexpr std::string_view word = "break-taken";

    Break taken;

    friend bool operator==(const BreakTaken&, const BreakTaken&) = default;
};

// The partner of `by` is said to have overstepped; the reply is kept by the arbiter.
struct OverstepClaimed {
    static constexpr std::string_view word = "overstep-claimed";

    Side by = Side::white;
    Day on{};
    Box<OverstepClaim> claim;

    friend bool operator==(const OverstepClaimed&, const OverstepClaimed&) = default;
};

struct ClaimClosed {
    static constexpr std::string_view word = "claim-closed";

    friend bool operator==(ClaimClosed, ClaimClosed) = default;
};

struct PhaseChanged {
    static constexpr std::string_view word = "phase-changed";

    Phase phase = Phase::playing;
    std::optional<Side> corrector{}; // who puts it right

    friend bool operator==(const PhaseChanged&, const PhaseChanged&) = default;
};

struct RulingGiven {
    static constexpr std::string_view word = "ruling-given";

    Box<referee::Ruling> ruling;

    friend bool operator==(const RulingGiven&, const RulingGiven&) = default;
};

struct Ended {
    static constexpr std::string_view word = "ended";

    Box<referee::Outcome> outcome;
    Day on{};

    friend bool operator==(const Ended&, const Ended&) = default;
};

struct Event
    : OneOf<Opened, Said, DaysCharged, MovePlayed, LetterSent, LetterCorrected, Omitted, Arrived,
            Misnumbered, RegisteredDemanded, BreakTaken, OverstepClaimed, ClaimClosed, PhaseChanged,
            RulingGiven, Asked, Waived, Proved, Protested, Analysed, Ended, Adjudged, ResultChanged,
            RecordSent, ListReceived, LetterReceived, Submitted> {
    using OneOf::OneOf;
};

} // namespace kodeks::correspondence

namespace kodeks::ledger {

KODEKS_WORDS(correspondence::Phase, "playing", "correcting", "claimed", "finished", "asked")
KODEKS_WORDS(correspondence::Charge, "thinking", "notice", "replacing", "repeating", "date",
             "penalty")

} // namespace kodeks::ledger
