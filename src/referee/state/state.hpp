// One game as the referee sees it. A value built only by folding events: the same events give the
// same state, on every machine.
//
// The board is a Setup, because play may go on from positions that no legal game reaches (an
// illegal move that stands); `position` is there whenever it can be played from.
#pragma once

#include "games/variant.hpp"
#include "referee/event/event.hpp"
#include "rulebook/draws/tally.hpp"

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace kodeks::referee {

// A move on the board. The board before it is not kept: board_before() plays it again.
struct Ply {
    games::Move move;
    std::array<Milliseconds, 2> spent{}; // time less extras when the turn began, by Side
    Side side = Side::white;
    bool legal = true;
    bool completed = false;
    bool noted = false;     // its irregularity has been spoken of
    bool unpressed = false; // completed by something else than the press of the clock
    rulebook::HandFault how = rulebook::HandFault::none;

    bool faulty() const { return !legal || how != rulebook::HandFault::none; }

    friend bool operator==(const Ply&, const Ply&) = default;
};

struct Player {
    std::array<std::int32_t, static_cast<std::size_t>(Counter::last)> counts{};
    std::array<bool, static_cast<std::size_t>(Mark::last)> marks{};
    std::int32_t made = 0;      // moves on the board
    std::int32_t completed = 0; // moves with the clock pressed
    std::int32_t recount = 0;   // by which the arbiter counts other than the board (FIDE:8.6)
    BoundedVector<games::Square, 8> touched{};
    std::optional<games::Move> bound{}; // must be played
    bool bound_by_hand = false;         // because it stood on the board already

    std::int32_t count(Counter counter) const { return counts[static_cast<std::size_t>(counter)]; }

    bool is(Mark mark) const { return marks[static_cast<std::size_t>(mark)]; }

    friend bool operator==(const Player&, const Player&) = default;
};

// What a move on the board replaced.
struct Replacement {
    std::int32_t ply = 0;
    games::Move instead_of;

    friend bool operator==(const Replacement&, const Replacement&) = default;
};

// How often a request was granted.
struct GrantCount {
    Side side = Side::white;
    std::string request;
    std::int32_t count = 0;

    friend bool operator==(const GrantCount&, const GrantCount&) = default;
};

// Something that a player restores on his own time; play waits.
struct Chore {
    Task task = Task::pieces;
    Side side = Side::white;
    std::optional<Side> ran{}; // whose clock ran before
    Instant since{0};

    friend bool operator==(const Chore&, const Chore&) = default;
};

// Where a player's appeal stands.
struct AppealCourse {
    std::optional<rulebook::Authority> open{};    // before whom it is
    std::optional<rulebook::Authority> decided{}; // by whom it was decided last
    Instant since{0};                             // when that was

    friend bool operator==(const AppealCourse&, const AppealCourse&) = default;
};

struct State {
    State() = default; // nothing is opened yet: the first event is Opened
    explicit State(const Settings& fixed);

    Settings settings;                       // fixed before the game
    const games::Variant* variant = nullptr; // named by the settings
    Phase phase = Phase::scheduled;
    games::Setup start; // where the first of `plies` was made
    games::Setup board;
    std::optional<games::Position> position;
    rulebook::DrawTally tally;
    clock::Clock clock;
    std::optional<Instant> begun;
    std::array<Player, 2> players{}; // by Side
    std::vector<Ply> plies;
    std::vector<Replacement> replacements; // of the plies that have one
    std::optional<Side> offer;             // who offers a draw
    std::optional<Side> paused;            // whose clock ran before the pause
    std::optional<Question> question;
    std::optional<Outcome> outcome;
    Instant ended{0};                      // when, if it is over
    std::array<AppealCourse, 2> appeals{}; // by Side
    std::optional<Chore> chore;
    std::optional<rulebook::DrawTally> witnessed; // since an arbiter has been there
    std::int32_t witnessed_from = 0;              // the number of plies then
    std::optional<Partial> partial;               // of the player to move
    std::optional<games::Move> announced;         // the last move, once it has been spoken
    std::optional<std::int32_t> watching; // completed moves after which the position is judged
    std::optional<Adjournment> adjournment;
    std::array<Sheet, 2> sheets{}; // by Side
    std::array<std::int32_t, 2> half_points{};
    std::vector<GrantCount> granted;
    std::vector<Proof> proofs;       // of positions that may still be asked about
    std::optional<Proof> wanted;     // of the present position, not yet there
    std::vector<std::string> waived; // drawing rules, until the balance of forces changes
    bool postponed = false;          // a claim in the last minutes
    bool consented = false;          // the arbiter allows a draw by agreement

    Player& of(Side side) { return players[static_cast<std::size_t>(side)]; }

    const Player& of(Side side) const { return players[static_cast<std::size_t>(side)]; }

    Side to_move() const { return board.to_move; }

    // Moves of a player since the first move of the game, also where the position was set up at a
    // later one.
    std::int32_t moves_made(Side side) const { return of(side).made + moves_before(side); }

    std::int32_t moves_before(Side side) const {
        return start.move_number - 1 + (side == Side::white && start.to_move == Side::black);
    }

    bool opened() const { return variant != nullptr; }

    // The player whose move is made but not completed.
    std::optional<Side> made_by() const;

    // The last move of a player, if it is not completed; -1: there is none.
    std::int32_t open_ply(Side side) const;

    // What the player must play; nothing once an irregular move that stands has made it impossible.
    std::optional<games::Move> bound(Side side) const;

    bool over() const { return outcome.has_value(); }

    friend bool operator==(const State&, const State&) = default;
};

void apply(State& state, const Event& event);

// A fact that could be changed or moved from is folded like any other; without these the standard
// library's function of the same name would be meant.
inline void apply(State& state, Event& event) {
    apply(state, std::as_const(event));
}

inline void apply(State& state, Event&& event) {
    apply(state, std::as_const(event));
}

// The board with its counters: the number of the move to be made, and the plies since the last
// capture or pawn move where the game counts them.
games::Setup numbered_board(const State& state);

// What stood there before the ply was made.
games::Setup board_before(const State& state, std::size_t ply);

// The question about the present position whose proof is wanted.
truth::Query wanted_query(const State& state);

// What the ply was made instead of; an empty move when it replaced nothing.
games::Move instead_of(const State& state, std::size_t ply);

} // namespace kodeks::referee
