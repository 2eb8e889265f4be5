// Asking a table: what is a position worth, how long will it take, which moves keep it.
#pragma once

#include "games/position.hpp"
#include "truth/tables/table.hpp"

namespace kodeks::truth::tables {

struct MoveOutcome {
    games::Move move;
    Outcome outcome; // for the player of the move, counted from before it
};

class Prober {
public:
    explicit Prober(Table& table) : table_(table) {}

    // Empty when the position is outside the table or the table is damaged. A game that is over
    // counts as inside.
    std::optional<Outcome> outcome(const games::Position& position);

    // The same for a game that is known to go on.
    std::optional<Outcome> going_on(const games::Position& position);

    // Every legal move with what it leads to, best first; moves of the same worth in move order.
    std::vector<MoveOutcome> moves(const games::Position& position);

    // Best play of both sides to the end, at most so many plies; among equals the first move in
    // move order. Empty for draws; ends early where the table knows no distance.
    std::vector<games::Move> best_line(const games::Position& position, std::size_t most_plies);

    Table& table() { return table_; }

private:
    Table& table_;
};

// The better outcome for the side it is meant for: win before draw before loss, short wins, long
// losses.
bool is_better(const Outcome& a, const Outcome& b);

// What the opponent's outcome after a move means before it.
Outcome before_move(const Outcome& after);

// The outcome of a position in which the game is over.
Outcome outcome_of_ending(const games::Position& position);

} // namespace kodeks::truth::tables
