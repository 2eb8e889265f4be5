// The course of the game: phases, counts, questions, rulings, the end.
#pragma once

#include "base/box.hpp"
#include "referee/acts/command.hpp"
#include "referee/event/outcome.hpp"
#include "referee/event/question.hpp"
#include "referee/event/ruling.hpp"
#include "referee/state/settings.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace kodeks::referee {

using games::Side;

enum class Phase : std::uint8_t {
    scheduled,
    waiting, // the time has come, somebody is absent
    playing,
    stopped, // both clocks stand: a pause, a claim, a question
    finished,
    signed_by_both,
    cancelled, // to be played anew
    sealing,   // the player to move writes the sealed move, the clock runs
    adjourned,
    resuming, // the envelope is not yet opened
};

// The first fact of every game.
struct Opened {
    static constexpr std::string_view word = "opened";

    Box<Settings> settings;

    friend bool operator==(const Opened&, const Opened&) = default;
};

// What was said or done, where the facts that follow do not tell it in full.
struct Said {
    static constexpr std::string_view word = "said";

    Actor by = Actor::arbiter;
    Box<Action> action;

    friend bool operator==(const Said&, const Said&) = default;
};

struct PhaseChanged {
    static constexpr std::string_view word = "phase-changed";

    Phase phase = Phase::scheduled;

    friend bool operator==(const PhaseChanged&, const PhaseChanged&) = default;
};

// What is counted for each player.
enum class Counter : std::uint8_t {
    illegal,
    remarks,
    warnings,
    wrong_claims,
    offences,
    time_warnings,
    misannounced,
    last
};

struct Counted {
    static constexpr std::string_view word = "counted";

    Side side = Side::white;
    Counter counter = Counter::illegal;

    friend bool operator==(const Counted&, const Counted&) = default;
};

// What is true of a player or not.
enum class Mark : std::uint8_t {
    present,
    adjusting,
    declined,
    signed_sheet,
    written_down,
    assistant, // has one, accepted by the arbiter
    excused,   // may come after the default time
    last
};

struct Marked {
    static constexpr std::string_view word = "marked";

    Side side = Side::white;
    Mark mark = Mark::present;
    bool value = true;

    friend bool operator==(const Marked&, const Marked&) = default;
};

// A person decides.
struct Asked {
    static constexpr std::string_view word = "asked";

    Box<Question> question;

    friend bool operator==(const Asked&, const Asked&) = default;
};

struct Answered {
    static constexpr std::string_view word = "answered";

    friend bool operator==(Answered, Answered) = default;
};

// A request by its name, or leave for an act by its word; leave may be taken back.
struct Granted {
    static constexpr std::string_view word = "granted";

    Side side = Side::white;
    std::string request;
    bool taken_back = false;

    friend bool operator==(const Granted&, const Granted&) = default;
};

// Of the result, in half points.
struct PointsAdjusted {
    static constexpr std::string_view word = "points-adjusted";

    Side side = Side::white;
    std::int32_t halves = 0;

    friend bool operator==(const PointsAdjusted&, const PointsAdjusted&) = default;
};

// With everything that sanctions took or gave.
struct Ended {
    static constexpr std::string_view word = "ended";

    Box<Outcome> outcome;
    clock::Instant at{0}; // appeals are counted from here

    friend bool operator==(const Ended&, const Ended&) = default;
};

struct Appealed {
    static constexpr std::string_view word = "appealed";

    Side side = Side::white;
    rulebook::Authority authority = rulebook::Authority::arbiter;

    friend bool operator==(const Appealed&, const Appealed&) = default;
};

struct AppealAnswered {
    static constexpr std::string_view word = "appeal-answered";

    Side side = Side::white;
    bool granted = false;
    clock::Instant at{0};

    friend bool operator==(const AppealAnswered&, const AppealAnswered&) = default;
};

struct RulingGiven {
    static constexpr std::string_view word = "ruling-given";

    Box<Ruling> ruling;

    friend bool operator==(const RulingGiven&, const RulingGiven&) = default;
};

// A proof that decisions may rest on.
struct Proved {
    static constexpr std::string_view word = "proved";

    Box<Proof> proof;

    friend bool operator==(const Proved&, const Proved&) = default;
};

// Whether a drawing rule has ended the game is being proved, while play goes on.
struct Wanted {
    static constexpr std::string_view word = "wanted";

    Box<Proof> proof; // still open

    friend bool operator==(const Wanted&, const Wanted&) = default;
};

// An arbiter found that a drawing rule does not end the game as it stands.
struct Waived {
    static constexpr std::string_view word = "waived";

    std::string rule;

    friend bool operator==(const Waived&, const Waived&) = default;
};

// The game was not over after all: the move that ended it is contested (FIDE:5.1.1, FIDE:4.8).
struct Reopened {
    static constexpr std::string_view word = "reopened";

    friend bool operator==(Reopened, Reopened) = default;
};

} // namespace kodeks::referee
