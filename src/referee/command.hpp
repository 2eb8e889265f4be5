// What somebody did or asked at a board, and when. Commands come from outside and may be anything;
// the referee answers each with events or a refusal.
#pragma once

#include "clock/clock.hpp"
#include "games/move.hpp"
#include "games/setup.hpp"
#include "referee/outcome.hpp"
#include "referee/table_acts.hpp"
#include "rulebook/hand_fault.hpp"
#include "rulebook/leave.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

namespace kodeks::referee {

using clock::Instant;
using games::Side;

enum class Actor : std::uint8_t {
    white,
    black,
    white_assistant,
    black_assistant,
    arbiter,
    chief_arbiter,
    spectator,
};

// The player who acts or for whom an assistant acts; empty for officials and spectators.
std::optional<Side> side_of(Actor actor);
bool is_official(Actor actor);
Actor player(Side side);

// Before and around the game.
struct Begin {}; // the appointed time has come

struct Arrive {
    Side side = Side::white;
};

// On the board. A move may be illegal: `move` says what was displaced, taken off and put on.
struct Touch {
    games::Square square;
    bool lifted = true; // on a board for the blind feeling a piece is not touching it
};

struct Adjust {           // "I adjust": touching binds nobody until the next move
    bool consent = false; // of the opponent, obtained beforehand
};

struct Make { // the piece is released; the clock is not yet pressed
    games::Move move;
    bool two_hands = false;
    // What the board alone does not show: another move was replaced, pieces went off too early ...
    rulebook::HandFault how = rulebook::HandFault::none;
    std::optional<games::Square> crown{}; // where the upper half of a king stands, if elsewhere
    bool only_written = false;            // on the sheet, the opponent being absent
};

struct Press {};

struct Move { // on boards where only legal moves can be entered: made and completed at once
    games::Move move;
};

struct PutRight { // a player restores the position before the last irregular move himself
    bool partly = false;
};

struct WriteDown {}; // the assistant has written the move

// Between the players.
struct OfferDraw {};

struct AcceptDraw {};

struct DeclineDraw {};

struct Resign {};

struct StopClock {
    bool declares_draw = false; // he is winning, but for time, and settles for a draw
};

struct Remind {}; // "your clock is running"

// To the referee.
enum class ClaimKind : std::uint8_t { draw, flag, illegal_move };

struct Claim {
    ClaimKind kind = ClaimKind::draw;
    std::string rule{};                   // which drawing rule; empty: whichever holds
    std::optional<games::Move> written{}; // the intended move
    bool has_record = true;               // a complete one; otherwise what the arbiter has seen
    Milliseconds check_time{0};           // what the check takes
};

struct Look {}; // the referee looks at the clocks: flags and latecomers

struct NoticeFlag {}; // somebody points at a fallen flag

struct NoticeIllegal {}; // somebody points at the last move

struct Report { // a breach, by its name in the rulebook
    std::string offence;
    Side against = Side::white;
};

struct Ask { // may this be told or done?
    rulebook::Act act = rulebook::Act::tell_whose_turn;
    Side side = Side::white; // the player concerned
};

struct DoubtFlag {}; // a player says that his flag does not work

// The arbiter's own acts.
struct Pause {};

struct Resume {
    std::optional<Side> running{}; // empty: whoever ran before
};

struct CorrectClock {
    Side side = Side::white;
    Milliseconds amount{0};
};

struct Decide { // the answer to an open question, by the number of the option
    std::int32_t option = 0;
    std::optional<Milliseconds> time{};   // how much, where the option asks for it
    std::optional<std::int32_t> halves{}; // half points, likewise
};

struct PressFailed { // a player's press has not switched the clock
    Side side = Side::white;
};

struct FaultyClock { // replaced; `amount` is what a player's reading was wrong by, if known
    Side side = Side::white;
    std::optional<Milliseconds> amount{};
};

struct CheckRecord { // so many moves are missing on a player's sheet
    Side side = Side::white;
    std::int32_t missing = 0;
};

struct RestoreRecord { // after the control: who has stopped recording
    bool white = false;
    bool black = false;
};

struct ChoreDone { // pieces or record are restored, or cannot be
    bool restored = true;
};

struct Witness {}; // the arbiter stays and sees the moves counted

struct RecordDraw { // an arbiter records a draw himself, as some rules of quick play let him
    // Who wanted to win from a drawn position; empty: a repetition.
    std::optional<Side> presses{};
};

// After the game.
struct Sign {};

struct Appeal {};

struct CorrectResult {
    std::optional<Side> winner{};
    std::string reason;
};

using Action =
    std::variant<Begin, Arrive, Touch, Adjust, Make, Press, Move, OfferDraw, AcceptDraw,
                 DeclineDraw, Resign, StopClock, Claim, Look, NoticeFlag, NoticeIllegal, Report,
                 Pause, Resume, CorrectClock, Decide, Sign, Appeal, CorrectResult,
                 // table_acts.hpp
                 Release, Remove, Replace, Announce, Discover, Restore, TouchClaim, Request, Record,
                 QuickplayClaim, Adjourn, Seal, Open, Consent, Excuse, AcceptAssistant, GiveTime,
                 // of draughts above all
                 PutRight, WriteDown, Remind, Ask, DoubtFlag, PressFailed, FaultyClock, CheckRecord,
                 RestoreRecord, ChoreDone, Witness, RecordDraw>;

struct Command {
    Instant at{0};
    Actor by = Actor::arbiter;
    Action action;
};

} // namespace kodeks::referee
