// One game as the referee sees it. A value built only by folding events: the same events give the
// same state, on every machine.
//
// The board is a Setup, because play may go on from positions that no legal game reaches (an
// illegal move that stands); `position` is there whenever it can be played from.
#pragma once

#include "referee/event.hpp"
#include "referee/regulations.hpp"
#include "rulebook/draws/tally.hpp"

#include <array>
#include <optional>
#include <vector>

namespace kodeks::referee {

struct Ply {
    games::Setup before;
    games::Move move;
    Side side = Side::white;
    bool legal = true;
    bool completed = false;
    rulebook::HandFault how = rulebook::HandFault::none;
    bool noted = false; // its irregularity has been spoken of
    games::Move instead_of{};
    std::array<Milliseconds, 2> spent{}; // time less extras when the turn began, by Side

    bool faulty() const { return !legal || how != rulebook::HandFault::none; }

    friend bool operator==(const Ply&, const Ply&) = default;
};

struct Player {
    std::array<std::int32_t, static_cast<std::size_t>(Counter::last)> counts{};
    std::array<bool, static_cast<std::size_t>(Mark::last)> marks{};
    std::int32_t made = 0;      // moves on the board
    std::int32_t completed = 0; // moves with the clock pressed
    BoundedVector<games::Square, 8> touched{};
    std::optional<games::Move> bound{}; // must be played
    bool bound_by_hand = false;         // because it stood on the board already

    std::int32_t count(Counter counter) const { return counts[static_cast<std::size_t>(counter)]; }

    bool is(Mark mark) const { return marks[static_cast<std::size_t>(mark)]; }

    friend bool operator==(const Player&, const Player&) = default;
};

struct Question {
    std::string_view name;
    Side about = Side::white;
    BoundedVector<std::string_view, 12> options{};

    friend bool operator==(const Question&, const Question&) = default;
};

// Something that a player restores on his own time; play waits.
struct Chore {
    Task task = Task::pieces;
    Side side = Side::white;
    std::optional<Side> ran{}; // whose clock ran before
    Instant since{0};

    friend bool operator==(const Chore&, const Chore&) = default;
};

struct State {
    explicit State(const Match& match);

    Match match; // who plays what under which rules: fixed before the game
    Phase phase = Phase::scheduled;
    games::Setup start; // where the first of `plies` was made
    games::Setup board;
    std::optional<games::Position> position;
    rulebook::DrawTally tally;
    clock::Clock clock;
    std::optional<Instant> begun;
    std::array<Player, 2> players{}; // by Side
    std::vector<Ply> plies;
    std::optional<Side> offer;  // who offers a draw
    std::optional<Side> paused; // whose clock ran before the pause
    std::optional<Question> question;
    std::optional<Outcome> outcome;
    std::optional<Chore> chore;
    std::optional<rulebook::DrawTally> witnessed; // since an arbiter has been there
    std::int32_t witnessed_from = 0;              // the number of plies then
    std::optional<Partial> partial;               // of the player to move
    std::optional<games::Move> announced;         // the last move, once it has been spoken
    std::optional<std::int32_t> watching; // completed moves after which the position is judged
    std::optional<Adjournment> adjournment;
    std::array<Sheet, 2> sheets{}; // by Side
    std::array<std::int32_t, 2> half_points{};
    std::array<std::array<std::uint8_t, requests_max>, 2> granted{};
    bool postponed = false; // a claim in the last minutes
    bool consented = false; // the arbiter allows a draw by agreement

    Player& of(Side side) { return players[static_cast<std::size_t>(side)]; }

    const Player& of(Side side) const { return players[static_cast<std::size_t>(side)]; }

    Side to_move() const { return board.to_move; }

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

} // namespace kodeks::referee
