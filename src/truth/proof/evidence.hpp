// A question about forced play, and evidence for its answer that anybody can replay.
//
// The question is always: can this side force a win, ever or within so many of its own moves? Who
// is right, the side (proved) or its opponent (refuted), has a strategy: one move for each position
// it may come to. A strategy that wins must come to an end whatever is answered; one that prevents
// the win may go round in circles for ever. Play is followed until the game is over or until the
// leaves know the outcome.
#pragma once

#include "games/position.hpp"
#include "truth/tables/code.hpp"
#include "truth/truth.hpp"

#include <functional>
#include <optional>
#include <vector>

namespace kodeks::truth {

using tables::Outcome;
using tables::Value;

struct Question {
    games::Position position;
    games::Side side;
    std::optional<int> moves = std::nullopt; // own moves of that side; empty: ever
};

// What is known without search: endgame tables, or nothing at all.
using Leaves = std::function<std::optional<Outcome>(const games::Position&)>;

// What the side that is right plays in a position; with a limit, when so many plies are left.
struct Step {
    games::Identity position;
    int plies_left = 0;
    games::Move move;
};

struct Answer {
    Verdict verdict = Verdict::open;
    std::vector<Step> strategy;        // sorted by position and plies; empty when a leaf answers
    std::uint64_t nodes = 0;           // what it cost
    std::optional<Outcome> known = {}; // what the leaves say of the position itself
};

// How many plies the limit leaves: the last one is a move of the asking side.
int plies_allowed(const Question& question);

// What is settled about a position without looking at its moves: proved, refuted or (open) neither.
// `plies_left` is empty when there is no limit.
Verdict settled(const games::Position& position, games::Side side, std::optional<int> plies_left,
                const Leaves& leaves);

void sort_strategy(std::vector<Step>& strategy);

// Plays the strategy against every defence. "Open" never replays.
bool replays(const Question& question, const Answer& answer, const Leaves& leaves);

} // namespace kodeks::truth
