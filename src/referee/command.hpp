// What somebody did or asked at a board, and when. Commands come from outside and may be anything;
// the referee answers each with events or a refusal.
#pragma once

#include "clock/clock.hpp"
#include "games/move.hpp"
#include "referee/outcome.hpp"
#include "referee/table_acts.hpp"

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

struct Adjust {}; // "I adjust": touching binds nobody until the next move

struct Make { // the piece is released; the clock is not yet pressed
    games::Move move;
    bool two_hands = false;
};

struct Press {};

struct Move { // on boards where only legal moves can be entered: made and completed at once
    games::Move move;
};

// Between the players.
struct OfferDraw {};

struct AcceptDraw {};

struct DeclineDraw {};

struct Resign {};

struct StopClock {};

// To the referee.
enum class ClaimKind : std::uint8_t { draw, flag, illegal_move };

struct Claim {
    ClaimKind kind = ClaimKind::draw;
    std::string rule{};                   // which drawing rule; empty: whichever holds
    std::optional<games::Move> written{}; // the intended move
};

struct Look {}; // the referee looks at the clocks: flags and latecomers

struct NoticeFlag {}; // somebody points at a fallen flag

struct NoticeIllegal {}; // somebody points at the last move

struct Report { // a breach, by its name in the rulebook
    std::string offence;
    Side against = Side::white;
};

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
                 QuickplayClaim, Adjourn, Seal, Open, Consent, Excuse, AcceptAssistant, GiveTime>;

struct Command {
    Instant at{0};
    Actor by = Actor::arbiter;
    Action action;
};

} // namespace kodeks::referee
