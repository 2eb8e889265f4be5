// Facts. The state of a game is nothing but its events folded in order (state.hpp, apply()).
// Everything is trivially copyable, so that plain moves do not pay for what is rare.
#pragma once

#include "base/bounded.hpp"
#include "games/setup.hpp"
#include "referee/adjourned.hpp"
#include "referee/command.hpp"
#include "referee/outcome.hpp"
#include "referee/partial.hpp"
#include "referee/ruling.hpp"
#include "referee/sheet.hpp"

#include <string_view>
#include <type_traits>
#include <variant>

namespace kodeks::referee {

constexpr std::size_t requests_max = 16; // in the list of a rulebook

// The course of the game.

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

struct PhaseChanged {
    Phase phase = Phase::scheduled;
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
    Side side = Side::white;
    Counter counter = Counter::illegal;
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

struct Granted { // a request, by its place in the list of the rulebook
    Side side = Side::white;
    std::uint8_t request = 0;
};

struct PointsAdjusted { // of the result, in half points
    Side side = Side::white;
    std::int32_t halves = 0;
};

struct Ended {
    Outcome outcome;
};

struct Appealed {
    Side side = Side::white;
};

struct RulingGiven {
    Ruling ruling;
};

// The board.

struct Touched {
    Side side = Side::white;
    games::Square square;
};

struct Staged {
    Side side = Side::white;
    std::optional<Partial> partial{};
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

struct Announced {
    Side side = Side::white;
    games::Move move;
};

struct TakenBack { // the board as it was before the ply
    std::int32_t ply = 0;
};

struct Bound { // the move that must be played
    Side side = Side::white;
    games::Move move;
    bool released = false; // it stood on the board already; otherwise it was written for a claim
};

struct Noted { // an irregular move has been spoken of
    std::int32_t ply = 0;
};

struct BoardSet {
    games::Setup setup;
};

struct CastlingLost {
    games::SquareSet rooks;
};

struct Watching { // an irregular position must be gone after this many plies more
    std::optional<std::int32_t> completed{};
};

// The clock.

enum class ClockChange : std::uint8_t { started, pressed, paused, switched_back };

struct ClockChanged {
    ClockChange change = ClockChange::started;
    Side side = Side::white; // who is started; otherwise who it is about
    Instant at{0};
};

struct TimeCorrected {
    Side side = Side::white;
    Milliseconds amount{0};
};

struct IncrementGiven {
    Milliseconds time{0};
};

struct MovesCounted { // the arbiter sets the number of completed moves
    Side side = Side::white;
    std::int32_t moves = 0;
};

struct PeriodBegun { // the fallen flag is raised: the moves were made, or nobody can show otherwise
    Side side = Side::white;
};

// Draws.

struct OfferMade {
    Side side = Side::white;
};

struct OfferClosed {};

struct Consented {};

struct Witnessed {};

struct Postponed {
    bool value = true;
};

// Score sheets, and what is restored on somebody's time.

struct SheetChanged {
    Side side = Side::white;
    Sheet sheet;
};

enum class Task : std::uint8_t {
    pieces,
    record, // after the control
    both_records,
    checked_record, // too many moves were missing
};

struct ChoreBegun { // somebody restores something on his own time
    Task task = Task::pieces;
    Side side = Side::white;
    Instant at{0};
};

struct ChoreEnded {};

// Adjourned games.

struct AdjournmentChanged {
    std::optional<Adjournment> adjournment{};
};

using Event = std::variant<
    // The course of the game.
    PhaseChanged, Counted, Marked, Asked, Answered, Granted, PointsAdjusted, Ended, Appealed,
    RulingGiven,
    // The board.
    Touched, Staged, MoveMade, MoveCompleted, Announced, TakenBack, Bound, Noted, BoardSet,
    CastlingLost, Watching,
    // The clock.
    ClockChanged, TimeCorrected, IncrementGiven, MovesCounted, PeriodBegun,
    // Draws.
    OfferMade, OfferClosed, Consented, Witnessed, Postponed,
    // Score sheets, and what is restored on somebody's time.
    SheetChanged, ChoreBegun, ChoreEnded,
    // Adjourned games.
    AdjournmentChanged>;

static_assert(std::is_trivially_copyable_v<Event>, "plain moves must stay cheap");

} // namespace kodeks::referee
