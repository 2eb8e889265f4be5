// Facts. The state of a game is nothing but its events folded in order (state.hpp, apply()).
#pragma once

#include "games/setup.hpp"
#include "referee/command.hpp"
#include "referee/outcome.hpp"
#include "referee/ruling.hpp"
#include "referee/table_facts.hpp"

#include <type_traits>
#include <variant>

namespace kodeks::referee {

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

enum class ClockChange : std::uint8_t { started, pressed, paused, switched_back };

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

struct PhaseChanged {
    Phase phase = Phase::scheduled;
};

struct ClockChanged {
    ClockChange change = ClockChange::started;
    Side side = Side::white; // who is started; otherwise who it is about
    Instant at{0};
};

struct TimeCorrected {
    Side side = Side::white;
    Milliseconds amount{0};
};

struct Touched {
    Side side = Side::white;
    games::Square square;
};

struct MoveMade {
    Side side = Side::white;
    games::Move move;
    bool legal = true; // the position after it is what the rules make of it
    rulebook::HandFault how = rulebook::HandFault::none;
    games::Move instead_of{}; // of a move that replaced another
};

struct MoveCompleted {
    Side side = Side::white;
};

struct TakenBack { // the board as it was before the ply
    std::int32_t ply = 0;
};

struct Bound { // the move that must be played
    Side side = Side::white;
    games::Move move;
};

struct OfferMade {
    Side side = Side::white;
};

struct OfferClosed {};

struct Counted {
    Side side = Side::white;
    Counter counter = Counter::illegal;
};

struct Marked {
    Side side = Side::white;
    Mark mark = Mark::present;
    bool value = true;
};

struct Asked { // a person decides; the options are "option.<name>" messages
    std::string_view question;
    Side about = Side::white;
    BoundedVector<std::string_view, 12> options{};
};

struct Answered {};

struct Ended {
    Outcome outcome;
};

struct Appealed {
    Side side = Side::white;
};

struct Noted { // an irregular move has been spoken of
    std::int32_t ply = 0;
};

struct BoardSet {
    games::Setup setup;
};

enum class Task : std::uint8_t { pieces, record, both_records };

struct ChoreBegun { // somebody restores something on his own time
    Task task = Task::pieces;
    Side side = Side::white;
    Instant at{0};
};

struct ChoreEnded {};

struct Witnessed {};

struct RulingGiven {
    Ruling ruling;
};

using Event =
    std::variant<PhaseChanged, ClockChanged, TimeCorrected, Touched, MoveMade, MoveCompleted,
                 TakenBack, Bound, OfferMade, OfferClosed, Counted, Marked, Asked, Answered, Ended,
                 Appealed, RulingGiven,
                 // table_facts.hpp
                 Staged, Announced, CastlingLost, Watching, Postponed, IncrementGiven, MovesCounted,
                 PeriodBegun, SheetChanged, AdjournmentChanged, PointsAdjusted, Granted, Consented,
                 // of draughts above all
                 Noted, BoardSet, ChoreBegun, ChoreEnded, Witnessed>;

static_assert(std::is_trivially_copyable_v<Event>, "plain moves must stay cheap");

} // namespace kodeks::referee
